"""Filters of event sources that ask for a field's absence.

AWS: a filter names the leaves of an event, so a field is absent too when what would hold it is (Lambda developer
guide, "Using event filtering with a DynamoDB event source", section "Using the Exists operator"; event-ruler, which
does the matching, flattens events). ministack finds no match when the holder is missing.
"""

from patching import replaces


@replaces("ministack.services.lambda_svc", "_match_esm_filter")
def match(original, record, pattern):
    holders = [key for key, value in pattern.items() if isinstance(value, dict)]
    missing = {key: {} for key in holders if not isinstance(record.get(key), dict)}
    return original({**record, **missing}, pattern)
