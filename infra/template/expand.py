"""Prints template.yaml as CloudFormation sees it after the SAM transform, as JSON.

Run with the Python of cfn-lint, which brings the transform itself (aws-sam-translator).
"""

import json
import os
import sys
from pathlib import Path

os.environ["AWS_DEFAULT_REGION"] = "eu-central-1"

from samtranslator.translator.transform import transform
from samtranslator.yaml_helper import yaml_parse


class NoManagedPolicies:
    """The template names its policies by ARN, so the transform has none to look up."""

    def load(self):
        return {}


template = yaml_parse(Path(sys.argv[1]).read_text(encoding="utf-8"))
# The transform takes packaged code only; `sam deploy` uploads it first.
for resource in template["Resources"].values():
    for name in ("CodeUri", "ContentUri"):
        if name in resource.get("Properties", {}):
            resource["Properties"][name] = "s3://bucket/key"
template["Globals"]["Function"]["CodeUri"] = "s3://bucket/key"

parameters = {name: str(parameter.get("Default", "")) for name, parameter in template["Parameters"].items()}
json.dump(transform(template, parameters, NoManagedPolicies()), sys.stdout)
