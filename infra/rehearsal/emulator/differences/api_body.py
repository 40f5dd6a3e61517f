"""HTTP APIs as an OpenAPI document.

AWS: the Body of AWS::ApiGatewayV2::Api makes a route and an integration of each of its operations (API Gateway
developer guide, "Working with OpenAPI definitions for HTTP APIs"). ministack leaves it out.
"""

from ministack.services.cloudformation.provisioners import _apigw_v2_integration_create, _apigw_v2_route_create

from patching import replaces_handler

METHODS = {"x-amazon-apigateway-any-method": "ANY"}


@replaces_handler("AWS::ApiGatewayV2::Api", "create")
def create(original, logical_id, props, stack_name):
    api, attributes = original(logical_id, props, stack_name)
    for path, operations in props["Body"]["paths"].items():
        for method, operation in operations.items():
            integration = {"ApiId": api, "IntegrationUri": operation["x-amazon-apigateway-integration"]["uri"]}
            target, _ = _apigw_v2_integration_create("", integration, stack_name)
            key = f"{METHODS.get(method, method.upper())} {path}"
            _apigw_v2_route_create("", {"ApiId": api, "RouteKey": key, "Target": f"integrations/{target}"}, stack_name)
    return api, attributes
