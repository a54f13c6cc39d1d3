"""A program with steps of every kind that the `upstash-workflow` package has, for a recording of its requests."""

import asyncio
import os
from typing import Any, Dict

import httpx
import uvicorn
from fastapi import FastAPI
from qstash import AsyncQStash
from upstash_workflow.fastapi import Serve

ORIGIN = os.environ["ENDPOINT_URL"]
TOKEN = os.environ["QSTASH_TOKEN"]
AUTHORIZATION = {"Authorization": f"Bearer {TOKEN}"}
HOUR = 3600
PAST = 1_700_000_000
broken = True

app = FastAPI()
serve = Serve(app)
deliveries: Dict[str, int] = {}
options: Dict[str, Any] = {
    "qstash_client": AsyncQStash(TOKEN, base_url=os.environ["ENDPOINT_QUEUE_URL"]),
    "retries": 0,
}


async def failed(context: Any, status: int, response: str, headers: Dict[str, Any]) -> None:
    pass


@serve.post("/py/steps", **options)
async def steps(context: Any) -> None:
    await context.run("greet", lambda: f"Hello, {context.request_payload['name']}")
    await context.run("nothing", lambda: None)
    await context.sleep("an hour", HOUR)
    await context.sleep_until("until then", PAST)
    await context.run("after", lambda: 1)


@serve.post("/py/calls", **options)
async def calls(context: Any) -> None:
    response = await context.call(
        "call", url=f"{ORIGIN}/third-party", method="POST", body={"n": 1}, headers={"X-Own": "yes"}
    )
    await context.run("keep", lambda: response.body)


@serve.post("/py/fails", failure_function=failed, **options)
async def fails(context: Any) -> None:
    def fail() -> str:
        if broken:
            raise RuntimeError("out of order")
        return "mended"

    await context.run("good", lambda: 1)
    await context.run("bad", fail)


async def counted(scope: Any, receive: Any, send: Any) -> None:
    await app(scope, receive, send)
    deliveries[scope["path"]] = deliveries.get(scope["path"], 0) + 1


async def ask(method: str, path: str, queue: str = os.environ["CLIENT_URL"], **request: Any) -> Any:
    headers = {**AUTHORIZATION, **request.pop("headers", {})}
    async with httpx.AsyncClient(timeout=60) as client:
        response = await client.request(method, queue + path, headers=headers, **request)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None


async def trigger(path: str, payload: Any) -> str:
    """Starts a run as the package has no client for it: with the id that it shall have."""
    headers = {"Upstash-Retries": "0", "Upstash-Workflow-RunId": f"wfr_recorded-{path.replace('/', '-')}"}
    started = await ask("POST", f"/v2/trigger/{ORIGIN}/{path}", headers=headers, json=payload)
    return started["workflowRunId"]


async def until(run_id: str, state: str) -> None:
    while True:
        path = f"/v2/workflows/logs?workflowRunId={run_id}"
        [run] = (await ask("GET", path, os.environ["WATCH_URL"]))["runs"]
        if run["workflowState"] == state:
            return
        await asyncio.sleep(0.05)


async def answered(path: str, count: int) -> None:
    while deliveries.get(path, 0) < count:
        await asyncio.sleep(0.05)


def tell(line: str) -> None:
    print(line, flush=True)


async def main() -> None:
    global broken
    config = uvicorn.Config(counted, port=0, interface="asgi3", lifespan="off", log_level="error")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    tell(f"serve http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")

    run = await trigger("py/steps", {"name": "wörld"})
    await answered("/py/steps", 3)
    tell(f"clock {HOUR * 1000}")
    await asyncio.to_thread(input)
    await until(run, "RUN_SUCCESS")
    run = await trigger("py/calls", None)
    await until(run, "RUN_SUCCESS")
    run = await trigger("py/fails", {"n": 1})
    await until(run, "RUN_FAILED")
    broken = False
    [letter] = (await ask("GET", "/v2/workflows/dlq"))["messages"]
    resumed = await ask("POST", f"/v2/workflows/dlq/resume/{letter['dlqId']}")
    await until(resumed["workflowRunId"], "RUN_SUCCESS")
    run = await trigger("py/steps", {"name": "nobody"})
    await answered("/py/steps", 9)
    await ask("DELETE", f"/v2/workflows/runs/{run}?cancel=true")

    server.should_exit = True
    await task


asyncio.run(main())
