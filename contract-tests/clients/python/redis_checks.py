"""What users of the `redis` package do on the port of a database, with the blocking and the asynchronous client."""

import contextlib
import os
from typing import Any

import redis
import redis.asyncio
from checks import Awaitables, checks_in, main, refused


async def reset(client: Any) -> None:
    await client.flushall()


async def check_strings(client: Any) -> None:
    assert await client.set("greeting", "héllo 漢", ex=100) is True
    assert await client.get("greeting") == "héllo 漢"
    assert 90 < await client.ttl("greeting") <= 100
    assert await client.set("greeting", "x", nx=True) is None
    assert await client.incr("n") == 1 and await client.incrbyfloat("n", 0.5) == 1.5
    assert await client.mget("greeting", "nobody") == ["héllo 漢", None]


async def check_collections(client: Any) -> None:
    assert await client.hset("user", mapping={"name": "Ada", "visits": 1}) == 2
    assert await client.hgetall("user") == {"name": "Ada", "visits": "1"}
    assert await client.sadd("tags", "a", "b") == 2
    assert await client.smembers("tags") == {"a", "b"}
    assert await client.zadd("race", {"ann": 1, "bob": 2.5}) == 2
    assert await client.zscore("race", "bob") == 2.5
    pairs = await client.zrange("race", 0, -1, withscores=True)
    assert [tuple(pair) for pair in pairs] == [("ann", 1.0), ("bob", 2.5)]
    assert await client.rpush("list", "a", "b") == 2
    assert await client.lrange("list", 0, -1) == ["a", "b"]


async def check_streams(client: Any) -> None:
    await client.xadd("orders", {"item": "book"}, id="1-1")
    await client.xgroup_create("orders", "shop", id="0")
    read = await client.xreadgroup("shop", "ann", {"orders": ">"})
    assert "book" in str(read)
    assert (await client.xpending("orders", "shop"))["pending"] == 1
    assert (await client.xinfo_stream("orders"))["length"] == 1


async def check_errors(client: Any) -> None:
    await client.set("text", "hello")
    async with refused(redis.ResponseError, "not an integer"):
        await client.incr("text")
    async with refused(redis.ResponseError, "WRONGTYPE"):
        await client.lpush("text", "a")


async def check_scripts(client: Any) -> None:
    assert await client.eval("return {KEYS[1], ARGV[1]}", 1, "key", "argument") == ["key", "argument"]
    sha = await client.script_load("return 1")
    assert await client.evalsha(sha, 0) == 1


async def check_waiting(client: Any) -> None:
    assert await client.blpop(["list"], timeout=0.05) is None
    await client.rpush("list", "a")
    assert list(await client.blpop(["list"], timeout=5)) == ["list", "a"]


async def check_what_is_asked_of_connections(client: Any) -> None:
    assert await client.ping() is True
    assert await client.echo("hello") == "hello"
    info = await client.client_info()
    assert info["user"] == "default" and info["lib-name"].startswith("redis-py")
    assert (await client.info())["redis_mode"] == "standalone"
    assert (await client.config_get("maxmemory"))["maxmemory"] == "0"


def client_of(protocol: int, package: Any) -> Any:
    return package.Redis.from_url(os.environ["REDIS_URL"], decode_responses=True, protocol=protocol)


@contextlib.asynccontextmanager
async def blocking():
    with client_of(2, redis) as client:
        yield Awaitables(client)


@contextlib.asynccontextmanager
async def asynchronous():
    async with client_of(3, redis.asyncio) as client:
        yield client


if __name__ == "__main__":
    main(checks_in(globals()), {"blocking": blocking, "asynchronous": asynchronous}, reset)
