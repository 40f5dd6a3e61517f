"""`Compress: true` of a cache behaviour.

AWS: CloudFront compresses by Brotli, else by gzip, what is between 1,000 and 10,000,000 bytes, of a type that is
worth it and not compressed yet, and makes the ETag a weak one; the behaviour and its cache policy have to allow it
(CloudFront developer guide, "Serve compressed files"). ministack sends everything as it is.
"""

import gzip
import re

import brotli
from ministack.services.cloudfront import (
    _match_behavior,
    _xbool,
    cache_policy_params,
    parse_distribution_dataplane_config,
)

from patching import replaces

ENCODINGS = {"br": ("EnableAcceptEncodingBrotli", brotli.compress), "gzip": ("EnableAcceptEncodingGzip", gzip.compress)}
# Those of AWS's list that a website has.
TYPES = re.compile(r"text/(css|csv|html|javascript|plain|xml)|application/(javascript|json|xml)|image/svg\+xml")


@replaces("ministack.services.cloudfront", "_dataplane_behavior")
def behavior_with_compress(original, behavior_el, path_pattern=None):
    return {**original(behavior_el, path_pattern), "compress": _xbool(behavior_el, "Compress", False)}


@replaces("ministack.services.cloudfront", "handle_viewer_request")
async def handle(
    original, dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip="127.0.0.1"
):
    status, sent, content = await original(
        dist, method, path, raw_uri, raw_query_string, headers, body, query_params, client_ip
    )
    behavior = _match_behavior(parse_distribution_dataplane_config(dist), path)
    accepted = [part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")]
    policy = cache_policy_params(behavior["cache_policy_id"]) or {}
    encoding = next((name for name, (flag, _) in ENCODINGS.items() if name in accepted and policy.get(flag)), None)
    if encoding and behavior["compress"] and compressible(status, sent, content):
        content = ENCODINGS[encoding][1](content)
        sent = {**sent, "Content-Encoding": encoding, "Content-Length": str(len(content)), "Vary": "Accept-Encoding"}
        if sent.get("Etag", "").startswith('"'):
            sent["Etag"] = f"W/{sent['Etag']}"
    return status, sent, content


def compressible(status, headers, content):
    return (
        status in (200, 403, 404)
        and 1_000 <= len(content) <= 10_000_000
        and "Content-Encoding" not in headers
        and TYPES.match(headers.get("Content-Type", ""))
    )
