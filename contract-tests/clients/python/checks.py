"""Runs checks one after the other, each with the blocking and with the asynchronous client of a package."""

import asyncio
import contextlib
import inspect
import json
import sys
import traceback
from typing import Any, AsyncContextManager, Awaitable, Callable, Dict, List, Optional

Check = Callable[..., Awaitable[None]]
Clients = Dict[str, Callable[[], AsyncContextManager[Any]]]

# Only for checks that hang, so they are long enough for a busy machine.
CHECK_WITHIN = 100
HAPPENS_WITHIN = 50


class Awaitables:
    """A blocking client as the asynchronous one looks: what is called runs in a thread and is awaited."""

    def __init__(self, of: Any) -> None:
        self._of = of

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if inspect.ismethod(value):
            return lambda *args, **named: asyncio.to_thread(value, *args, **named)
        return Awaitables(value)


def main(checks: List[Check], clients: Clients, prepare: Optional[Check] = None) -> None:
    """Prints what came of each check as JSON: its name with the client's, and why it failed or null."""

    async def outcome(check: Check, client: Callable[[], AsyncContextManager[Any]]) -> Optional[str]:
        try:
            async with client() as connected:
                if prepare is not None:
                    await prepare(connected)
                await asyncio.wait_for(check(connected), CHECK_WITHIN)
        except Exception:
            return traceback.format_exc()
        return None

    async def run() -> Dict[str, Optional[str]]:
        return {
            f"{check.__name__} ({kind})": await outcome(check, client)
            for check in checks
            for kind, client in clients.items()
        }

    # A client may print what it gets; only the outcomes belong on the standard output.
    with contextlib.redirect_stdout(sys.stderr):
        outcomes = asyncio.run(run())
    print(json.dumps(outcomes))


def checks_in(module: Dict[str, Any]) -> List[Check]:
    """The functions of a module that are checks, in their order."""
    return [value for name, value in module.items() if name.startswith("check_")]


async def eventually(condition: Callable[[], Awaitable[Any]], within: float = HAPPENS_WITHIN) -> Any:
    """What a condition gives once it is true."""
    deadline = asyncio.get_running_loop().time() + within
    while not (value := await condition()):
        assert asyncio.get_running_loop().time() < deadline, "nothing came in time"
        await asyncio.sleep(0.02)
    return value


@contextlib.asynccontextmanager
async def refused(error: type, *words: str):
    """What is done in it is refused with an error that has these words."""
    try:
        yield
    except error as refusal:
        for word in words:
            assert word in str(refusal), f"{word!r} is not in {refusal}"
    else:
        raise AssertionError("was not refused")
