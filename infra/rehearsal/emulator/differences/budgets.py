"""Budgets.

AWS: AWS::Budgets::Budget makes a budget that tells its subscribers, under a name that CloudFormation makes up where the
template gives none (CloudFormation template reference, "AWS::Budgets::Budget"). ministack has the service, but
CloudFormation there does not know the type.
"""

from ministack.core.responses import new_uuid
from ministack.services.budgets import _create_budget, _delete_budget

from patching import adds_handlers


def create(logical_id, props, stack_name):
    name = props["Budget"].get("BudgetName") or f"{stack_name}-{logical_id}-{new_uuid()[:12]}"
    status, _, body = _create_budget({**props, "Budget": {**props["Budget"], "BudgetName": name}})
    if status >= 400:
        raise ValueError(f"AWS::Budgets::Budget: {body!r}")
    return name, {}


def delete(physical_id, props):
    _delete_budget({"BudgetName": physical_id})


adds_handlers("AWS::Budgets::Budget", create=create, delete=delete)
