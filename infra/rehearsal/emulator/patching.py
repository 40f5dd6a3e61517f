"""Puts functions in the place of ministack's, after a check that these are still the ones that a difference knows."""

import functools
import importlib
import inspect


class Changed(Exception):
    """ministack is not what a difference was written for."""


def replaces(module, name):
    """The decorated function takes the place of ministack's `module.name`.

    It gets that one as its first argument; its other parameters have to be the same.
    """

    def decorate(replacement):
        owner = importlib.import_module(module)
        setattr(owner, name, _checked(f"{module}.{name}", getattr(owner, name, None), replacement))
        return replacement

    return decorate


def replaces_handler(resource_type, action):
    """The same for what CloudFormation does to a type of resource: create, update or delete."""

    def decorate(replacement):
        handler = _handlers().get(resource_type, {})
        handler[action] = _checked(f"the {action} handler of {resource_type}", handler.get(action), replacement)
        return replacement

    return decorate


def adds_handlers(resource_type, **actions):
    """Teaches CloudFormation a type of resource that ministack doesn't know."""
    if resource_type in _handlers():
        raise Changed(f"it has handlers of {resource_type} itself now, so this file may go")
    _handlers()[resource_type] = actions


def expects(label, source, text):
    """Checks that a text of ministack still holds what a difference counts on."""
    if text not in source:
        raise Changed(f'{label} no longer holds "{text}"')


def _checked(label, original, replacement):
    if original is None:
        raise Changed(f"{label} is missing")
    takes, expected = _parameters(original), _parameters(replacement)[1:]
    if takes != expected:
        raise Changed(f"{label} takes ({', '.join(takes)}), expected ({', '.join(expected)})")
    return functools.partial(replacement, original)


def _parameters(function):
    return [str(each.replace(annotation=each.empty)) for each in inspect.signature(function).parameters.values()]


def _handlers():
    return importlib.import_module("ministack.services.cloudformation.provisioners")._RESOURCE_HANDLERS
