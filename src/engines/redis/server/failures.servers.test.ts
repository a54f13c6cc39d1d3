import { describe, expect, onTestFinished, test } from 'vitest';
import { FaultyProxy } from '../../../../scripts/servers/faulty-proxy.ts';
import { installedRedises, isAtLeast } from '../../../../scripts/servers/installed-redis.ts';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import { startSentinels } from '../../../../scripts/servers/sentinels.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { openEngine } from '../../../../testing/engines/redis/server.ts';
import { PendingReply } from '../connection.ts';
import { CapacityExhausted, Unavailable, ServerRefused } from '../errors.ts';
import { RedisError } from '../reply.ts';
import type { RedisSession } from '../engine.ts';
import type { ServerRedis } from './engine.ts';

const why = skipReason('redis');
const KEPT = { appendonly: 'yes', appendfsync: 'always', appendfilename: 'kept.aof' };

/** Counts up as fast as it can, and notes which increments were acknowledged and which have an unknown outcome. */
function counter(session: RedisSession) {
  let acknowledged = 0;
  let unknown = 0;
  let refused = 0;
  const end = new AbortController();
  const work = (async () => {
    while (!end.signal.aborted) {
      const reply = await session.execute(['INCR', 'n']);
      if (typeof reply === 'number') acknowledged += 1;
      else if (reply instanceof Unavailable && /nobody knows/.test(reply.message)) unknown += 1;
      else {
        refused += 1;
        await new Promise(setImmediate);
      }
    }
  })();
  return {
    seen: () => ({ acknowledged, unknown, refused }),
    end: async () => {
      end.abort();
      await work;
      return { acknowledged, unknown, refused };
    },
  };
}

/** Eight clients of a new database that count up together. */
async function countOn(engine: ServerRedis) {
  await engine.createDatabase('one');
  const sessions = Array.from({ length: 8 }, (_, i) =>
    engine.openSession('one', 'default', `a:${i}`),
  );
  const counters = sessions.map(counter);
  const total = () => counters.reduce((sum, each) => sum + each.seen().acknowledged, 0);
  return {
    total,
    haveAll: (what: 'refused' | 'unknown') => () => counters.every((each) => each.seen()[what] > 0),
    endWithAllThatWasAcknowledged: async () => {
      const ended = await Promise.all(counters.map((each) => each.end()));
      const unknown = ended.reduce((all, each) => all + each.unknown, 0);
      const kept = Number(await sessions[0]!.execute(['GET', 'n']));
      expect(kept).toBeGreaterThanOrEqual(total());
      expect(kept).toBeLessThanOrEqual(total() + unknown);
    },
  };
}

