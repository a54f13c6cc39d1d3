import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  during,
  many,
  open,
  SIZE,
} from '../../../../testing/engines/redis/embedded/long-commands.ts';
import { RedisError, type Reply } from '../reply.ts';
import { LaterReply } from './blocking/wait.ts';

describe('a command that takes long', () => {
  test('lets others be served meanwhile, and none of its own database', async () => {
    const { session, other, logged } = open();
    const adding = session.start(['SADD', 'set', ...many((i) => [i])]);
    expect(adding).toBeInstanceOf(LaterReply);
    const held = other.execute(['SCARD', 'set']);
    expect(held).toBeInstanceOf(Promise);
    await turn();
    expect(await held).toBe(SIZE);
    expect(await (adding as LaterReply).reply).toBe(SIZE);
    expect(logged).toEqual([['SADD']]);
  });

  test.each<[name: string, argv: string[], reply: Reply]>([
    ['SADD', ['SADD', 'new', ...many((i) => [`m${i}`])], SIZE],
    ['ZADD', ['ZADD', 'new', ...many((i) => [SIZE - i, `m${i}`])], SIZE],
    ['HSET', ['HSET', 'new', ...many((i) => [`f${i}`, i])], SIZE],
    ['RPUSH', ['RPUSH', 'new', ...many((i) => [i])], SIZE],
    ['DEL', ['DEL', ...many((i) => [`no${i}`]), 'kept'], 1],
    ['EXISTS', ['EXISTS', ...many((i) => [`no${i}`]), 'kept'], 1],
    ['GEOADD', ['GEOADD', 'new', ...many((i) => [i / 1000, i / 2000, `m${i}`])], SIZE],
  ])('with very many arguments: %s', async (name, argv, reply) => {
    const { session, other, logged } = open();
    other.run(['SET', 'kept', 'x']);
    logged.length = 0;
    const seen = await during(session, argv);
    expect(seen.reply).toBe(reply);
    expect(seen.turns).toBeGreaterThan(0);
    const isLogged = name !== 'EXISTS';
    expect(logged).toEqual(isLogged ? [[name === 'GEOADD' ? 'ZADD' : name]] : []);
  });

  test.each<[argv: string[], check: (reply: Reply) => unknown, expected: unknown]>([
    [
      ['ZUNION', '2', 'sorted', 'other', 'WITHSCORES'],
      (reply) => (reply as Reply[]).slice(0, 4),
      ['m0', '0', 'n0', '0'],
    ],
    [['ZUNIONSTORE', 'to', '2', 'sorted', 'other'], (reply) => reply, 2 * SIZE],
    [['COPY', 'sorted', 'to'], (reply) => reply, 1],
    [['SORT', 'list', 'ALPHA', 'LIMIT', '0', '3'], (reply) => reply, ['0', '1', '10']],
    [['SORT', 'list', 'DESC', 'LIMIT', '0', '2'], (reply) => reply, [`${SIZE - 1}`, `${SIZE - 2}`]],
    [['SDIFF', 'set', 'list-of-none'], (reply) => (reply as Reply[]).length, SIZE],
    [['SINTERSTORE', 'to', 'set', 'set'], (reply) => reply, SIZE],
    [['ZREMRANGEBYRANK', 'sorted', '0', '-2'], (reply) => reply, SIZE - 1],
    [['ZREMRANGEBYSCORE', 'sorted', '0', '2099'], (reply) => reply, 2100],
    [['SRANDMEMBER', 'set', '-10000'], (reply) => (reply as Reply[]).length, 10_000],
  ])('on large values: %j', async (argv, check, expected) => {
    const { session, other } = open();
    other.run(['ZADD', 'sorted', ...many((i) => [i, `m${i}`])]);
    other.run(['ZADD', 'other', ...many((i) => [i, `n${i}`])]);
    other.run(['RPUSH', 'list', ...many((i) => [i])]);
    other.run(['SADD', 'set', ...many((i) => [`m${i}`])]);
    const { reply, turns } = await during(session, argv);
    expect(check(reply)).toEqual(expected);
    expect(turns).toBeGreaterThan(0);
  });

  test.each(['NUMSUB', 'SHARDNUMSUB'])(
    'with the counts of very many channels: %s',
    async (word) => {
      const { session, other } = open();
      const { reply, turns } = await during(session, ['PUBSUB', word, ...many((i) => [`c${i}`])]);
      expect(reply).toHaveLength(2 * SIZE);
      expect((reply as Reply[]).slice(-2)).toEqual([`c${SIZE - 1}`, 0]);
      expect(turns).toBeGreaterThan(2);
      expect(other.run(['PUBSUB', word, 'c1', 'c2'])).toEqual(['c1', 0, 'c2', 0]);
    },
  );

  test('is carried over to another place by DUMP and RESTORE', async () => {
    const { session, other } = open();
    other.run(['HSET', 'hash', ...many((i) => [`f${i}`, i])]);
    const { reply: payload } = await during(session, ['DUMP', 'hash']);
    const { reply, turns } = await during(session, ['RESTORE', 'again', '0', payload as string]);
    expect(reply).toHaveProperty('text', 'OK');
    expect(turns).toBeGreaterThan(0);
    expect(other.run(['HLEN', 'again'])).toBe(SIZE);
    expect(other.run(['DUMP', 'again'])).toBe(payload);
  });

  test('changes nothing if one of its arguments is wrong', async () => {
    const { session, other, logged } = open();
    const { reply } = await during(session, ['ZADD', 'new', ...many((i) => [i, i]), 'one', 'm']);
    expect(reply).toEqual(new RedisError('ERR value is not a valid float'));
    expect(other.run(['EXISTS', 'new'])).toBe(0);
    expect(logged).toEqual([]);
  });

  test('is one of a transaction like any other', async () => {
    const { session, logged } = open();
    const replies = await session.runTransaction(
      [
        ['SET', 'k', '1'],
        ['SADD', 'set', ...many((i) => [i])],
        ['INCR', 'k'],
      ],
      (reply) => reply,
    );
    expect(replies).toEqual([expect.anything(), SIZE, 2]);
    expect(logged).toEqual([['SET', 'SADD', 'INCR']]);
  });

  test.each<[name: string, rows: string[][]]>([
    ['alone', [['JSON.GET', 'doc', '$..*', '$.*', '$[*]', '$[0:]', '$[::1]']]],
    ['among others', Array.from({ length: 5 }, () => ['JSON.GET', 'doc', '$..*'])],
  ])('may not do more because others run commands meanwhile: %s', async (_, rows) => {
    const { session, other } = open({ mostWork: 40_000 });
    other.run(['JSON.SET', 'doc', '$', `[${many((i) => [i]).join(',')}]`]);
    const seen = { isOver: false };
    const running = session.runTransaction(rows, (reply) => reply);
    const ended = Promise.resolve(running).finally(() => (seen.isOver = true));
    let turns = 0;
    for (; !seen.isOver && turns < 1000; turns++) {
      await turn();
      other.run(['SCRIPT', 'KILL']);
    }
    expect(turns).toBeGreaterThan(1);
    expect((await ended).at(-1)).toEqual(
      new RedisError('ERR the command takes too long. Limit: 40000 values looked at'),
    );
  });

  test('ends without a trace in the log if the keys are replaced meanwhile', async () => {
    const { database, session, logged } = open();
    const outcome = session.start(['SADD', 'set', ...many((i) => [i])]);
    database.abandonUnit(new RedisError('LOADING'));
    expect(await (outcome as LaterReply).reply).toEqual(new RedisError('LOADING'));
    expect(logged).toEqual([]);
  });

  test('leaves no trace in the log either if it has changed some of its keys', async () => {
    const { database, session, other, logged } = open();
    for (const key of ['a', 'b']) {
      other.run(['JSON.SET', key, '$', `[${many((i) => [i]).join(',')}]`]);
    }
    logged.length = 0;
    const before = database.keyspace.dirty;
    const setting = session.start(['JSON.MSET', 'a', '$[0]', '7', 'b', '$[*]', '7']);
    while (database.keyspace.dirty === before) await turn();
    database.abandonUnit(new RedisError('LOADING'));
    expect(await (setting as LaterReply).reply).toEqual(new RedisError('LOADING'));
    expect(logged).toEqual([]);
  });

  test.each([
    ['called', "return redis.call('SUNIONSTORE', 'to', 'set')"],
    [
      'within pcall',
      "local _, n = pcall(function() return redis.call('SUNIONSTORE', 'to', 'set') end) return n",
    ],
    [
      'within a coroutine',
      "return coroutine.wrap(function() return (redis.pcall('SUNIONSTORE', 'to', 'set')) end)()",
    ],
    [
      'where it cannot be suspended',
      "local n table.sort({1, 2}, function() n = redis.call('SUNIONSTORE', 'to', 'set') end) return n",
    ],
  ])('of a script is suspended with it: %s', async (where, script) => {
    const { session, other, logged } = open();
    other.run(['SADD', 'set', ...many((i) => [i])]);
    logged.length = 0;
    const { reply, turns } = await during(session, ['EVAL', script, '0']);
    expect(reply).toBe(SIZE);
    if (where === 'where it cannot be suspended') expect(turns).toBe(0);
    else expect(turns).toBeGreaterThan(0);
    expect(logged).toEqual([['SUNIONSTORE']]);
  });

  test.each([
    ['SMEMBERS', "return #redis.call('SMEMBERS', 'set')"],
    ['SSCAN', "return #redis.call('SSCAN', 'set', 0, 'COUNT', 100000)[2]"],
    [
      'a set of RESP3',
      "redis.setresp(3) local n = 0 for _ in pairs(redis.call('SMEMBERS', 'set').set) do n = n + 1 end return n",
    ],
  ])('makes a large reply a value of Lua in steps: %s', async (_, script) => {
    const { session, other } = open();
    other.run(['SADD', 'set', ...many((i) => [i])]);
    const { reply, turns } = await during(session, ['EVAL', script, '0']);
    expect(reply).toBe(SIZE);
    expect(turns).toBeGreaterThan(0);
  });

  test('fails within a script where it was called, although it was suspended there', async () => {
    const { session, logged } = open();
    const script = `local pairs = {}
      for i = 1, 3000 do pairs[i * 2 - 1] = i pairs[i * 2] = 'm' .. i end
      pairs[5999] = 'one'
      local ok, err = pcall(function() redis.call('ZADD', 'a', unpack(pairs)) end)
      redis.call('SET', 'caught', tostring(ok) .. ' ' .. err)
      redis.call('SET', 'replied', redis.pcall('ZADD', 'a', unpack(pairs)).err)
      redis.call('ZADD', 'a', unpack(pairs))
      return 'not reached'`;
    const { reply, turns } = await during(session, ['EVAL', script, '0']);
    expect(reply).toBeInstanceOf(RedisError);
    expect((reply as RedisError).message).toMatch(
      /^ERR value is not a valid float script: \w+, on @user_script:7\.$/,
    );
    expect(turns).toBeGreaterThan(0);
    expect(session.run(['GET', 'caught'])).toBe('false ERR value is not a valid float');
    expect(session.run(['GET', 'replied'])).toBe('ERR value is not a valid float');
    expect(logged).toEqual([['SET', 'SET']]);
  });

  test('of a script cannot be killed in the middle of its changes', async () => {
    const { session, other } = open();
    other.run(['SADD', 'set', ...many((i) => [i])]);
    const outcome = session.start(['EVAL', "return redis.call('SUNIONSTORE', 'to', 'set')", '0']);
    expect(other.run(['SCRIPT', 'KILL'])).toHaveProperty(
      'message',
      expect.stringContaining('UNKILLABLE'),
    );
    expect(await (outcome as LaterReply).reply).toBe(SIZE);
  });
});
