"""What users of the `qstash` package do, with the blocking and the asynchronous client."""

import contextlib
import json
import os
import time
from typing import Any

from checks import Awaitables, checks_in, eventually, main, refused
from destination import Destination, Received
from qstash import AsyncQStash, QStash, Receiver
from qstash.chat import custom
from qstash.errors import QStashError, SignatureError
from qstash.log import LogState
from qstash.message import BatchResponse, BatchUrlGroupResponse, PublishUrlGroupResponse

DEVELOPMENT_KEYS = {
    "current_signing_key": "sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r",
    "next_signing_key": "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs",
}
destination = Destination()


def hook(path: str = "/hook") -> str:
    return destination.url + path


async def arrival(path: str = "/hook") -> Received:
    async def arrived() -> Any:
        return destination.at(path)

    return (await eventually(arrived))[0]


def verify(request: Received, **keys: str) -> None:
    Receiver(**{**DEVELOPMENT_KEYS, **keys}).verify(
        signature=request.headers["upstash-signature"],
        body=request.body.decode(),
        url=destination.url + request.path,
    )


async def reset(client: Any) -> None:
    """Leaves nothing of the check before: what it calls is looked at, too, by all checks together."""
    await client.message.cancel_all()
    for queue in await client.queue.list():
        await client.queue.delete(queue.name)
    for schedule in await client.schedule.list():
        await client.schedule.delete(schedule.schedule_id)
    for group in await client.url_group.list():
        await client.url_group.delete(group.name)
    dead = (await client.dlq.list()).messages
    if dead:
        await client.dlq.delete_many([message.dlq_id for message in dead])
    destination.received.clear()


async def check_publish(client: Any) -> None:
    published = await client.message.publish_json(
        url=hook(), body={"hello": "wörld"}, headers={"X-Own": "yes"}, method="PUT"
    )
    assert not published.deduplicated
    request = await arrival()
    assert request.method == "PUT"
    assert json.loads(request.body) == {"hello": "wörld"}
    assert request.headers["content-type"] == "application/json"
    assert request.headers["x-own"] == "yes"
    assert request.headers["user-agent"] == "Upstash-QStash"
    assert request.headers["upstash-message-id"] == published.message_id
    assert request.headers["upstash-retried"] == "0"
    verify(request)


async def check_publish_bytes(client: Any) -> None:
    await client.message.publish(url=hook(), body=b"\x00\xff\xfe", content_type="image/png")
    request = await arrival()
    assert request.body == b"\x00\xff\xfe"
    assert request.headers["content-type"] == "image/png"


async def check_signature_of_something_else(client: Any) -> None:
    await client.message.publish(url=hook(), body="hello")
    request = await arrival()
    # The receiver tells what the next key says.
    only = {"next_signing_key": DEVELOPMENT_KEYS["current_signing_key"]}
    async with refused(SignatureError, "Invalid body hash"):
        verify(Received(request.method, request.path, request.headers, b"bye"), **only)
    async with refused(SignatureError, "Invalid subject"):
        verify(Received(request.method, "/other", request.headers, request.body), **only)
    async with refused(SignatureError, "Signature verification failed"):
        verify(request, current_signing_key="sig_other")


