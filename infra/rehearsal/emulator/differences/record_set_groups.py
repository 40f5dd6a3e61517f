"""Groups of DNS records.

AWS: AWS::Route53::RecordSetGroup makes all of its RecordSets (CloudFormation template reference,
"AWS::Route53::RecordSetGroup"). ministack knows single records only, and makes the group of them here.
"""

from ministack.services.cloudformation.provisioners import _r53_record_set_create, _r53_record_set_delete

from patching import adds_handlers


def create(logical_id, props, stack_name):
    for record in records(props):
        _r53_record_set_create(logical_id, record, stack_name)
    return f"{stack_name}-{logical_id}", {}


def delete(physical_id, props):
    for record in records(props):
        _r53_record_set_delete(physical_id, record)


def records(props):
    zone = {key: props[key] for key in ("HostedZoneId", "HostedZoneName") if key in props}
    return [{**zone, **record} for record in props["RecordSets"]]


adds_handlers("AWS::Route53::RecordSetGroup", create=create, delete=delete)