describe.skipIf(why !== undefined)(`a server${why === undefined ? '' : ` (${why})`}`, () => {
  test('that is killed and restarted has all acknowledged writes, and none twice', async () => {
    await using server = await startRedis({ settings: KEPT });
    const clients = await countOn(await openEngine(`${server.url}/0-1`));
    await expect.poll(clients.total).toBeGreaterThan(200);
    await server.process.kill();
    await expect.poll(clients.haveAll('refused')).toBe(true);
    const before = clients.total();
    await server.process.restart();
    await expect.poll(clients.total).toBeGreaterThan(before + 200);
    await clients.endWithAllThatWasAcknowledged();
  });

  test('that is restarted after a kill delivers messages again, those of shard channels too', async () => {
    await using server = await startRedis();
    const engine = await openEngine(`${server.url}/0`);
    const defaultPassword = 'open-sesame';
    await engine.createDatabase('one');
    await engine.configureDatabase('one', { config: {}, limits: undefined, defaultPassword });
    const heard: unknown[] = [];
    const connection = engine.openConnection('one', {
      address: 'a:2',
      localAddress: 'a:3',
      maxKeptBytes: () => 1000,
      listener: {
        push: (reply) => void heard.push((reply as { items: unknown[] }).items.at(-1)),
        end: () => {},
      },
    });
    onTestFinished(() => connection.close());
    connection.run(['HELLO', '3', 'AUTH', 'default', defaultPassword]);
    for (const word of ['SUBSCRIBE', 'SSUBSCRIBE']) {
      const outcome = connection.run([word, 'news']);
      if (outcome instanceof PendingReply) await outcome.reply;
    }
    const session = engine.openSession('one', 'default', 'a:1');
    const publish = (word: string, text: string) => session.execute([word, 'news', text]);
    expect(await publish('PUBLISH', 'a message')).toBe(1);
    expect(await publish('SPUBLISH', 'of a shard')).toBe(1);
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['a message', 'of a shard']));
    await server.process.kill();
    await expect.poll(() => publish('PUBLISH', 'lost')).toBeInstanceOf(Unavailable);
    await server.process.restart();
    await expect.poll(() => publish('PUBLISH', 'again')).toBe(1);
    await expect.poll(() => publish('SPUBLISH', 'of a shard again')).toBe(1);
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['again', 'of a shard again']));
  });

  test('on a slow network that is then partitioned has all acknowledged writes', async () => {
    await using server = await startRedis({ settings: KEPT });
    await using proxy = await FaultyProxy.start(server.port);
    const clients = await countOn(await openEngine(`redis://127.0.0.1:${proxy.port}/0-1`));
    await expect.poll(clients.total).toBeGreaterThan(200);
    proxy.delay(50);
    const slow = clients.total();
    await expect.poll(clients.total).toBeGreaterThan(slow + 20);
    // Commands that were sent are executed, and no client gets a reply.
    proxy.stall('toClient');
    await expect.poll(clients.haveAll('unknown'), { timeout: 60_000 }).toBe(true);
    const before = clients.total();
    await proxy.heal();
    await expect.poll(clients.total).toBeGreaterThan(before + 200);
    await clients.endWithAllThatWasAcknowledged();
  });

  test('that is unreachable at the start is waited for', async () => {
    await using server = await startRedis({ settings: KEPT });
    await server.process.kill();
    const engine = await openEngine(`${server.url}/0`);
    await engine.openDatabases({ one: {} });
    expect(await engine.healthProblem()).toContain(String(server.port));
    const session = engine.openSession('one', 'default', 'a:1');
    expect(await session.execute(['GET', 'k'])).toBeInstanceOf(Unavailable);
    await server.process.restart();
    await expect.poll(() => session.execute(['SET', 'k', 'v'])).toMatchObject({ text: 'OK' });
    await expect.poll(() => engine.healthProblem()).toBeUndefined();
  });

  test('that can not be used prevents the start, with a message without the password', async () => {
    await using server = await startRedis({ password: 'open-sesame' });
    const wrong = `redis://:not-sesame@127.0.0.1:${server.port}`;
    const refusal = await openEngine(wrong).catch((error: unknown) => error as Error);
    expect(refusal).toBeInstanceOf(ServerRefused);
    expect((refusal as Error).message).toMatch(/does not take the user and password/);
    expect((refusal as Error).message).not.toContain('sesame');
    await expect(openEngine(`${server.url}/0-99`)).rejects.toThrow('has no database 99');
  });

  test('with keys of another application is refused, and one whose places are all taken', async () => {
    await using server = await startRedis();
    const client = server.connect();
    onTestFinished(() => client.disconnect());
    const engine = await openEngine(`${server.url}/0-1`);
    await client.select(0);
    await client.set('theirs', '1');
    await expect(engine.createDatabase('one')).rejects.toThrow('place 0 of');
    await client.flushdb();
    await engine.createDatabase('one');
    await engine.createDatabase('two');
    await expect(engine.createDatabase('three')).rejects.toThrow(CapacityExhausted);
    await engine.deleteDatabase('one');
    await engine.createDatabase('three');
  });

  test('isolates databases from each other, in scripts and functions too', async () => {
    await using server = await startRedis();
    const engine = await openEngine(`${server.url}/0-1`);
    await engine.openDatabases({ one: {}, two: {} });
    const [one, two] = ['one', 'two'].map((id) => engine.openSession(id, 'default', 'a:1'));
    await two!.execute(['SET', 'secret', '1']);
    for (const words of [
      "'SELECT', 1",
      "'COPY', 'k', 'k', 'DB', 1",
      "'MOVE', 'k', 1",
      "'SWAPDB', 0, 1",
      "'FLUSHALL'",
      "'CONFIG', 'GET', '*'",
      "'PUBLISH', 'plinth:1:news', 'x'",
      "'FUNCTION', 'FLUSH'",
    ]) {
      const reply = await one!.execute(['EVAL', `return redis.call(${words})`, '0']);
      expect(reply, words).toBeInstanceOf(RedisError);
    }
    const library = "#!lua name=lib\nredis.register_function('peek', function() return 1 end)";
    expect(await one!.execute(['FUNCTION', 'LOAD', library])).toBe('lib');
    expect(await one!.execute(['FCALL', 'peek', '0'])).toBe(1);
    expect(await two!.execute(['FCALL', 'peek', '0'])).toBeInstanceOf(RedisError);
    expect(await two!.execute(['GET', 'secret'])).toBe('1');
  });

  test('that is blocked by an endless script is released to the others', async () => {
    await using server = await startRedis({ settings: { 'busy-reply-threshold': 50 } });
    const engine = await openEngine(`${server.url}/0-1`);
    await engine.openDatabases({ one: {}, two: {} });
    const [one, two] = ['one', 'two'].map((id) => engine.openSession(id, 'default', 'a:1'));
    const library =
      "#!lua name=lib\nredis.register_function('loop', function() while true do end end)";
    await one!.execute(['FUNCTION', 'LOAD', library]);
    for (const endless of [
      ['EVAL', 'while true do end', '0'],
      ['FCALL', 'loop', '0'],
    ]) {
      const ended = one!.execute(endless);
      await expect.poll(() => two!.execute(['GET', 'k'])).toBe(null);
      expect(await ended).toMatchObject({ message: expect.stringMatching(/killed/i) as string });
    }
  });

  test('distinguishes users whatever their names are', async () => {
    await using server = await startRedis();
    const engine = await openEngine(`${server.url}/0`);
    await engine.createDatabase('one');
    const admin = engine.openSession('one', 'default', 'a:1');
    await admin.execute(['SET', 'secret', '1']);
    // This name has the form in which the server stores the other one, in hexadecimal.
    await admin.execute(['ACL', 'SETUSER', 'x6121', 'on', 'nopass', '~own', '+@all']);
    await admin.execute(['ACL', 'SETUSER', 'a!', 'on', 'nopass', '~*', '+@all']);
    const [few, all] = ['x6121', 'a!'].map((user) => engine.openSession('one', user, 'a:1'));
    const script = ['EVAL', "return redis.call('GET', 'secret')", '0'];
    expect(await few!.execute(script)).toBeInstanceOf(RedisError);
    expect(await all!.execute(script)).toBe('1');
    expect(await few!.execute(script)).toBeInstanceOf(RedisError);
  });
});