async def check_all_options_of_a_message(client: Any) -> None:
    not_before = int(time.time()) + 3600
    published = await client.message.publish(
        url=hook("/a//b?x=1"),
        body="hello",
        content_type="text/plain",
        method="PATCH",
        headers={"Authorization": "secret", "X-Own": "yes"},
        callback_headers={"X-Of-Callback": "1"},
        failure_callback_headers={"X-Of-Failure": "2"},
        retries=7,
        retry_delay="1000 * (1 + retried)",
        callback=hook("/callback"),
        failure_callback=hook("/failure"),
        not_before=not_before,
        timeout="30s",
        flow_control={"key": "options", "parallelism": 2, "rate": 10, "period": "1m"},
        label="one",
        redact={"header": ["Authorization"]},
    )
    message = await client.message.get(published.message_id)
    assert message.message_id == published.message_id
    assert message.url == hook("/a//b?x=1")
    assert message.body == "hello" and message.body_base64 is None
    assert message.method == "PATCH"
    assert message.headers["X-Own"] == ["yes"]
    assert message.headers["Authorization"][0].startswith("REDACTED:")
    assert message.callback_headers["X-Of-Callback"] == ["1"]
    assert message.failure_callback_headers["X-Of-Failure"] == ["2"]
    assert message.max_retries == 7
    assert message.retry_delay_expression == "1000 * (1 + retried)"
    assert message.not_before == not_before * 1000
    assert abs(message.created_at - time.time() * 1000) < 60_000
    assert message.callback == hook("/callback")
    assert message.failure_callback == hook("/failure")
    assert message.caller_ip == "127.0.0.1"
    assert message.label == "one"
    control = message.flow_control
    assert (control.key, control.parallelism, control.rate, control.period) == ("options", 2, 10, 60)


async def check_binary_body_is_read_in_base64(client: Any) -> None:
    published = await client.message.publish(url=hook(), body=b"\xff\x00", delay="1d")
    message = await client.message.get(published.message_id)
    assert message.body is None and message.body_base64 == "/wA="


async def check_delay(client: Any) -> None:
    for delay, seconds in [(90, 90), ("2m", 120), ("1d10h", 122_400)]:
        published = await client.message.publish(url=hook(), delay=delay)
        message = await client.message.get(published.message_id)
        assert abs(message.not_before - message.created_at - seconds * 1000) < 1000
    async with refused(QStashError, "status: 400", "10x"):
        await client.message.publish(url=hook(), delay="10x")


async def check_deduplication(client: Any) -> None:
    identity = f"python-{time.time_ns()}"
    first = await client.message.publish(url=hook(), deduplication_id=identity)
    again = await client.message.publish(url=hook(), deduplication_id=identity)
    assert again.deduplicated and again.message_id == first.message_id
    content = dict(url=hook(), body=identity, content_based_deduplication=True)
    assert not (await client.message.publish(**content)).deduplicated
    assert (await client.message.publish(**content)).deduplicated
    content["content_based_deduplication"] = False
    assert not (await client.message.publish(**content)).deduplicated


async def check_callback(client: Any) -> None:
    published = await client.message.publish(
        url=hook(), body="hello", callback=hook("/callback"), callback_headers={"X-Own": "yes"}
    )
    callback = await arrival("/callback")
    verify(callback)
    assert callback.headers["x-own"] == "yes"
    told = json.loads(callback.body)
    assert told["status"] == 200 and told["url"] == hook()
    assert told["sourceMessageId"] == told["sourceMessasgeId"] == published.message_id
    assert told["body"] == "b2s=" and told["sourceBody"] == "aGVsbG8="


async def check_publish_to_a_language_model(client: Any) -> None:
    await client.message.publish_json(
        api={"name": "llm", "provider": custom(hook(""), "token-of-model")},
        body={"model": "any"},
        headers={"X-Own": "yes"},
    )
    request = await arrival("/v1/chat/completions")
    assert json.loads(request.body) == {"model": "any"}
    assert request.headers["authorization"] == "Bearer token-of-model"
    assert request.headers["x-own"] == "yes"


async def check_url_group(client: Any) -> None:
    endpoints = [{"name": "one", "url": hook("/one")}, {"url": hook("/two")}]
    await client.url_group.upsert_endpoints("billing", endpoints)
    group = await client.url_group.get("billing")
    assert group.name == "billing" and group.created_at <= group.updated_at
    assert [(e.name, e.url) for e in group.endpoints] == [("one", hook("/one")), (None, hook("/two"))]
    assert [group.name for group in await client.url_group.list()] == ["billing"]
    published = await client.message.publish_json(url_group="billing", body={"n": 1})
    assert all(isinstance(one, PublishUrlGroupResponse) for one in published)
    assert [one.url for one in published] == [hook("/one"), hook("/two")]
    assert (await arrival("/one")).headers["upstash-topic-name"] == "billing"
    await client.url_group.remove_endpoints("billing", [{"name": "one"}])
    assert len((await client.url_group.get("billing")).endpoints) == 1
    await client.url_group.delete("billing")
    async with refused(QStashError, "status: 404", "billing"):
        await client.url_group.get("billing")


