"""What users of the `upstash-redis` package do, with the blocking and the asynchronous client."""

import contextlib
import inspect
import os
from typing import Any

import upstash_redis
import upstash_redis.asyncio
from checks import Awaitables, checks_in, main, refused
from upstash_redis.errors import UpstashError


async def reset(redis: Any) -> None:
    await redis.flushall()


async def check_strings(redis: Any) -> None:
    assert await redis.set("greeting", "héllo 漢", ex=100) is True
    assert await redis.get("greeting") == "héllo 漢"
    assert 90 < await redis.ttl("greeting") <= 100
    assert await redis.set("greeting", "x", nx=True) is False
    assert await redis.get("nobody") is None
    assert await redis.set("n", 41) and await redis.incr("n") == 42
    assert await redis.incrbyfloat("n", 0.5) == 42.5
    assert await redis.mset({"a": "OK", "b": "PONG"}) is True
    assert await redis.mget("a", "b", "c") == ["OK", "PONG", None]
    assert await redis.append("a", "!") == 3 and await redis.getrange("a", 0, 1) == "OK"
    assert await redis.delete("a", "b", "c") == 2
    assert await redis.set("user", {"name": "Ada"}) is True
    assert await redis.get("user") == '{"name": "Ada"}'


async def check_replies_that_are_numbers_or_words(redis: Any) -> None:
    assert await redis.ping() == "PONG"
    assert await redis.ping("hello") == "hello"
    assert await redis.echo("2") == "2"
    assert await redis.dbsize() == 0
    assert len(await redis.time()) == 2


async def check_bits(redis: Any) -> None:
    assert await redis.setbit("bits", 7, 1) == 0
    assert await redis.getbit("bits", 7) == 1
    assert await redis.bitcount("bits") == 1
    await redis.set("one", "ab")
    assert await redis.bitpos("one", 1) == 1


async def settled(given: Any) -> Any:
    return await given if inspect.isawaitable(given) else given


async def check_transactions(redis: Any) -> None:
    # Of the blocking client both give what they have at once.
    transaction = await settled(redis.multi())
    transaction.set("n", 41)
    transaction.incr("n")
    transaction.get("n")
    assert await settled(transaction.exec()) == [True, 42, "42"]
    assert await redis.get("n") == "42"


async def check_hashes(redis: Any) -> None:
    assert await redis.hset("h", "a", "1", values={"b": "two"}) == 2
    assert await redis.hgetall("h") == {"a": "1", "b": "two"}
    assert await redis.hget("h", "a") == "1" and await redis.hexists("h", "c") is False
    assert await redis.hmget("h", "a", "c") == ["1", None]
    assert await redis.hincrby("h", "a", 2) == 3 and await redis.hlen("h") == 2
    cursor, found = await redis.hscan("h", 0)
    assert cursor == 0 and found == {"a": "3", "b": "two"}
    assert await redis.hdel("h", "a", "b") == 2


async def check_lists(redis: Any) -> None:
    assert await redis.rpush("l", "a", "b", "c") == 3
    assert await redis.lrange("l", 0, -1) == ["a", "b", "c"]
    assert await redis.lpop("l") == "a" and await redis.rpop("l", 2) == ["c", "b"]
    assert await redis.lpush("l", "x", "y") == 2 and await redis.lindex("l", 0) == "y"
    assert await redis.lmove("l", "m", "LEFT", "RIGHT") == "y" and await redis.llen("m") == 1
    assert await redis.lset("l", 0, "z") is True and await redis.lpos("l", "z") == 0


async def check_sets(redis: Any) -> None:
    assert await redis.sadd("s", "x", "y") == 2
    assert sorted(await redis.smembers("s")) == ["x", "y"]
    assert await redis.sismember("s", "x") is True
    assert await redis.smismember("s", "x", "z") == [True, False]
    await redis.sadd("t", "y")
    assert await redis.sinter("s", "t") == ["y"] and await redis.sdiff("s", "t") == ["x"]
    assert await redis.srem("s", "x", "y") == 2 and await redis.exists("s") == 0


async def check_sorted_sets(redis: Any) -> None:
    assert await redis.zadd("z", {"x": 1.5, "y": 2}) == 2
    assert await redis.zrange("z", 0, -1, withscores=True) == [("x", 1.5), ("y", 2.0)]
    assert await redis.zscore("z", "x") == 1.5 and await redis.zrank("z", "y") == 1
    assert await redis.zincrby("z", 2, "x") == 3.5
    assert await redis.zrange("z", "-inf", "+inf", sortby="BYSCORE") == ["y", "x"]
    assert await redis.zpopmin("z") == [("y", 2.0)] and await redis.zcard("z") == 1


