import { expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { PendingReply } from '../../connection.ts';
import { OK, RedisError, Status } from '../../reply.ts';
import { ActiveExpiry } from '../keyspace/active-expiry.ts';
import { EmbeddedSession } from '../session.ts';

/** Takes longer than a slice on any machine. */
const LONG = 'local n = 0 for i = 1, 1e7 do n = n + 1 end';
const BUSY = new RedisError(
  'BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.',
);
const KILLED = { message: expect.stringMatching(/^ERR Script killed by user with SCRIPT KILL\./) };

function open() {
  const { connect, database, clock } = openToConnections();
  const appended: string[][] = [];
  database.journal = {
    append: (commands) => void appended.push(commands.map((argv) => argv.join(' '))),
    settled: () => undefined,
    failure: undefined,
    close: async () => {},
  };
  // What waits is not refused on a machine that is busy.
  database.config.set('busy-reply-threshold', '1000000');
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 99, user, address: '' });
  return { connect, database, clock, appended, session };
}

/** The reply of a command, as soon as it has come. */
async function answerOf(outcome: unknown): Promise<unknown> {
  if (outcome instanceof PendingReply) return outcome.reply;
  return Array.isArray(outcome) ? outcome[0] : outcome;
}

test.each([
  ['return 1, 2', 1],
  [`${LONG} return 1, 2`, 1],
  ["return string.find('abc', 'b')", 2],
  ['return', null],
])('the first value that a script returns is its reply: %s', async (script, reply) => {
  expect(await answerOf(open().connect().run('EVAL', script, '0'))).toEqual(reply);
});

test('other commands wait for a script that takes long, in order, and see all that it did or nothing', async () => {
  const { connect, appended, session } = open();
  const [one, other] = [connect(), connect()];
  const script = one.run(
    'EVAL',
    `redis.call('SET', 'a', 1) ${LONG} return redis.call('INCR', 'a')`,
    '0',
  );
  const waiting = [
    other.run('APPEND', 'a', '0'),
    session.execute(['INCR', 'a']),
    session.executeAll([
      ['INCR', 'a'],
      ['INCR', 'a'],
    ]),
    session.executeTransaction([
      ['INCR', 'a'],
      ['GET', 'a'],
    ]),
  ];
  expect(await answerOf(script)).toBe(2);
  const [appendedTo, next, pipeline, transaction] = await Promise.all(waiting.map(answerOf));
  const [first, second] = pipeline as readonly unknown[];
  expect([appendedTo, next, first]).toEqual([2, 21, 22]);
  // The transaction may come between two commands of the pipeline, but nothing between its own.
  expect([
    [23, [24, '24']],
    [24, [23, '23']],
  ]).toContainEqual([second, transaction]);
  expect(appended[0]).toEqual(['SET a 1', 'INCR a']);
});

test.each([
  ['within pcall', `pcall(function() ${LONG} end)`],
  ['within a coroutine', `coroutine.wrap(function() ${LONG} end)()`],
  [
    'within pcall in a coroutine that yields',
    `local step = coroutine.wrap(function() pcall(function() ${LONG} end) coroutine.yield() ${LONG} end) step() step()`,
  ],
])('a script is suspended %s too', async (_, lua) => {
  const { connect } = open();
  const script = connect().run('EVAL', `${lua} return 'done'`, '0');
  expect(script).toBeInstanceOf(PendingReply);
  expect(await answerOf(script)).toBe('done');
});

test('what scripts see of coroutines is as in Redis', () => {
  const { session } = open();
  const run = (lua: string) => session.run(['EVAL', lua, '0']);
  expect(run('return tostring(coroutine.running())')).toBe('nil');
  expect(run('return {pcall(function() return coroutine.running() end)}')).toEqual([1]);
  const across = 'attempt to yield across metamethod/C-call boundary';
  expect(run('coroutine.yield()')).toMatchObject({ message: expect.stringContaining(across) });
  expect(
    run(
      'return {tostring(pcall(coroutine.yield)), select(2, pcall(function() coroutine.yield() end))}',
    ),
  ).toEqual(['false', across]);
  const lua = `local co = coroutine.create(function(a)
      local ok, own = pcall(function() return coroutine.running() end)
      local b = coroutine.yield(a + 1)
      return b + 1, own
    end)
    local _, a = coroutine.resume(co, 1)
    local _, b, own = coroutine.resume(co, 5)
    return {a, b, own == co, coroutine.status(co)}`;
  expect(run(lua)).toEqual([2, 6, 1, 'dead']);
  expect(
    run("local made = coroutine.wrap(function() error('no') end)() return made"),
  ).toMatchObject({
    message: expect.stringMatching(
      /^ERR user_script:1: user_script:1: no script: \w+, on @user_script:1\.$/,
    ),
  });
});

