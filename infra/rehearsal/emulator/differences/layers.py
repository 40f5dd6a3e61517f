"""Layers of functions with a runtime of their own.

AWS: a layer's files lie below /opt (Lambda developer guide, "Managing Lambda dependencies with layers"). ministack
has that for Python and Node only. Here such a function starts with /opt of its own, which needs unshare and mount.
"""

import inspect
import os
import subprocess
from types import SimpleNamespace

from ministack.core import lambda_runtime
from ministack.services.lambda_svc import _docker_extracted_dir, _resolve_layer_zip

from patching import expects, replaces

MOUNT = 'mount --bind "$LAYER" /opt && exec "$0"'
# Root may mount; who isn't becomes root of the function's own namespace.
UNSHARE = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]


@replaces("ministack.services.lambda_svc", "_provided_worker_env")
def environment_with_layer(original, config, code_dir, port):
    environment = original(config, code_dir, port)
    layers = config.get("Layers") or []
    if len(layers) > 1:
        raise NotImplementedError("a function has several layers: teach differences/layers.py to merge them")
    for layer in layers:
        environment["LAYER"] = _docker_extracted_dir(_resolve_layer_zip(layer), "layer")
    return environment


class Popen(subprocess.Popen):
    def __init__(self, args, **options):
        if "LAYER" in (options.get("env") or {}):
            args = [*UNSHARE, "sh", "-c", MOUNT, *args]
        super().__init__(args, **options)


SPAWN = lambda_runtime.ProvidedWorker._spawn
expects("ministack.core.lambda_runtime.ProvidedWorker._spawn", inspect.getsource(SPAWN), "subprocess.Popen(")
lambda_runtime.subprocess = SimpleNamespace(**{**vars(subprocess), "Popen": Popen})
