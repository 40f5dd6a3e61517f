"""The condition key aws:SecureTransport is true.

AWS: it says whether the request came by TLS (IAM user guide, "AWS global condition context keys"). The emulator is
reached by HTTP, on this machine only, so a bucket policy that denies everything else would deny everything.
"""

from patching import replaces


@replaces("ministack.core.iam_evaluator", "_resolve_condition_key")
def resolve(original, key, ctx):
    return "true" if key.lower() == "aws:securetransport" else original(key, ctx)
