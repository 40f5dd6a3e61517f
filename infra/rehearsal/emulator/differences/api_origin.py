"""CloudFront reaches the API by the name that API Gateway gives it.

AWS: `<api>.execute-api.<region>.amazonaws.com` is an origin like any other (CloudFront developer guide, "Use various
origins with CloudFront distributions", section "Use an Amazon API Gateway"). ministack answers 502 for every origin
with a name of AWS's, so that no request leaves the machine. Here the request goes to ministack's own API Gateway.
"""

import os
import re

from ministack.app import _MINISTACK_HOST
from ministack.services.cloudfront import OriginUnreachable

from patching import replaces

API = re.compile(r"([a-z0-9]+)\.execute-api\.[a-z0-9-]+\.amazonaws\.com")


@replaces("ministack.services.cloudfront", "_forward_to_origin")
def forward(
    original, origin, method, uri, query_string, headers, body, viewer_is_https,
    client_ip="127.0.0.1", viewer_x_forwarded_for="",
):
    api = API.fullmatch(origin["domain_name"])
    if api:
        if origin["protocol_policy"] != "https-only":
            raise OriginUnreachable("API Gateway answers HTTPS only")
        gateway = {"domain_name": "127.0.0.1", "http_port": int(os.environ["GATEWAY_PORT"])}
        origin = {**origin, **gateway, "protocol_policy": "http-only"}
        headers = {**headers, "host": f"{api[1]}.execute-api.{_MINISTACK_HOST}"}
    return original(
        origin, method, uri, query_string, headers, body, viewer_is_https, client_ip, viewer_x_forwarded_for
    )
