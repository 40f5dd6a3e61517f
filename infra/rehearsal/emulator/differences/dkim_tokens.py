"""The DNS records by which SES signs mails of a domain.

AWS: an AWS::SES::EmailIdentity has the attributes DkimDNSTokenName1 to 3 and DkimDNSTokenValue1 to 3
(CloudFormation template reference, "AWS::SES::EmailIdentity", return values). ministack has none of them.
"""

from patching import replaces_handler


@replaces_handler("AWS::SES::EmailIdentity", "create")
def create(original, logical_id, props, stack_name):
    domain, attributes = original(logical_id, props, stack_name)
    names = {f"DkimDNSTokenName{n}": f"token{n}._domainkey.{domain}" for n in (1, 2, 3)}
    values = {f"DkimDNSTokenValue{n}": f"token{n}.dkim.amazonses.com" for n in (1, 2, 3)}
    return domain, {**attributes, **names, **values}
