"""A destination of messages in the process of the checks."""

import dataclasses
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Dict, List
from urllib.parse import parse_qs, urlsplit


@dataclasses.dataclass
class Received:
    method: str
    path: str
    headers: Dict[str, str]
    """By their names in lower case."""
    body: bytes


class Destination:
    """Answers 200, or the status that `?code=` asks for, and tells what it has received."""

    def __init__(self) -> None:
        self.received: List[Received] = []
        destination = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(length)
                destination.received.append(Received(self.command, self.path, headers, body))
                asked = parse_qs(urlsplit(self.path).query)
                code = int(asked.get("code", ["200"])[0])
                self.send_response(code)
                if code == 489:
                    self.send_header("Upstash-NonRetryable-Error", "true")
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"ok")

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{server.server_port}"

    def at(self, path: str) -> List[Received]:
        return [request for request in self.received if request.path == path]
