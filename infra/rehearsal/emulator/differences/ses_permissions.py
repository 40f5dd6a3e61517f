"""What IAM checks before SES sends a mail.

AWS: SendEmail needs a permission for the sender's identity and for the configuration set, and conditions may name
ses:FromAddress (service authorization reference, "Actions, resources, and condition keys for Amazon Simple Email
Service v2"). As long as the account is in the sandbox, it needs one for the identity of each recipient too: no page says
so, but the error does ("not authorized to perform ses:SendEmail on resource ...:identity/<recipient>", aws-sdk-js
issue 3641). ministack asks for a permission on `*` and doesn't know the key, so it denies what AWS allows.
"""

import json
from email.utils import parseaddr

from ministack import app
from ministack.core.responses import get_account_id
from ministack.services.ses import _production_access_enabled
from ministack.services.ses_v2 import _identities

from patching import replaces


@replaces("ministack.app", "_enforce_ses_v2")
def enforce(original, method, path, headers, body, query_params, request_id):
    if (method, path) != ("POST", "/v2/email/outbound-emails"):
        return original(method, path, headers, body, query_params, request_id)
    mail = json.loads(body)
    sender = parseaddr(mail.get("FromEmailAddress", ""))[1]
    resources = [f"identity/{identity_of(sender)}"]
    if not _production_access_enabled():
        recipients = map(identity_of, mail.get("Destination", {}).get("ToAddresses", []))
        resources += [f"identity/{recipient}" for recipient in recipients if recipient in _identities]
    if mail.get("ConfigurationSetName"):
        resources.append(f"configuration-set/{mail['ConfigurationSetName']}")
    for resource in resources:
        arn = f"arn:aws:ses:{app.extract_region(headers, query_params)}:{get_account_id()}:{resource}"
        denied = app._enforce_data_plane(
            "sesv2",
            "ses:SendEmail",
            headers,
            query_params,
            request_id,
            resource_arn=arn,
            service_context={"ses:fromaddress": sender},
            named_resource=arn,
        )
        if denied:
            return denied
    return None


def identity_of(address):
    """An address that isn't an identity itself is sent for by its domain's."""
    return address if address in _identities else address.split("@")[-1]