describe.skipIf(why !== undefined)(
  `behind Sentinels${why === undefined ? '' : ` (${why})`}`,
  () => {
    test('the server that takes over is followed', async () => {
      await using set = await startSentinels();
      const engine = await openEngine(`redis+sentinel://${set.addresses}/${set.service}/0`);
      await engine.createDatabase('one');
      const session = engine.openSession('one', 'default', 'a:1');
      await session.execute(['SET', 'k', 'v']);
      // Redis does not wait for replicas, unless it is asked to.
      await session.execute(['WAIT', '1', '0']);
      const port = await set.primaryPort();
      await set.servers.find((server) => server.port === port)!.process.kill();
      await expect
        .poll(() => session.execute(['SET', 'after', 'v']), { interval: 100 })
        .toMatchObject({ text: 'OK' });
      expect(await session.execute(['GET', 'k'])).toBe('v');
    });
  },
);

test.each(installedRedises())(
  'commands that $name lacks are refused by name',
  async (installed) => {
    await using server = await startRedis({ installed });
    const engine = await openEngine(`${server.url}/0`);
    await engine.createDatabase('one');
    const session = engine.openSession('one', 'default', 'a:1');
    const refusal = async (...command: string[]) =>
      ((await session.execute(command)) as Error).message;
    const own = "only databases of the platform's own engine have it";
    expect(await refusal('SEARCH.QUERY', 'i', '{}')).toMatch(
      `has no command 'SEARCH.QUERY': ${own}`,
    );
    expect(await refusal('VECTOR.COUNT', 'k')).toMatch(`has no command 'VECTOR.COUNT': ${own}`);
    if (installed.isValkey) {
      expect(await refusal('JSON.GET', 'k')).toMatch(
        /^ERR valkey [\d.]+, on which .* has no command 'JSON.GET'$/,
      );
    }
    if (!isAtLeast(installed.version, '8.8')) {
      expect(await refusal('ARGET', 'k', '0')).toMatch(/has no command 'ARGET'$/);
    }
  },
);
