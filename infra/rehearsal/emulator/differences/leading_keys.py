"""The partition keys that a permission on a table may name.

AWS: a condition on dynamodb:LeadingKeys is about the partition keys of the items that a request works with; each item of a
transaction is allowed or denied as what is done to it (DynamoDB developer guide, "Using IAM policy conditions for fine-grained access
control" and "Amazon DynamoDB Transactions: How it works"). ministack doesn't know the key: a condition that wants it there denies
everything, and any other allows everything.
"""

import json
from contextvars import ContextVar

from ministack.services.dynamodb import _tables

from patching import replaces

# Of a transaction's items, in the order in which they are checked.
keys = ContextVar("keys")


@replaces("ministack.core.iam_actions", "dynamodb_service_context")
def service_context(original, body):
    request = json.loads(body or b"{}")
    return {**original(body), **leading_keys(request)}


@replaces("ministack.core.iam_actions", "dynamodb_transaction_checks")
def transaction_checks(original, iam_action, body, region, account_id):
    checks = original(iam_action, body, region, account_id)
    if checks:
        items = json.loads(body)["TransactItems"]
        keys.set([leading_keys(detail) for item in items for detail in item.values()])
    return checks


@replaces("ministack.core.iam_evaluator", "enforce")
def enforce(original, access_key_id, iam_action, service, region, resource_arn="*", service_context=None):
    if "dynamodb:EnclosingOperation" in (service_context or {}):
        service_context = {**service_context, **keys.get().pop(0)}
    return original(access_key_id, iam_action, service, region, resource_arn, service_context)


def leading_keys(detail):
    """The condition key of a request or of an item of a transaction; nothing where it names no item, such as in a query."""
    item = detail.get("Key") or detail.get("Item") or {}
    read = {table: batch.get("Keys", []) for table, batch in detail.get("RequestItems", {}).items()}
    values = []
    for table, items in (read or {detail.get("TableName"): [item]}).items():
        schema = (_tables.get(table) or {}).get("KeySchema", [])
        names = [key["AttributeName"] for key in schema if key["KeyType"] == "HASH"]
        values += [next(iter(each[name].values())) for each in items for name in names if name in each]
    return {"dynamodb:LeadingKeys": values} if values else {}
