"""Endpoints that serve workflows in the process of the checks, with the blocking and with the asynchronous package."""

import asyncio
import contextlib
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, AsyncIterator, Callable, Coroutine, Dict, List

import uvicorn
from fastapi import FastAPI
from qstash import AsyncQStash, QStash
from upstash_workflow import serve
from upstash_workflow.fastapi import Serve

Route = Callable[[Any], Coroutine[Any, Any, None]]


class Completed:
    """What a blocking context has returned, to be awaited like what the asynchronous one returns."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def __await__(self) -> Any:
        return self._value
        yield


class AwaitableContext:
    """A blocking context as the asynchronous one looks, so that a workflow is written once for both."""

    def __init__(self, of: Any) -> None:
        self._of = of

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if not callable(value):
            return value
        return lambda *args, **named: Completed(value(*args, **named))


def completed(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Runs a coroutine that never has to wait."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits")


class BlockingEndpoint:
    """Serves workflows with `serve`, in a plain server."""

    def __init__(self) -> None:
        self.deliveries: List[str] = []
        """The paths of requests that have been answered."""
        self._handlers: Dict[str, Any] = {}
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
                request = SimpleNamespace(
                    body=body,
                    headers=self.headers,
                    method="POST",
                    url=endpoint.url + self.path,
                    query={},
                )
                response = endpoint._handlers[self.path](request)
                content = response.body.encode()
                self.send_response(response.status)
                for name, value in response.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
                endpoint.deliveries.append(self.path)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def serve(self, path: str, route: Route, **options: Any) -> str:
        """Returns the URL of a workflow."""
        failure = options.pop("failure_function", None)
        if failure is not None:
            options["failure_function"] = lambda *args: completed(failure(*args))
        handler = serve(
            lambda context: completed(route(AwaitableContext(context))),
            qstash_client=QStash(os.environ["QSTASH_TOKEN"], base_url=os.environ["QSTASH_URL"]),
            **options,
        )["handler"]
        self._handlers[path] = handler
        return self.url + path

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class FastApiEndpoint:
    """Serves workflows with `Serve`, in an application in FastAPI."""

    def __init__(self) -> None:
        self.deliveries: List[str] = []
        self._app = FastAPI()
        self._serve = Serve(self._app)
        config = uvicorn.Config(self._counted, port=0, interface="asgi3", lifespan="off", log_level="error")
        self._server = uvicorn.Server(config)
        self._task = asyncio.get_running_loop().create_task(self._server.serve())
        self.url = ""

    async def started(self) -> None:
        while not self._server.started:
            await asyncio.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def serve(self, path: str, route: Route, **options: Any) -> str:
        """Returns the URL of a workflow."""
        client = AsyncQStash(os.environ["QSTASH_TOKEN"], base_url=os.environ["QSTASH_URL"])
        self._serve.post(path, qstash_client=client, **options)(route)
        return self.url + path

    async def close(self) -> None:
        self._server.should_exit = True
        await self._task

    async def _counted(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)
        self.deliveries.append(scope["path"])


@contextlib.asynccontextmanager
async def blocking() -> AsyncIterator[BlockingEndpoint]:
    endpoint = BlockingEndpoint()
    try:
        yield endpoint
    finally:
        await asyncio.to_thread(endpoint.close)


@contextlib.asynccontextmanager
async def fastapi() -> AsyncIterator[FastApiEndpoint]:
    endpoint = FastApiEndpoint()
    await endpoint.started()
    try:
        yield endpoint
    finally:
        await endpoint.close()
