"""Budgets.

AWS: AWS::Budgets::Budget makes a budget that tells its subscribers. A change of these or of its name makes a new budget,
under a name that CloudFormation makes up where the template gives none, and only then the old one goes (CloudFormation
template reference, "AWS::Budgets::Budget"; user guide, "Update behaviors of stack resources"). ministack has the
service, but CloudFormation there does not know the type.
"""

from ministack.core.responses import new_uuid
from ministack.services.budgets import _create_budget, _delete_budget, _update_budget

from patching import adds_handlers


def create(logical_id, props, stack_name):
    name = props["Budget"].get("BudgetName") or f"{stack_name}-{logical_id}-{new_uuid()[:12]}"
    checked(_create_budget({**props, "Budget": {**props["Budget"], "BudgetName": name}}))
    return name, {}


def update(physical_id, old_props, new_props, stack_name, logical_id):
    if replacing(old_props) != replacing(new_props):
        # Another name than before has the stack delete the old one in the end.
        return create(logical_id, new_props, stack_name)
    checked(_update_budget({"NewBudget": {**new_props["Budget"], "BudgetName": physical_id}}))
    return physical_id, {}


def delete(physical_id, props):
    _delete_budget({"BudgetName": physical_id})


def replacing(props):
    return props["Budget"].get("BudgetName"), props.get("NotificationsWithSubscribers")


def checked(answer):
    status, _, body = answer
    if status >= 400:
        raise ValueError(f"AWS::Budgets::Budget: {body!r}")


adds_handlers("AWS::Budgets::Budget", create=create, update=update, update_with_logical_id=True, delete=delete)
