"""Workflows with the `upstash-workflow` package: served by itself, blocking, and in FastAPI, asynchronously."""

import os
import threading
import time
from typing import Any, Dict, List, Optional

import httpx
from checks import checks_in, eventually, main
from qstash import Receiver
from workflow_endpoint import blocking, fastapi

from destination import Destination

QUEUE = os.environ["QSTASH_URL"]
CONSOLE = os.environ["PLINTH_CONSOLE_URL"]
AUTHORIZATION = {"Authorization": f"Bearer {os.environ['QSTASH_TOKEN']}"}
KEYS = {
    "current_signing_key": "sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r",
    "next_signing_key": "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs",
}
HOUR = 3600
destination = Destination()


async def ask(method: str, path: str, **request: Any) -> Any:
    async with httpx.AsyncClient(timeout=60) as client:
        response = await client.request(method, QUEUE + path, headers=AUTHORIZATION, **request)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None


async def move_clock(seconds: float) -> None:
    async with httpx.AsyncClient(timeout=60) as client:
        body = {"moveBy": round(seconds * 1000)}
        response = await client.patch(f"{CONSOLE}/api/control/clock", json=body)
        assert response.status_code == 200, response.text


async def trigger(url: str, **request: Any) -> str:
    """Starts a run with a plain request to its endpoint, as users of the package do."""
    async with httpx.AsyncClient(timeout=60) as client:
        response = await client.post(url, **request)
        assert response.status_code == 200, response.text
        return response.json()["workflowRunId"]


async def runs(url: str) -> List[Dict[str, Any]]:
    query = {"groupBy": "workflowRunId", "workflowUrl": url}
    return (await ask("GET", "/v2/workflows/events", params=query))["runs"]


async def ended(url: str) -> Dict[str, Any]:
    """The log of the only run of a workflow, once it has ended."""

    async def log() -> Optional[Dict[str, Any]]:
        [run] = await runs(url)
        return run if run["workflowState"] != "RUN_STARTED" else None

    return await eventually(log)


def times(endpoint: Any, path: str, count: int) -> Any:
    """Waits until a path has answered this number of requests."""

    async def reached() -> bool:
        return endpoint.deliveries.count(path) == count

    return eventually(reached)


def path_of(name: str) -> str:
    """A path that no other run has."""
    return f"/{name}-{time.time_ns()}"


async def check_steps(endpoint: Any) -> None:
    ran: List[str] = []
    results: List[Any] = []

    async def route(context: Any) -> None:
        def greet() -> Dict[str, str]:
            ran.append("greet")
            return {"text": f"Hello, {context.request_payload['name']}"}

        greeting = await context.run("greet", greet)

        def count() -> int:
            ran.append("count")
            return len(greeting["text"])

        length = await context.run("count", count)
        # Their names are as the server has them: in lower case only with FastAPI.
        headers = {name.lower(): value for name, value in context.headers.items()}
        await context.run("keep", lambda: results.append((greeting, length, headers["x-own"])))

    path = path_of("steps")
    url = endpoint.serve(path, route)
    await trigger(url, json={"name": "wörld"}, headers={"X-Own": "yes"})
    run = await ended(url)
    assert run["workflowState"] == "RUN_SUCCESS", run
    assert ran == ["greet", "count"]
    assert results == [({"text": "Hello, wörld"}, 12, "yes")]
    # That of the user, the first, and one after each step.
    await times(endpoint, path, 5)


async def check_signatures(endpoint: Any) -> None:
    async def route(context: Any) -> None:
        await context.run("one", lambda: 1)

    path = path_of("signed")
    url = endpoint.serve(path, route, receiver=Receiver(**KEYS))
    async with httpx.AsyncClient(timeout=60) as client:
        assert (await client.post(url, json={})).status_code == 500
    # Only what comes from the queue is accepted.
    await ask("POST", f"/v2/trigger/{url}", json={})
    assert (await ended(url))["workflowState"] == "RUN_SUCCESS"


async def check_sleep(endpoint: Any) -> None:
    async def route(context: Any) -> None:
        await context.sleep("an hour", HOUR)
        await context.sleep("a day", "1d")
        await context.run("after", lambda: 1)

    path = path_of("sleep")
    url = endpoint.serve(path, route)
    await trigger(url, json={})
    await times(endpoint, path, 2)
    await move_clock(HOUR + 1)
    await times(endpoint, path, 3)
    await move_clock(24 * HOUR + 1)
    assert (await ended(url))["workflowState"] == "RUN_SUCCESS"
    await times(endpoint, path, 5)