async def check_queue(client: Any) -> None:
    await client.queue.upsert("orders", parallelism=2, paused=True)
    queue = await client.queue.get("orders")
    assert (queue.name, queue.parallelism, queue.paused, queue.lag) == ("orders", 2, True, 0)
    assert queue.created_at <= queue.updated_at
    queued = await client.message.enqueue_json(
        queue="orders", url=hook("/queued"), body={"n": 1}, retries=2, label="queued"
    )
    await client.message.enqueue(queue="orders", url=hook("/queued"), body="2")
    assert (await client.queue.get("orders")).lag == 2
    assert (await client.message.get(queued.message_id)).queue == "orders"
    await client.queue.resume("orders")
    verify(await arrival("/queued"))
    await client.queue.pause("orders")
    assert [(queue.name, queue.paused) for queue in await client.queue.list()] == [("orders", True)]
    await client.queue.delete("orders")
    async with refused(QStashError, "status: 404", "orders"):
        await client.queue.get("orders")


async def check_enqueue_to_a_group(client: Any) -> None:
    await client.url_group.upsert_endpoints("both", [{"url": hook("/one")}, {"url": hook("/two")}])
    queued = await client.message.enqueue(queue="orders", url_group="both", body="hello")
    assert [one.url for one in queued] == [hook("/one"), hook("/two")]
    await arrival("/one")
    await arrival("/two")


async def check_batch(client: Any) -> None:
    await client.url_group.upsert_endpoints("both", [{"url": hook("/one")}, {"url": hook("/two")}])
    url, group, queued = await client.message.batch_json(
        [
            {"url": hook("/first"), "body": {"n": 1}, "headers": {"X-Own": "yes"}},
            {"url_group": "both", "body": {"n": 2}, "retries": 0},
            {"queue": "batched", "url": hook("/queued"), "body": {"n": 3}},
        ]
    )
    assert isinstance(url, BatchResponse) and isinstance(queued, BatchResponse)
    assert [type(one) for one in group] == [BatchUrlGroupResponse] * 2
    for path in ["/first", "/one", "/two", "/queued"]:
        verify(await arrival(path))
    assert (await arrival("/first")).headers["x-own"] == "yes"
    await client.message.batch([{"url": hook("/raw"), "body": "raw"}, {"url": hook("/empty")}])
    assert (await arrival("/raw")).body == b"raw"
    assert (await arrival("/empty")).body == b""


async def check_cancel(client: Any) -> None:
    published = [await client.message.publish(url=hook(), delay="1d") for _ in range(5)]
    ids = [message.message_id for message in published]
    await client.message.cancel(ids[0])
    async with refused(QStashError, "status: 404", ids[0]):
        await client.message.get(ids[0])
    assert await client.message.cancel_many(ids[1:3]) == 2
    assert await client.message.cancel_all() == 2
    assert await client.message.cancel_all() == 0
    async with refused(QStashError, "status: 404", ids[0]):
        await client.message.cancel(ids[0])


