"""What a backup plan copies.

AWS: AWS::Backup::BackupSelection adds resources to a plan (CloudFormation template reference,
"AWS::Backup::BackupSelection"). ministack has the service, but CloudFormation there does not know the type.
"""

import json

from ministack.services.backup import _create_selection, _delete_selection

from patching import adds_handlers


def create(logical_id, props, stack_name):
    status, _, body = _create_selection(props["BackupPlanId"], props)
    if status >= 400:
        raise ValueError(f"AWS::Backup::BackupSelection: {body!r}")
    return json.loads(body)["SelectionId"], {}


def delete(physical_id, props):
    _delete_selection(props["BackupPlanId"], physical_id)


adds_handlers("AWS::Backup::BackupSelection", create=create, delete=delete)
