"""ExcludePunctuation of a generated secret.

AWS: the secret then has no punctuation (CloudFormation template reference, "AWS::SecretsManager::Secret
GenerateSecretString"). ministack ignores it, and knows ExcludeCharacters only.
"""

import string

from patching import replaces


@replaces("ministack.services.cloudformation.provisioners", "_sm_secret_string")
def generate(original, props):
    wishes = props.get("GenerateSecretString") or {}
    if wishes.get("ExcludePunctuation"):
        excluded = wishes.get("ExcludeCharacters", "") + string.punctuation
        props = {**props, "GenerateSecretString": {**wishes, "ExcludeCharacters": excluded}}
    return original(props)
