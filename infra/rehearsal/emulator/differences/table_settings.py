"""Expiry and backups of a table, as its template asks for them.

AWS: AWS::DynamoDB::Table takes TimeToLiveSpecification and PointInTimeRecoverySpecification (CloudFormation template
reference, "AWS::DynamoDB::Table"). ministack knows both, by calls of DynamoDB's API only.
"""

from ministack.services.dynamodb import _update_continuous_backups, _update_ttl

from patching import replaces_handler


@replaces_handler("AWS::DynamoDB::Table", "create")
def create(original, logical_id, props, stack_name):
    return with_settings(original(logical_id, props, stack_name), props)


@replaces_handler("AWS::DynamoDB::Table", "update")
def update(original, physical_id, old_props, new_props, stack_name, logical_id=None):
    return with_settings(original(physical_id, old_props, new_props, stack_name, logical_id), new_props)


def with_settings(made, props):
    for setting, apply in (
        ("TimeToLiveSpecification", _update_ttl),
        ("PointInTimeRecoverySpecification", _update_continuous_backups),
    ):
        if setting in props:
            apply({"TableName": made[0], setting: props[setting]})
    return made
