"""Budgets.

AWS: AWS::Budgets::Budget makes a budget that tells its subscribers (CloudFormation template reference,
"AWS::Budgets::Budget"). ministack has the service, but CloudFormation there does not know the type.
"""

from ministack.services.budgets import _create_budget, _delete_budget

from patching import adds_handlers


def create(logical_id, props, stack_name):
    status, _, body = _create_budget(props)
    if status >= 400:
        raise ValueError(f"AWS::Budgets::Budget: {body!r}")
    return props["Budget"]["BudgetName"], {}


def update(physical_id, old_props, new_props, stack_name):
    delete(physical_id, old_props)
    return create(physical_id, new_props, stack_name)


def delete(physical_id, props):
    _delete_budget({"BudgetName": physical_id})


adds_handlers("AWS::Budgets::Budget", create=create, update=update, delete=delete)
