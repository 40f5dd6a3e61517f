"""The method request.rawQueryString() of CloudFront Functions.

AWS: it gives the query string as the visitor sent it, and undefined without one (CloudFront developer guide,
"General helper methods"). ministack's requests lack the method, so a function that calls it fails with 503.
"""

from contextvars import ContextVar

from ministack.core import cloudfront_js

from patching import expects, replaces

CALL = "let value = entry.handler(event);"
raw = ContextVar("raw query string", default="")

expects("the script of ministack.core.cloudfront_js", cloudfront_js._pool.script, CALL)
cloudfront_js._pool.script = cloudfront_js._pool.script.replace(
    CALL,
    f"""
    const raw = event.context.rawQueryString || undefined;
    delete event.context.rawQueryString;
    event.request.rawQueryString = () => raw;
    {CALL}""",
)


@replaces("ministack.services.cloudfront", "handle_viewer_request")
async def handle(
    original, dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip="127.0.0.1"
):
    raw.set(raw_query_string)
    return await original(dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip)


@replaces("ministack.services.cloudfront", "_build_function_event")
def event_with_raw_query_string(
    original, event_type, dist_id, dist_domain, request_id, method, uri, query_params, headers, client_ip
):
    event = original(event_type, dist_id, dist_domain, request_id, method, uri, query_params, headers, client_ip)
    event["context"]["rawQueryString"] = raw.get()
    return event
