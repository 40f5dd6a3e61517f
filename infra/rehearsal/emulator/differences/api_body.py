"""HTTP APIs as an OpenAPI document.

AWS: the Body of AWS::ApiGatewayV2::Api makes a route and an integration of each of its operations (API Gateway
developer guide, "Working with OpenAPI definitions for HTTP APIs"). ministack leaves it out.
"""

from ministack.services import apigateway
from ministack.services.cloudformation.provisioners import _apigw_v2_integration_create, _apigw_v2_route_create

from patching import replaces_handler

METHODS = {"x-amazon-apigateway-any-method": "ANY"}


@replaces_handler("AWS::ApiGatewayV2::Api", "create")
def create(original, logical_id, props, stack_name):
    api, attributes = original(logical_id, props, stack_name)
    import_operations(api, props, stack_name)
    return api, attributes


@replaces_handler("AWS::ApiGatewayV2::Api", "update")
def update(original, physical_id, old_props, new_props, stack_name, logical_id=None):
    api, attributes = original(physical_id, old_props, new_props, stack_name, logical_id)
    import_operations(api, new_props, stack_name)
    return api, attributes


def import_operations(api, props, stack_name):
    apigateway._routes[api], apigateway._integrations[api] = {}, {}
    for path, operations in props.get("Body", {}).get("paths", {}).items():
        for method, operation in operations.items():
            integration = {"ApiId": api, "IntegrationUri": operation["x-amazon-apigateway-integration"]["uri"]}
            target, _ = _apigw_v2_integration_create("", integration, stack_name)
            key = f"{METHODS.get(method, method.upper())} {path}"
            _apigw_v2_route_create("", {"ApiId": api, "RouteKey": key, "Target": f"integrations/{target}"}, stack_name)
