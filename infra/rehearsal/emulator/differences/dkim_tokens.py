"""The DNS records by which SES signs mails of a domain.

AWS: an AWS::SES::EmailIdentity has the attributes DkimDNSTokenName1 to 3 and DkimDNSTokenValue1 to 3
(CloudFormation template reference, "AWS::SES::EmailIdentity", return values). ministack has none of them.
"""

from patching import replaces_handler


@replaces_handler("AWS::SES::EmailIdentity", "create")
def create(original, logical_id, props, stack_name):
    return with_tokens(*original(logical_id, props, stack_name))


@replaces_handler("AWS::SES::EmailIdentity", "update")
def update(original, physical_id, old_props, new_props, stack_name, logical_id=None):
    return with_tokens(*original(physical_id, old_props, new_props, stack_name, logical_id))


def with_tokens(domain, attributes):
    names = {f"DkimDNSTokenName{n}": f"token{n}._domainkey.{domain}" for n in (1, 2, 3)}
    values = {f"DkimDNSTokenValue{n}": f"token{n}.dkim.amazonses.com" for n in (1, 2, 3)}
    return domain, {**attributes, **names, **values}
