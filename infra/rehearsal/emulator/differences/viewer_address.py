"""The header CloudFront-Viewer-Address, for origins whose policy asks for it.

AWS: CloudFront sets it to the visitor's address and port (CloudFront developer guide, "Add CloudFront request
headers"). ministack sets none of these headers. The visitor's port is unknown here, so it is always the same.
"""

from patching import replaces


@replaces("ministack.services.cloudfront", "handle_viewer_request")
async def handle(
    original, dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip="127.0.0.1"
):
    headers = {**headers, "cloudfront-viewer-address": f"{client_ip}:40000"}
    return await original(dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip)