async def check_schedule(client: Any) -> None:
    identity = await client.schedule.create_json(
        schedule_id="yearly",
        destination=hook("/scheduled"),
        cron="CRON_TZ=Europe/Berlin 0 9 1 1 *",
        body={"n": 1},
        method="PUT",
        headers={"X-Own": "yes"},
        callback_headers={"X-Of-Callback": "1"},
        failure_callback_headers={"X-Of-Failure": "2"},
        retries=1,
        retry_delay="1000",
        callback=hook("/callback"),
        failure_callback=hook("/failure"),
        delay="30s",
        timeout=20,
        queue="reports",
        flow_control={"key": "reports", "rate": 1, "period": 60},
        label="report",
        redact={"body": True},
    )
    assert identity == "yearly"
    schedule = await client.schedule.get(identity)
    assert schedule.schedule_id == "yearly" and schedule.destination == hook("/scheduled")
    assert schedule.cron == "CRON_TZ=Europe/Berlin 0 9 1 1 *"
    assert schedule.method == "PUT" and schedule.headers["X-Own"] == ["yes"]
    assert schedule.body.startswith("REDACTED:")
    assert schedule.callback_headers["X-Of-Callback"] == ["1"]
    assert schedule.failure_callback_headers["X-Of-Failure"] == ["2"]
    assert schedule.retries == 1 and schedule.retry_delay_expression == "1000"
    assert schedule.callback == hook("/callback")
    assert schedule.failure_callback == hook("/failure")
    assert schedule.delay == 30 and schedule.timeout == 20_000
    assert schedule.queue == "reports" and schedule.label == "report"
    assert schedule.flow_control.key == "reports" and schedule.flow_control.rate == 1
    assert schedule.caller_ip == "127.0.0.1" and schedule.error is None
    assert schedule.next_schedule_time > time.time() * 1000 and not schedule.paused
    await client.schedule.pause(identity)
    assert [schedule.paused for schedule in await client.schedule.list()] == [True]
    await client.schedule.resume(identity)
    assert not (await client.schedule.get(identity)).paused
    await client.schedule.create(schedule_id=identity, destination=hook(), cron="0 0 1 1 *")
    assert [schedule.cron for schedule in await client.schedule.list()] == ["0 0 1 1 *"]
    await client.schedule.delete(identity)
    assert await client.schedule.list() == []
    async with refused(QStashError, "status: 400", "61"):
        await client.schedule.create(destination=hook(), cron="61 * * * *")


async def dead_letter(client: Any, label: str) -> Any:
    url = hook("/dead?code=489")
    published = await client.message.publish(url=url, body="hello", label=label, retries=1)

    async def given_up() -> Any:
        listed = await client.dlq.list(filter={"message_id": published.message_id})
        return listed.messages

    return (await eventually(given_up))[0]


async def check_dead_letters(client: Any) -> None:
    dead = await dead_letter(client, "a")
    assert dead.response_status == 489 and dead.response_body == "ok"
    assert dead.response_headers["Content-Length"] == ["2"]
    assert dead.body == "hello" and dead.max_retries == 1 and dead.label == "a"
    assert await client.dlq.get(dead.dlq_id) == dead
    listed = await client.dlq.list(
        count=10,
        filter={
            "url": dead.url,
            "response_status": 489,
            "from_time": dead.created_at,
            "to_time": dead.created_at + 60_000,
            "caller_ip": "127.0.0.1",
            "label": "a",
        },
    )
    assert listed.messages == [dead] and listed.cursor is None
    for none in [{"label": "b"}, {"queue": "q"}, {"url_group": "g"}, {"schedule_id": "s"}]:
        assert (await client.dlq.list(filter=none)).messages == []
    await client.dlq.delete(dead.dlq_id)
    async with refused(QStashError, "status: 404", dead.dlq_id):
        await client.dlq.get(dead.dlq_id)
    more = [await dead_letter(client, label) for label in "bcd"]
    first = await client.dlq.list(count=2)
    rest = await client.dlq.list(count=2, cursor=first.cursor)
    assert len(first.messages) == 2 and len(rest.messages) == 1 and rest.cursor is None
    assert await client.dlq.delete_many([dead.dlq_id for dead in more]) == 3


async def check_dead_letter_without_a_response(client: Any) -> None:
    url = "http://nowhere.invalid/"
    published = await client.message.publish(url=url, retries=0)

    async def given_up() -> Any:
        listed = await client.dlq.list(filter={"message_id": published.message_id})
        return listed.messages

    dead = (await eventually(given_up))[0]
    assert dead.url == url and isinstance(dead.response_status, int)


