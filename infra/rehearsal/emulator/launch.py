"""Starts the AWS emulator ministack with what it lacks for a rehearsal: every file of differences/.

Takes ministack's own settings from the environment, such as GATEWAY_PORT, MINISTACK_REGION and AUTH.
"""

import importlib
import os
import sys
from importlib.metadata import version
from pathlib import Path

from patching import Changed

FOLDER = Path(__file__).parent


def main():
    configure()
    for difference in sorted(FOLDER.glob("differences/*.py")):
        apply(difference.stem)
    importlib.import_module("ministack.app").main()


def configure():
    port = os.environ.setdefault("GATEWAY_PORT", "4566")
    # ministack's default is every interface.
    os.environ["BIND_HOST"] = "127.0.0.1"
    # Where functions find AWS. By number: a client of S3 would put the bucket's name before localhost.
    os.environ["AWS_ENDPOINT_URL"] = f"http://127.0.0.1:{port}"


def apply(difference):
    try:
        importlib.import_module(f"differences.{difference}")
    except (Changed, ImportError, AttributeError) as error:
        sys.exit(
            f'ministack {version("ministack")} has changed below the difference "{difference}" '
            f"(differences/{difference}.py): {error}. Adapt that file, or go back to ministack {tested_version()}."
        )


def tested_version():
    pins = dict(line.split("==") for line in (FOLDER / "requirements.in").read_text().split() if "==" in line)
    return pins["ministack"]


if __name__ == "__main__":
    main()
