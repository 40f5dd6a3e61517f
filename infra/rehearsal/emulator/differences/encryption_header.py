"""The header x-amz-server-side-encryption of every object.

AWS: S3 encrypts every object and says so when it is read (S3 user guide, "Setting default server-side encryption
behavior for Amazon S3 buckets"). ministack says it only of objects that were stored with a wish for it.
"""

from patching import replaces


@replaces("ministack.services.s3", "_object_response_headers")
def headers_with_encryption(original, obj, bucket_name="", key="", include_checksums=False):
    return {"x-amz-server-side-encryption": "AES256", **original(obj, bucket_name, key, include_checksums)}
