"""A distribution's own domain.

AWS: CloudFront answers for every alternate domain name of a distribution (CloudFront developer guide, "Use custom
URLs by adding alternate domain names (CNAMEs)"). ministack knows only the name that the distribution was given.
"""

from ministack.services.cloudfront import _distributions, _get_distribution_aliases

from patching import replaces


@replaces("ministack.app", "_parse_cloudfront_dataplane_host")
def label(original, host):
    name = host.split(":")[0].lower()
    found = (each["DomainName"] for each in _distributions.values() if name in _get_distribution_aliases(each))
    return original(next(found, host))
