import { expect, test } from 'vitest';
import type { ByteString } from '../../../bytes.ts';
import { OK, RedisError } from '../../../reply.ts';
import { Database } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';

function open() {
  const appended: string[][] = [];
  const database = new Database({
    journal: {
      append: (commands) => void appended.push(commands.map((argv) => argv.join(' '))),
      settled: () => undefined,
      failure: undefined,
      close: async () => {},
    },
  });
  const client = { id: 1, user: database.acl.user('default')!, address: '' };
  const session = new EmbeddedSession(database, client);
  const run = (...argv: ByteString[]) => session.run(argv);
  return { database, session, run, appended };
}

test('the changes of a script are logged as its commands, together', () => {
  const { run, appended } = open();
  run('EVAL', "redis.call('SET', 'a', 1) redis.call('INCRBYFLOAT', 'a', 0.5)", '0');
  run('EVAL', "return redis.call('SADD', 's', 1)", '0');
  run('EVAL', "return redis.call('GET', 'a')", '0');
  expect(appended).toEqual([['SET a 1', 'SET a 1.5 KEEPTTL'], ['SADD s 1']]);
});

test('a script can give a command as many arguments as in Redis', () => {
  const { run } = open();
  const push = (count: number) =>
    run(
      'EVAL',
      `local a = {} for i = 1, ${count} do a[i] = 1 end return redis.call('LPUSH', 'l', unpack(a))`,
      '0',
    );
  expect(push(7999)).toBe(7999);
  expect(push(8000)).toBeInstanceOf(RedisError);
});

test('the changes of a script before an error are logged too', () => {
  const { run, appended } = open();
  const reply = run('EVAL', "redis.call('SET', 'a', 1) redis.call('SET', 'b', 2) error('no')", '0');
  expect(reply).toBeInstanceOf(RedisError);
  expect(appended).toEqual([['SET a 1', 'SET b 2']]);
});

test('a script in a transaction is logged with it', async () => {
  const { session, appended } = open();
  await session.executeTransaction([
    ['SET', 'a', '1'],
    ['EVAL', "redis.call('INCR', 'a') redis.call('INCR', 'a')", '0'],
  ]);
  expect(appended).toEqual([['SET a 1', 'INCR a', 'INCR a']]);
});

test('Lua is started by the first script, and SCRIPT FLUSH stops it', () => {
  const { database, run } = open();
  expect(database.scripts.isLoaded).toBe(false);
  run('EVAL', 'return 1', '0');
  expect(database.scripts.isLoaded).toBe(true);
  run('SCRIPT', 'FLUSH');
  expect(database.scripts.isLoaded).toBe(false);
});

test('the time does not advance during a script: no key expires in it', () => {
  const { run } = open();
  const lua = `
    redis.call('SET', 'a', 1, 'PX', 1)
    local start = os.clock()
    while os.clock() - start < 0.01 do end
    return redis.call('GET', 'a')`;
  expect(run('EVAL', lua, '0')).toBe('1');
});

test('instances of cjson count for the memory of Lua, which is restarted after many', () => {
  const { run } = open();
  const lua = 'for i = 1, tonumber(ARGV[1]) do cjson.new() end return 1';
  expect(run('EVAL', lua, '0', '10000')).toMatchObject({
    message: expect.stringContaining('not enough memory'),
  });
  for (let i = 0; i < 10; i++) expect(run('EVAL', lua, '0', '1000')).toBe(1);
});

test('arguments that exceed the memory of Lua are an error', () => {
  const { run } = open();
  expect(run('EVAL', 'return #ARGV', '0', 'x'.repeat(70_000_000))).toMatchObject({
    message: expect.stringMatching(/^ERR not enough memory script: /),
  });
  expect(run('EVAL', 'return #ARGV', '0', 'x')).toBe(1);
});

test('small scripts count with their overhead', () => {
  const { database } = open();
  const first = database.scripts.add('return 0').sha;
  for (let i = 1; i < 40_000; i++) database.scripts.add(`return ${i}`);
  expect(database.scripts.has(first)).toBe(false);
});

test('the script cache is limited, and keeps the most recently used', () => {
  const { database, run } = open();
  const filler = `return 1 --${'x'.repeat(1024 * 1024)}`;
  const first = database.scripts.add('return 0').sha;
  const shas = Array.from({ length: 20 }, (_, i) => database.scripts.add(`${filler}${i}`).sha);
  expect(run('SCRIPT', 'EXISTS', first, shas[0]!, shas.at(-1)!)).toEqual([0, 0, 1]);
});

test('a zero byte in the first line makes the shebang of a script invalid', () => {
  const { run } = open();
  expect(run('EVAL', '#!lua flags=no-writes\0\nreturn 1', '0')).toEqual(
    new RedisError('ERR Invalid script shebang'),
  );
});

test('a script may select the only keyspace, as in Redis', () => {
  const { run } = open();
  expect(run('EVAL', "return redis.call('SELECT', 0)", '0')).toEqual(OK);
  const refused = new RedisError('ERR DB index is out of range');
  expect(run('EVAL', "return redis.pcall('SELECT', 1)", '0')).toEqual(refused);
});

test.each([
  ['0', '0'],
  ['00042', '42'],
  ['999999999999999', '999999999999999'],
  ['9007199254740993', '9007199254740992'],
  ['0000000000000000007', '7'],
  [' 12\n', '12'],
  ['-7', '-7'],
  ['1e3', '1000'],
  ['0x10', '16'],
  ['1.5', '1.5'],
  ['', null],
  ['12a', null],
  ['1 2', null],
])('a script reads %j as the number %s', (text, number) => {
  const { run } = open();
  const lua = "local n = tonumber(ARGV[1]) return n and string.format('%.16g', n)";
  expect(run('EVAL', lua, '0', text)).toBe(number);
});