async def check_sleep_until(endpoint: Any) -> None:
    async def route(context: Any) -> None:
        until = await context.run("when", lambda: context.request_payload["until"])
        await context.sleep_until("until", until)

    path = path_of("until")
    url = endpoint.serve(path, route)
    async with httpx.AsyncClient(timeout=60) as client:
        clock = (await client.get(f"{CONSOLE}/api/control/clock")).json()
    until = time.time() + clock["ahead"] / 1000 + HOUR
    await trigger(url, json={"until": until})
    await times(endpoint, path, 3)
    await move_clock(HOUR + 2)
    assert (await ended(url))["workflowState"] == "RUN_SUCCESS"


async def check_call(endpoint: Any) -> None:
    results: List[Any] = []
    called = f"{destination.url}/called-{time.time_ns()}"

    async def route(context: Any) -> None:
        response = await context.call(
            "call", url=called, method="PUT", body={"n": 1}, headers={"X-Own": "yes"}
        )
        await context.run("keep", lambda: results.append((response.status, response.body)))

    path = path_of("call")
    url = endpoint.serve(path, route)
    await trigger(url, json={})
    assert (await ended(url))["workflowState"] == "RUN_SUCCESS"
    assert results == [(200, "ok")]
    [received] = destination.at(called.removeprefix(destination.url))
    assert received.method == "PUT" and received.body in (b'{"n": 1}', b'{"n":1}')
    assert received.headers["x-own"] == "yes"
    # That of the user, the first, the callback, its result, and the last.
    await times(endpoint, path, 5)


async def check_call_of_a_service_that_fails(endpoint: Any) -> None:
    results: List[Any] = []
    called = f"{destination.url}/failing-{time.time_ns()}?code=503"

    async def route(context: Any) -> None:
        response = await context.call("call", url=called, retries=0)
        await context.run("keep", lambda: results.append(response.status))

    url = endpoint.serve(path_of("failing"), route)
    await trigger(url, json={})
    assert (await ended(url))["workflowState"] == "RUN_SUCCESS"
    assert results == [503]


async def check_failure_function(endpoint: Any) -> None:
    failures: List[Any] = []
    lock = threading.Lock()

    async def route(context: Any) -> None:
        def fail() -> None:
            raise RuntimeError("broken")

        await context.run("good", lambda: 1)
        await context.run("bad", fail)

    async def failed(context: Any, status: int, response: str, headers: Dict[str, Any]) -> None:
        with lock:
            failures.append((context.workflow_run_id, context.request_payload, status, response))

    path = path_of("failure")
    url = endpoint.serve(path, route, failure_function=failed, retries=0)
    run_id = await trigger(url, json={"n": 1})
    run = await ended(url)
    assert run["workflowState"] == "RUN_FAILED", run

    async def reported() -> bool:
        return len(failures) > 0

    await eventually(reported)
    assert failures == [(run_id, {"n": 1}, 500, "broken")], failures


async def check_retries(endpoint: Any) -> None:
    attempts: List[int] = []

    async def route(context: Any) -> None:
        def fail_once() -> int:
            attempts.append(1)
            if len(attempts) == 1:
                raise RuntimeError("not yet")
            return 1

        await context.run("flaky", fail_once)

    path = path_of("retries")
    url = endpoint.serve(path, route, retries=2)
    await trigger(url, json={})
    await times(endpoint, path, 2)

    async def succeeded() -> bool:
        await move_clock(15)
        [run] = await runs(url)
        return run["workflowState"] == "RUN_SUCCESS"

    await eventually(succeeded)
    assert len(attempts) == 2


async def check_cancel(endpoint: Any) -> None:
    async def route(context: Any) -> None:
        await context.sleep("long", "1d")

    path = path_of("cancel")
    url = endpoint.serve(path, route)
    run_id = await trigger(url, json={})
    await times(endpoint, path, 2)
    await ask("DELETE", f"/v2/workflows/runs/{run_id}?cancel=true")
    assert (await ended(url))["workflowState"] == "RUN_CANCELED"


main(checks_in(globals()), {"blocking": blocking, "asynchronous": fastapi})