async def check_keys(redis: Any) -> None:
    for n in range(50):
        await redis.set(f"key:{n}", n)
    seen, cursor = set(), None
    while cursor != 0:
        cursor, keys = await redis.scan(cursor or 0, match="key:*", count=10)
        seen.update(keys)
    assert len(seen) == 50
    assert await redis.expire("key:1", 100) is True and await redis.persist("key:1") is True
    assert await redis.type("key:1") == "string" and await redis.exists("key:1", "none") == 1
    assert await redis.rename("key:1", "other") is True and await redis.get("other") == "1"
    assert await redis.copy("other", "copy") is True and await redis.unlink("copy") == 1


async def check_a_page_of_a_scan(redis: Any) -> None:
    await redis.mset({f"user:{n}": n for n in range(60)})
    await redis.mset({f"page:{n}": n for n in range(40)})
    cursor, keys = await redis.scan(0, match="user:*")
    assert cursor == 0 and len(keys) == 60
    await redis.sadd("set", *(f"m{n}" for n in range(90)))
    cursor, members = await redis.sscan("set", 0, match="m1?")
    assert cursor == 0 and len(members) == 10
    await redis.zadd("zset", {f"m{n}": n for n in range(90)})
    cursor, scored = await redis.zscan("zset", 0, match="m1")
    assert cursor == 0 and scored == [("m1", 1.0)]


async def check_a_part_of_a_range(redis: Any) -> None:
    await redis.zadd("z", {"a": 1, "b": 2, "c": 3})
    assert await redis.zrange("z", 0, 9, sortby="BYSCORE", offset=1, count=1) == ["b"]
    assert await redis.zrangestore("y", "z", 0, -1, offset=1, count=2) == 2
    assert await redis.zrange("y", 0, -1) == ["b", "c"]
    assert await redis.copy("z", "z") is False


async def check_positions(redis: Any) -> None:
    sicily = (13.361389, 38.115556, "Palermo"), (15.087269, 37.502669, "Catania")
    assert await redis.geoadd("sicily", *sicily) == 2
    assert await redis.geodist("sicily", "Palermo", "Catania", unit="KM") == 166.2742
    assert await redis.geohash("sicily", "Palermo") == ["sqc8b49rny0"]
    positions = await redis.geopos("sicily", "Palermo", "Atlantis")
    assert round(positions[0][0], 4) == 13.3614 and positions[1] is None
    near = {"longitude": 15, "latitude": 37, "radius": 200, "unit": "KM"}
    assert await redis.geosearch("sicily", **near, order="ASC") == ["Catania", "Palermo"]
    assert await redis.geosearchstore("near", "sicily", **near, count=1) == 1
    assert await redis.zrange("near", 0, -1) == ["Catania"]


async def check_counting_visitors(redis: Any) -> None:
    assert await redis.pfadd("monday", "ann", "bob") is True
    assert await redis.pfadd("monday", "bob") is False
    await redis.pfadd("tuesday", "bob", "cat")
    assert await redis.pfcount("monday", "tuesday") == 3
    assert await redis.pfmerge("week", "monday", "tuesday") is True
    assert await redis.pfcount("week") == 3


async def check_streams(redis: Any) -> None:
    assert await redis.xadd("orders", "1-1", {"item": "book"}) == "1-1"
    for n in range(50):
        await redis.xadd("orders", "*", {"item": n})
    assert await redis.xlen("orders") == 51
    assert await redis.xtrim("orders", maxlen=30, approximate=True) == 21
    assert len(await redis.xrange("orders", "-", "+")) == 30
    newest = await redis.xrevrange("orders", count=1)
    assert newest[0][1] == ["item", "49"]
    assert len((await redis.xread({"orders": "0-0"}, count=5))[0][1]) == 5


async def check_consumer_groups(redis: Any) -> None:
    await redis.xgroup_create("orders", "billing", "0", mkstream=True)
    ids = [await redis.xadd("orders", "*", {"item": n}) for n in range(4)]
    read = await redis.xreadgroup("billing", "ann", {"orders": ">"}, count=3)
    assert [entry[0] for entry in read[0][1]] == ids[:3]
    assert await redis.xack("orders", "billing", ids[0]) == 1
    assert (await redis.xpending("orders", "billing"))[0] == 2
    cursor, claimed, gone = await redis.xautoclaim("orders", "billing", "bob", 0, "0-0", count=1)
    assert (cursor, [entry[0] for entry in claimed], gone) == (ids[2], [ids[1]], [])
    assert await redis.xackdel("orders", "billing", ids[1]) == [1]
    assert await redis.xlen("orders") == 3
    groups = await redis.xinfo_groups("orders")
    assert groups[0][groups[0].index("lag") + 1] == 1


