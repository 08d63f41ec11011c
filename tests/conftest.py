"""What all tests share: how hard hypothesis tries, and the browser."""

import os
import shutil

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.effort import FULL

# The short form is the same on every run, so that a red run is about the change at hand; the full form explores.
settings.register_profile(
    "short",
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "full",
    max_examples=2_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# While `make clauses` breaks a rule one failure is enough: the smallest example is of no interest.
settings.register_profile("break", settings.get_profile("short"), phases=[Phase.explicit, Phase.generate])
settings.load_profile("full" if FULL else "short")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser. Without one a browser test is skipped, and fails in CI."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    reason = "no Chromium on this machine (on Debian: apt-get install chromium)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
