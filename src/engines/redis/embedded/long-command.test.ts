import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { RedisError, type Reply } from '../reply.ts';
import { LaterReply } from './blocking/wait.ts';
import { Database, type DatabaseOptions } from './database.ts';
import { EmbeddedSession } from './session.ts';

const SIZE = 5000;

function open(options: DatabaseOptions = {}) {
  const logged: string[][] = [];
  const journal = {
    append: (commands: readonly (readonly string[])[]) =>
      void logged.push(commands.map((argv) => argv[0]!)),
    settled: () => undefined,
  };
  // Suspended after each step.
  const database = new Database({ slice: -1, ...options, journal } as DatabaseOptions);
  const open = (id: number) => {
    const session = new EmbeddedSession(database, {
      id,
      user: database.acl.user('default')!,
      address: '',
    });
    session.protocol = 'resp';
    return session;
  };
  return { database, session: open(1), other: open(2), logged };
}

const many = (each: (i: number) => (string | number)[]): string[] =>
  Array.from({ length: SIZE }, (_, i) => each(i).map(String)).flat();

/** Runs a command, and counts the turns in which others were served meanwhile. */
async function during(
  session: EmbeddedSession,
  argv: readonly string[],
): Promise<{ reply: Reply; turns: number }> {
  const outcome = session.start(argv);
  if (!(outcome instanceof LaterReply)) return { reply: outcome, turns: 0 };
  const seen = { turns: 0, isOver: false };
  const reply = outcome.reply.finally(() => (seen.isOver = true));
  while (!seen.isOver) {
    await turn();
    seen.turns++;
  }
  return { reply: await reply, turns: seen.turns };
}

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

test('the longest common subsequence of long strings is looked for in steps', async () => {
  const { session, other } = open();
  other.run(['SET', 'a', 'ab'.repeat(SIZE)]);
  other.run(['SET', 'b', 'b'.repeat(SIZE)]);
  const { reply, turns } = await during(session, ['LCS', 'a', 'b', 'LEN']);
  expect(reply).toBe(SIZE);
  expect(turns).toBeGreaterThan(100);
});

test.each<[argv: string[], reply: unknown, length: number]>([
  [['APPEND', 'bytes', 'x'], 20_000_001, 20_000_001],
  [['SETRANGE', 'bytes', '30000000', 'x'], 30_000_001, 30_000_001],
  [['SETBIT', 'bytes', '240000000', '1'], 0, 30_000_001],
  [['BITFIELD', 'bytes', 'SET', 'u8', '240000000', '1'], [0], 30_000_001],
])('a long string is moved in steps to where it has room: %s', async (argv, reply, length) => {
  const { session, other } = open();
  other.run(['SETRANGE', 'bytes', '19999999', 'z']);
  const seen = await during(session, argv);
  expect(seen.reply).toEqual(reply);
  expect(seen.turns).toBeGreaterThan(2);
  expect(other.run(['STRLEN', 'bytes'])).toBe(length);
  expect(other.run(['GETRANGE', 'bytes', '19999999', '19999999'])).toBe('z');
});

const OBJECTS = `[${many((i) => [`{"n":${i},"t":"\\n"}`]).join(',')}]`;