test('after busy-reply-threshold others get BUSY, except for what Redis allows', async () => {
  const { connect, session } = open();
  const [one, other] = [connect(), connect()];
  other.run('CONFIG SET busy-reply-threshold 0');
  const script = one.run('EVAL', 'while true do end', '0');
  expect(other.run('GET a')).toEqual([BUSY]);
  expect(await session.execute(['GET', 'a'])).toEqual(BUSY);
  expect(await session.executeAll([['GET', 'a']])).toEqual([BUSY]);
  expect(await session.executeTransaction([['GET', 'a']])).toEqual(
    new RedisError(`EXECABORT Transaction discarded because of: ${BUSY.message}`),
  );
  expect(session.subscribe('channels', ['news'], { message() {}, ended() {} })).toEqual(BUSY);
  expect(other.run('AUTH secret')).toEqual([OK]);
  expect(other.run('MULTI')).toEqual([OK]);
  expect(other.run('GET a')).toEqual([BUSY]);
  expect(other.run('DISCARD')).toEqual([OK]);
  expect(other.run('FUNCTION KILL')).toEqual([BUSY]);
  expect(other.run('FUNCTION STATS')).toMatchObject([
    [
      expect.anything(),
      [
        'name',
        expect.stringMatching(/^\w{40}$/),
        'command',
        ['EVAL', 'while true do end', '0'],
        'duration_ms',
        expect.any(Number),
      ],
      expect.anything(),
      expect.anything(),
    ],
  ]);
  expect(other.run('SCRIPT KILL')).toEqual([OK]);
  expect(await answerOf(script)).toMatchObject(KILLED);
  expect(other.run('GET a')).toEqual([null]);
  expect(other.run('SCRIPT KILL')).toEqual([
    new RedisError('NOTBUSY No scripts in execution right now.'),
  ]);
});

test('what waits is answered with BUSY when the threshold has passed', async () => {
  const { connect } = open();
  const [one, other] = [connect(), connect()];
  other.run('CONFIG SET busy-reply-threshold 1');
  const script = one.run('EVAL', 'while true do end', '0');
  expect(await answerOf(other.run('GET a'))).toEqual(BUSY);
  other.run('SCRIPT KILL');
  expect(await answerOf(script)).toMatchObject(KILLED);
});

test('a script that has written is not killed, but ended by the limit of time; its changes are logged', async () => {
  const { connect, appended } = open();
  const [one, other] = [connect(), connect()];
  other.run('CONFIG SET script-time-limit 100');
  const script = one.run('EVAL', "redis.call('SET', 'a', 1) while true do end", '0');
  expect(other.run('SCRIPT KILL')).toMatchObject([
    {
      message: expect.stringMatching(
        /^UNKILLABLE Sorry the script already executed write commands/,
      ),
    },
  ]);
  expect(await answerOf(script)).toMatchObject({
    message: expect.stringMatching(
      /^ERR Script killed: it ran for longer than 100 ms \(script-time-limit\) script: \w+/,
    ),
  });
  expect(other.run('GET a')).toEqual(['1']);
  expect(appended).toEqual([['SET a 1']]);
});

test('FUNCTION KILL ends a function, and the library works as before', async () => {
  const { connect } = open();
  const [one, other] = [connect(), connect()];
  one.run(
    'FUNCTION',
    'LOAD',
    "#!lua name=l\nredis.register_function('forever', function() while true do end end)\nredis.register_function('well', function() return 1 end)",
  );
  await new Promise(setImmediate);
  const running = one.run('FCALL forever 0');
  expect(other.run('SCRIPT KILL')).toMatchObject([
    {
      message:
        'BUSY Redis is busy running a script. You can only call FUNCTION KILL or SHUTDOWN NOSAVE.',
    },
  ]);
  expect(other.run('FUNCTION KILL')).toEqual([OK]);
  expect(await answerOf(running)).toMatchObject(KILLED);
  expect(await answerOf(other.run('FCALL well 0'))).toBe(1);
});