async def check_servers_and_channels(redis: Any) -> None:
    assert await redis.publish("news", "hello") == 0
    assert await redis.execute(["SPUBLISH", "news", "hello"]) == 0
    assert await redis.execute(["MSETEX", 2, "a", 1, "b", 2, "EX", 100]) == 1
    assert await redis.ttl("b") > 90
    assert await redis.execute(["ROLE"]) == ["master", 0, []]
    assert await redis.execute(["SAVE"]) in ("OK", True)
    async with refused(UpstashError, "Command is not available: 'SWAPDB'"):
        await redis.execute(["SWAPDB", 0, 1])


async def check_any_command(redis: Any) -> None:
    assert await redis.execute(["SET", "raw", "value"]) in ("OK", True)
    assert await redis.execute(["GET", "raw"]) == "value"


async def check_search(redis: Any) -> None:
    for key, name, price in [("1", "Wireless headphones", 99.5), ("2", "Wireless mouse", 25)]:
        await redis.json.set(f"product:{key}", "$", {"name": name, "price": price, "brand": "Aurora"})
    schema = {
        "name": "TEXT",
        "exact": {"type": "TEXT", "no_stem": True},
        "price": {"type": "F64", "fast": True},
        "brand": {"type": "KEYWORD", "alias": "maker"},
    }
    definition = {"name": "products", "schema": schema, "data_type": "JSON", "prefixes": "product:"}
    index = await settled(redis.search.create_index(**definition, language="english"))
    assert await settled(index.wait_indexing()) == 1
    described = await settled(index.describe())
    assert (described.name, described.prefixes) == ("products", ["product:"])
    assert described.schema["maker"].alias == "brand" and described.schema["price"].fast

    found = await settled(index.query(filter={"name": "mouse"}))
    assert [(hit.key, hit.data["price"]) for hit in found] == [("product:2", 25)]
    options = {"order_by": {"price": "DESC"}, "select": {"name": True}, "limit": 1}
    highlight = {"fields": ["name"], "tags": ("[", "]")}
    [first] = await settled(index.query(filter={"name": "wireless"}, highlight=highlight, **options))
    assert (first.score, first.data) == (99.5, {"name": "[Wireless] headphones"})
    scored = await settled(index.query(select={}, score_func={"field": "price", "scoreMode": "REPLACE"}))
    assert [hit.score for hit in scored] == [99.5, 25]
    assert (await settled(index.count(filter={"maker": "Aurora"}))).count == 2
    brands = {"brands": {"$terms": {"field": "maker"}, "$aggs": {"most": {"$max": {"field": "price"}}}}}
    bucket = (await settled(index.aggregate(aggregations=brands)))["brands"]["buckets"][0]
    assert (bucket["key"], bucket["docCount"], bucket["most"]["value"]) == ("Aurora", 2, 99.5)

    assert await settled(index.add_alias(alias="shop")) == 1
    assert await settled(redis.search.alias.list()) == {"shop": "products"}
    assert await settled(redis.search.alias.delete(alias="shop")) == 1
    assert await settled(index.drop()) == 1


async def check_errors(redis: Any) -> None:
    await redis.set("text", "not a number")
    async with refused(UpstashError, "not an integer"):
        await redis.incr("text")
    async with refused(UpstashError, "WRONGTYPE"):
        await redis.lpush("text", "a")


async def check_pipeline(redis: Any) -> None:
    pipeline = await started(redis.pipeline)
    pipeline.set("a", 1).incr("a").hset("h", "f", "v").hgetall("h")
    assert await ended(pipeline.exec) == [True, 2, 1, {"f": "v"}]


async def started(make: Any) -> Any:
    """A pipeline of either client: beginning one is no request, and is not awaited."""
    made = make()
    return await made if hasattr(made, "__await__") else made


async def ended(exec: Any) -> Any:
    results = exec()
    return await results if hasattr(results, "__await__") else results


def credentials() -> Any:
    return os.environ["UPSTASH_REDIS_REST_URL"], os.environ["UPSTASH_REDIS_REST_TOKEN"]


@contextlib.asynccontextmanager
async def blocking():
    with upstash_redis.Redis.from_env(rest_retries=0) as redis:
        yield Awaitables(redis)


@contextlib.asynccontextmanager
async def asynchronous():
    async with upstash_redis.asyncio.Redis(*credentials(), rest_retries=0) as redis:
        yield redis


if __name__ == "__main__":
    main(checks_in(globals()), {"blocking": blocking, "asynchronous": asynchronous}, reset)