test.each<[argv: string[], check: (reply: Reply) => unknown, expected: unknown]>([
  [['JSON.SET', 'new', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [['JSON.SET', 'doc', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [['JSON.MSET', 'a', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [
    ['JSON.MERGE', 'doc', '$', `{"a":${OBJECTS}}`],
    (reply) => (reply as { text: string }).text,
    'OK',
  ],
  [['JSON.ARRAPPEND', 'doc', '$', OBJECTS], (reply) => reply, [SIZE + 1]],
  [['JSON.GET', 'doc'], (reply) => reply, OBJECTS],
  [
    ['JSON.SET', 'new', '$', `"${'\\n'.repeat(SIZE)}"`],
    (reply) => (reply as { text: string }).text,
    'OK',
  ],
  [['COPY', 'doc', 'new'], (reply) => reply, 1],
])('a long JSON document is parsed, printed and copied in steps', async (argv, check, expected) => {
  const { session, other } = open();
  other.run(['JSON.SET', 'doc', '$', OBJECTS]);
  const { reply, turns } = await during(session, argv);
  expect(check(reply)).toEqual(expected);
  expect(turns).toBeGreaterThan(2);
  if (argv[1] === 'new' || argv[2] === 'new') {
    const given = argv[0] === 'COPY' ? OBJECTS : argv[3];
    expect(other.run(['JSON.GET', 'new'])).toBe(given);
  }
});

describe('much of a stream is shown in steps', () => {
  /** Groups, and entries of which one of the first has all as pending ones. */
  function fill(session: EmbeddedSession): void {
    const run = (words: string[]) => session.run(words);
    for (let i = 0; i < SIZE; i++) run(['XADD', 's', `${i}-1`, 'n', `${i}`]);
    for (let i = 0; i < SIZE; i++) run(['XGROUP', 'CREATE', 's', `g${i}`, '0']);
    for (let i = 0; i < SIZE; i++) run(['XGROUP', 'CREATECONSUMER', 's', 'g7', `c${i}`]);
    run(['XREADGROUP', 'GROUP', 'g7', 'c0', 'STREAMS', 's', '>']);
  }

  test.each<[name: string, argv: string[], length: number]>([
    ['its groups', ['XINFO', 'GROUPS', 's'], SIZE],
    ['the consumers of a group', ['XINFO', 'CONSUMERS', 's', 'g7'], SIZE],
    ['all of it', ['XINFO', 'STREAM', 's', 'FULL', 'COUNT', '0'], 18],
    ['the pending entries of a group', ['XPENDING', 's', 'g7', '-', '+', '10000'], SIZE],
    [
      'few that have been pending for long',
      ['XPENDING', 's', 'g7', 'IDLE', '9999999', '-', '+', '9'],
      0,
    ],
    ['how many are pending', ['XPENDING', 's', 'g7'], 4],
    ['what RESTORE takes', ['DUMP', 's'], NaN],
    ['a copy of it', ['COPY', 's', 'to'], NaN],
  ])('%s', async (_, argv, length) => {
    const { session, other } = open();
    fill(other);
    const { reply, turns } = await during(session, argv);
    if (Array.isArray(reply)) expect(reply).toHaveLength(length);
    expect(reply).not.toBeInstanceOf(RedisError);
    expect(turns).toBeGreaterThan(2);
  });
});

describe('much of a stream is changed in steps', () => {
  const ids = (from = 0) => many((i) => [`${i + from}-1`]);
  const count = `${SIZE}`;

  /** A stream whose first entries are pending, and a consumer that has none. */
  function fill(session: EmbeddedSession): void {
    for (let i = 0; i < 2 * SIZE; i++) session.run(['XADD', 's', `${i}-1`, 'n', `${i}`]);
    session.run(['XGROUP', 'CREATE', 's', 'g', '0']);
    session.run(['XREADGROUP', 'GROUP', 'g', 'ann', 'COUNT', count, 'STREAMS', 's', '>']);
    session.run(['XGROUP', 'CREATECONSUMER', 's', 'g', 'bob']);
  }

  test.each<[argv: string[], replied: number, logged: string, commands: number]>([
    [['XREADGROUP', 'GROUP', 'g', 'bob', 'STREAMS', 's', '>'], 1, 'XCLAIM', SIZE + 1],
    [['XREADGROUP', 'GROUP', 'g', 'ann', 'STREAMS', 's', '0'], 1, 'XCLAIM', SIZE],
    [['XCLAIM', 's', 'g', 'bob', '0', ...ids()], SIZE, 'XCLAIM', SIZE],
    [['XCLAIM', 's', 'g', 'bob', '0', ...ids(SIZE), 'FORCE', 'JUSTID'], SIZE, 'XCLAIM', SIZE],
    [['XAUTOCLAIM', 's', 'g', 'bob', '0', '-', 'COUNT', count], 3, 'XCLAIM', SIZE],
    [['XNACK', 's', 'g', 'FAIL', 'IDS', count, ...ids()], SIZE, 'XNACK', SIZE],
    [['XACKDEL', 's', 'g', 'DELREF', 'IDS', count, ...ids()], SIZE, 'XACKDEL', 1],
    [['XDELEX', 's', 'DELREF', 'IDS', count, ...ids()], SIZE, 'XDELEX', 1],
    [['XTRIM', 's', 'MAXLEN', '100', 'DELREF'], 2 * SIZE - 100, 'XTRIM', 1],
    [['XADD', 's', 'DELREF', 'MAXLEN', '=', '100', '*', 'n', '1'], NaN, 'XADD', 1],
    [['XGROUP', 'DELCONSUMER', 's', 'g', 'ann'], SIZE, 'XGROUP', 1],
  ])('%s', async (argv, replied, name, commands) => {
    const { session, other, logged } = open();
    fill(other);
    logged.length = 0;
    const { reply, turns } = await during(session, argv);
    expect(reply).not.toBeInstanceOf(RedisError);
    if (Array.isArray(reply)) expect(reply).toHaveLength(replied);
    else if (typeof reply === 'number') expect(reply).toBe(replied);
    expect(turns).toBeGreaterThan(3);
    expect(logged).toHaveLength(1);
    expect(logged[0]![0]).toBe(name);
    expect(logged[0]).toHaveLength(commands);
  });
});

test('parameters are looked for by many patterns in steps', async () => {
  const { session } = open();
  const { reply, turns } = await during(session, [
    'CONFIG',
    'GET',
    ...many((i) => [`maxmem*${i}`]),
  ]);
  expect(reply).toEqual([]);
  expect(turns).toBeGreaterThan(100);
});

test('parameters are looked for by a very long pattern in steps', async () => {
  const { session } = open();
  const { reply, turns } = await during(session, ['CONFIG', 'GET', `[${'x'.repeat(70_000)}]*`]);
  expect(reply).toEqual([]);
  expect(turns).toBeGreaterThan(20);
});

test('a long string is copied in steps', async () => {
  const { session, other } = open();
  other.run(['SETRANGE', 'bytes', '19999999', 'z']);
  const { reply, turns } = await during(session, ['COPY', 'bytes', 'copy']);
  expect(reply).toBe(1);
  expect(turns).toBeGreaterThan(2);
  expect(other.run(['GETRANGE', 'copy', '-2', '-1'])).toBe('\0z');
});

test('a command that does not go through its arguments in steps is refused very many', () => {
  const { session } = open({ mostWork: 40_000 });
  const reply = session.run(['CONFIG', 'GET', ...many((i) => [i])]);
  expect(reply).toHaveProperty('message', expect.stringContaining('the command takes too long'));
});
