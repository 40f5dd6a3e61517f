"""References to secrets are read again when their resource changes.

AWS: CloudFormation reads `{{resolve:secretsmanager:…}}` again when any property of the resource is updated
(CloudFormation user guide, "Get a secret or secret value from Secrets Manager", section "Considerations"). ministack
does so only when the resource's text in the template changed, not when the value of a parameter did.
"""

from patching import replaces

# A key that is no reference, in the table that ministack keeps of a resource's references.
PROPERTIES = "properties"


@replaces("ministack.services.cloudformation.stacks", "_resolve_dynamic_references")
def resolve(original, value, previous=None, reuse_ssm=False, reuse_secrets=False):
    reuse_secrets = reuse_secrets and (previous or {}).get(PROPERTIES) == value
    resolved, references = original(value, previous, reuse_ssm, reuse_secrets)
    return resolved, {**references, PROPERTIES: value} if references else references
