"""Who may call a function.

AWS: API Gateway and EventBridge may call a function only when its resource-based policy allows it, which
AWS::Lambda::Permission adds to (Lambda developer guide, "Working with resource-based IAM policies in Lambda"). Without
it an HTTP API answers 500 (AWS knowledge center, "How do I resolve permissions errors from API Gateway HTTP APIs with
a Lambda integration?") and an event is lost. ministack keeps the policy and never asks it.
"""

import logging

from ministack.core.iam_evaluator import EvalContext, evaluate_resource_policy
from ministack.core.responses import get_account_id, get_region
from ministack.services.lambda_svc import _get_func_record_for_ref

from patching import replaces

FAILURE = {
    "statusCode": 500,
    "headers": {"content-type": "application/json"},
    "body": '{"message":"Internal Server Error"}',
}


@replaces("ministack.services.lambda_svc", "_execute_function_with_config_scope")
def call_from_api(original, func, event):
    request = event.get("requestContext") or {} if isinstance(event, dict) else {}
    if ".execute-api." in request.get("domainName", ""):
        route = f"{request['stage']}/{request['http']['method']}{request['http']['path']}"
        source = f"arn:aws:execute-api:{get_region()}:{get_account_id()}:{request['apiId']}/{route}"
        if not allowed(func, func["config"], "apigateway.amazonaws.com", source):
            return {"body": FAILURE}
    return original(func, event)


@replaces("ministack.services.eventbridge", "_invoke_target")
def call_from_rule(original, target, event, rule, view=None):
    # A schedule of EventBridge Scheduler comes along here too, but calls by its role.
    if target["Arn"].startswith("arn:aws:lambda:") and ":rule/" in rule.get("Arn", ""):
        func, config, _ = _get_func_record_for_ref(target["Arn"])
        if func and not allowed(func, config, "events.amazonaws.com", rule["Arn"]):
            return None
    return original(target, event, rule, view)


def allowed(func, config, service, source):
    call = EvalContext(
        principal_arn="*",
        principal_type="Service",
        principal_account="",
        action="lambda:InvokeFunction",
        resource_arn=config["FunctionArn"],
        region=get_region(),
        service_context={"aws:sourcearn": source},
    )
    if evaluate_resource_policy(func["policy"], call, service=service).decision == "Allow":
        return True
    logging.getLogger("lambda").warning("%s may not call %s for %s", service, config["FunctionArn"], source)
    return False