async def check_logs(client: Any) -> None:
    label = f"logged-{time.time_ns()}"
    published = await client.message.publish(
        url=hook(), body="hello", label=label, headers={"X-Own": "yes"}, retry_delay="1000"
    )

    async def delivered() -> Any:
        logs = (await client.log.list(filter={"message_id": published.message_id})).logs
        return logs if logs and logs[0].state == LogState.DELIVERED else None

    logs = await eventually(delivered)
    assert [log.state for log in logs] == [LogState.DELIVERED, LogState.ACTIVE, LogState.CREATED]
    assert all(log.url == hook() and log.label == label for log in logs)
    assert logs[0].response_status == 200 and logs[0].response_headers["Content-Length"] == ["2"]
    assert logs[2].body_base64 == "aGVsbG8=" and logs[2].headers["X-Own"] == ["yes"]
    assert logs[2].retry_delay_expression == "1000" and logs[2].max_retries == 3
    first = await client.log.list(count=1, filter={"label": label})
    rest = await client.log.list(cursor=first.cursor, filter={"label": label})
    assert first.logs + rest.logs == logs and rest.cursor is None
    by_state = await client.log.list(
        filter={
            "message_ids": [published.message_id],
            "url": hook(),
            "state": LogState.CREATED,
            "from_time": logs[2].time,
            "to_time": logs[2].time,
        }
    )
    assert by_state.logs == [logs[2]]
    for state in LogState:
        listed = await client.log.list(filter={"message_id": published.message_id, "state": state})
        assert all(state.value in (log.state.value, "IN_PROGRESS") for log in listed.logs)


async def check_logs_of_a_canceled_message(client: Any) -> None:
    published = await client.message.publish(url=hook(), delay="1d")
    await client.message.cancel(published.message_id)
    logs = (await client.log.list(filter={"message_id": published.message_id})).logs
    assert LogState.CANCEL_REQUESTED in [log.state for log in logs]


async def check_flow_control(client: Any) -> None:
    control = {"key": "api", "parallelism": 3, "rate": 10, "period": 60}
    await client.message.publish(url=hook(), flow_control=control, delay="1d")
    info = await client.flow_control.get("api")
    assert (info.key, info.parallelism_max, info.rate_max, info.rate_period) == ("api", 3, 10, 60)
    assert not (info.is_paused or info.is_pinned_parallelism or info.is_pinned_rate)
    await client.flow_control.pin("api", {"parallelism": 1, "rate": 2, "period": 30})
    await client.flow_control.pause("api")
    info = await client.flow_control.get("api")
    assert (info.parallelism_max, info.rate_max, info.rate_period) == (1, 2, 30)
    assert info.is_paused and info.is_pinned_parallelism and info.is_pinned_rate
    await client.flow_control.unpin("api", {"rate": True, "parallelism": False})
    await client.flow_control.resume("api")
    await client.flow_control.reset_rate("api")
    info = await client.flow_control.get("api")
    assert info.is_pinned_parallelism and not info.is_pinned_rate and not info.is_paused
    assert info.rate_count == 0 and abs(info.rate_period_start - time.time()) < 60
    await client.flow_control.unpin("api", {"parallelism": True})
    assert (await client.flow_control.get_global_parallelism()).parallelism_max > 0
    await client.message.publish(url=hook(), flow_control={"key": "api"}, delay="1d")
    async with refused(QStashError, "status: 404", "unknown"):
        await client.flow_control.get("unknown")


async def check_signing_keys(client: Any) -> None:
    keys = await client.signing_key.get()
    assert keys.current == DEVELOPMENT_KEYS["current_signing_key"]
    assert keys.next == DEVELOPMENT_KEYS["next_signing_key"]


async def check_wrong_token(client: Any) -> None:
    stranger = Awaitables(QStash("other", base_url=os.environ["QSTASH_URL"]))
    async with refused(QStashError, "status: 401"):
        await stranger.message.publish(url=hook())


@contextlib.asynccontextmanager
async def blocking():
    yield Awaitables(QStash(os.environ["QSTASH_TOKEN"], retry=False))


@contextlib.asynccontextmanager
async def asynchronous():
    yield AsyncQStash(os.environ["QSTASH_TOKEN"], retry=False)


if __name__ == "__main__":
    main(checks_in(globals()), {"blocking": blocking, "asynchronous": asynchronous}, reset)