test('a transaction stays one while a script in it takes long, and its scripts share the limit of time', async () => {
  const { connect, appended, session } = open();
  const [one, other] = [connect(), connect()];
  one.run('MULTI');
  one.run('INCR a');
  one.run('EVAL', `${LONG} return redis.call('INCR', 'a')`, '0');
  one.run('INCR a');
  const exec = one.run('EXEC');
  const waiting = other.run('INCR a');
  expect(waiting).toBeInstanceOf(PendingReply);
  expect(await answerOf(exec)).toEqual([1, 2, 3]);
  expect(await answerOf(waiting)).toBe(4);
  expect(appended[0]).toEqual(['INCR a', 'INCR a', 'INCR a']);
  other.run('CONFIG SET script-time-limit 200');
  const loop = ['EVAL', "while true do redis.call('INCR', KEYS[1]) end", '1'];
  const replies = await session.executeTransaction([
    [...loop, 'b'],
    [...loop, 'c'],
    [...loop, 'd'],
  ]);
  const limited = { message: expect.stringMatching(/^ERR Script killed/) };
  expect(replies).toMatchObject([limited, limited, limited]);
  const [b, ...others] = (await session.execute(['MGET', 'b', 'c', 'd'])) as string[];
  expect(Number(b)).toBeGreaterThan(others.reduce((sum, each) => sum + Number(each), 0));
});

test('no key expires while a script is suspended', async () => {
  const { connect, database, clock } = open();
  const [one, other] = [connect(), connect()];
  other.run('SET a 1 PX 10');
  const script = one.run('EVAL', `${LONG} return redis.call('EXISTS', 'a')`, '0');
  await clock.advance(1000);
  new ActiveExpiry(database).cycle();
  expect(await answerOf(script)).toBe(1);
  expect(await answerOf(other.run('EXISTS a'))).toBe(0);
});

test('clients that are blocked on a key get what a script pushed when it has ended', async () => {
  const { connect } = open();
  const [one, other] = [connect(), connect()];
  const blocked = other.run('BLPOP l 0');
  const script = one.run(
    'EVAL',
    `redis.call('RPUSH', 'l', 1) ${LONG} redis.call('RPUSH', 'l', 2)`,
    '0',
  );
  expect(await answerOf(script)).toBe(null);
  expect(await answerOf(blocked)).toEqual(['l', '1']);
});

test('a script of a database that is closed has never run, as the log has it', async () => {
  const { connect, database, session, appended } = open();
  const script = connect().run('EVAL', "redis.call('SET', 'a', 1) while true do end", '0');
  const pipeline = session.executeAll([['PING']]);
  database.abandonUnit(new RedisError('ERR The database is being closed'));
  expect(await answerOf(script)).toEqual(new RedisError('ERR The database is being closed'));
  expect(await pipeline).toEqual([new Status('PONG')]);
  const transaction = session.executeTransaction([
    ['SET', 'b', '1'],
    ['EVAL', 'while true do end', '0'],
    ['SET', 'c', '1'],
  ]);
  while (database.gate.suspended === undefined) await new Promise(setImmediate);
  database.abandonUnit(new RedisError('ERR The database is being closed'));
  expect(await transaction).toMatchObject([OK, { message: /closed/ }, { message: /closed/ }]);
  expect(appended).toEqual([]);
});

test('a script goes on when its caller has left', async () => {
  const { connect } = open();
  const [one, other] = [connect(), connect()];
  one.run('EVAL', `${LONG} redis.call('SET', 'a', 1)`, '0');
  one.connection.close();
  expect(await answerOf(other.run('GET a'))).toBe('1');
});

test('what can not be suspended is ended soon', async () => {
  const { connect } = open();
  const { run } = connect();
  for (const lua of [
    'table.sort({3, 2, 1}, function() while true do end end)',
    'return setmetatable({}, {__index = function() while true do end end}).x',
    'local t = {} for i = 1, 1e6 do t[i] = i end while true do table.concat(t) end',
    "return loadstring('return {' .. string.rep('{1,2},', 1e6) .. '}')",
  ]) {
    expect(await answerOf(run('EVAL', lua, '0'))).toMatchObject({
      message: expect.stringMatching(
        /^ERR Script killed: it held all others for longer than 60 ms/,
      ),
    });
  }
});
