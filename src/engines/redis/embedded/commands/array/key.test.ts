import { expect, test } from 'vitest';
import {
  openTestDatabase,
  show,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { errors } from '../../../errors.ts';
import { ReplyLimit } from '../../../reply-limit.ts';
import { Database } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';
const END = '18446744073709551614';

test('an array is a key like others', () => {
  const { run, advance } = openTestDatabase();
  run('ARINSERT a x y');
  run('SET text 1');
  expect(run('TYPE a')).toBe('array');
  expect(run('OBJECT ENCODING a')).toBe('sliced-array');
  expect(run('SCAN 0 TYPE array')).toEqual(['0', ['a']]);
  expect(run('COPY a b')).toBe(1);
  run('ARINSERT b z');
  expect(run('RENAME b c')).toBe('OK');
  expect(run('ARGETRANGE c 0 2')).toEqual(['x', 'y', 'z']);
  expect(run('ARGETRANGE a 0 2')).toEqual(['x', 'y', null]);
  run('PEXPIRE a 1000');
  run('ARSET a 1 changed');
  expect(run('PTTL a')).toBe(1000);
  advance(1000);
  expect(run('EXISTS a')).toBe(0);
});

test('memory is counted, also of what is deleted again', () => {
  const { run, database } = openTestDatabase();
  const empty = database.keyspace.usedBytes;
  run('ARSET', 'a', 0, ...Array.from({ length: 1000 }, () => 'x'.repeat(100)));
  expect(Number(run('MEMORY USAGE a'))).toBeGreaterThan(100_000);
  expect(database.keyspace.usedBytes - empty).toBeGreaterThan(100_000);
  run('ARSET', 'far', END, 'x');
  expect(Number(run('MEMORY USAGE far'))).toBeLessThan(1000);
  run(`ARDELRANGE a 0 ${END}`);
  run(`ARDEL far ${END}`);
  expect(database.keyspace.usedBytes).toBe(empty);
});

test('commands of arrays refuse other types, and others refuse arrays', () => {
  const { run } = openTestDatabase();
  run('SET text 1');
  run('ARSET a 0 x');
  for (const command of [
    'ARSET text 0 x',
    'ARMSET text 0 x',
    'ARGET text 0',
    'ARMGET text 0',
    'ARGETRANGE text 0 1',
    'ARSCAN text 0 1',
    'ARGREP text - + EXACT 1',
    'AROP text 0 1 USED',
    'ARINSERT text x',
    'ARRING text 1 x',
    'ARNEXT text',
    'ARSEEK text 1',
    'ARLASTITEMS text 1',
    'ARCOUNT text',
    'ARLEN text',
    'ARINFO text',
    'ARDEL text 0',
    'ARDELRANGE text 0 1',
    'GET a',
    'LPUSH a x',
    'HGET a 0',
    'APPEND a x',
  ]) {
    expect([command, run(command)]).toEqual([command, WRONG_TYPE]);
  }
  expect(run('GET text')).toBe('1');
});

test('changes are told under the class of arrays, and the deletion of the key after them', () => {
  const { run, database } = openTestDatabase();
  const heard: string[] = [];
  database.pubsub.subscribePattern('__keyevent@0__:*', {
    deliver: (channel) => void heard.push(channel.slice('__keyevent@0__:'.length)),
  });
  run('CONFIG SET notify-keyspace-events Eag');
  run('ARSET a 0 x');
  run('ARMSET a 0 y');
  run('ARINSERT a z');
  run('ARRING a 5 z');
  run('ARSEEK a 0');
  run('ARDEL a 7');
  run('ARDELRANGE a 5 9');
  run('ARDEL a 0');
  run(`ARDELRANGE a 0 ${END}`);
  expect(heard).toEqual([
    ...['arset', 'armset', 'arinsert', 'arring', 'arseek', 'ardel', 'ardelrange', 'del'],
  ]);
  run('CONFIG SET notify-keyspace-events KEA');
  expect(run('CONFIG GET notify-keyspace-events')).toEqual(['notify-keyspace-events', 'AKE']);
});

test('who has no right to arrays has none to their commands', () => {
  const { run, database } = openTestDatabase();
  run('ACL SETUSER ann on nopass ~* +@all -@array');
  const ann = new EmbeddedSession(database, {
    id: 2,
    user: database.acl.user('ann')!,
    address: '127.0.0.1:2',
  });
  expect(show(ann.run(['ARGET', 'a', '0']))).toBe(
    "NOPERM this user has no permissions to run the 'arget' command or its subcommand",
  );
  expect(run('ACL CAT array')).toHaveLength(18);
});

test('scripts and transactions use arrays', () => {
  const { run } = openTestDatabase();
  const script = "return {redis.call('ARINSERT', KEYS[1], 'a'), redis.call('ARGET', KEYS[1], 5)}";
  expect(run('EVAL', script, 1, 'a')).toEqual([0, null]);
  const length = "redis.call('ARSET', KEYS[1], ARGV[1], 'x') return redis.call('ARLEN', KEYS[1])";
  expect(run('EVAL', length, 1, 'a', END)).toBe('18446744073709551615');
});

test('what a reply may not hold is refused while it is made', () => {
  const { run, database } = openTestDatabase();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '127.0.0.1:2' });
  session.replies = new ReplyLimit(100_000);
  for (let i = 0; i < 12; i++) run('ARSET', 'a', i * 4096, 'x'.repeat(10_000));
  const ask = (line: string) => show(session.run(line.split(' ')));
  const tooLarge = errors.replyTooLarge(100_000).message;
  expect(ask(`ARSCAN a 0 ${END}`)).toBe(tooLarge);
  expect(ask('ARGREP a - + MATCH x WITHVALUES')).toBe(tooLarge);
  expect(ask('ARGREP a - + MATCH x')).toHaveLength(12);
  expect(ask('ARGETRANGE a 0 100000')).toBe(tooLarge);
  expect(ask(`ARSCAN a 0 ${END} LIMIT 9`)).toHaveLength(9);
});

test('commands on many values let others be served meanwhile', async () => {
  // Each step is a slice of its own.
  const database = new Database({ slice: -1 });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  const values = Array.from({ length: 50_000 }, (_, i) => String(i));
  await session.execute(['ARSET', 'a', '0', ...values]);
  for (const [command, expected] of [
    ['AROP a 0 1000000 SUM', '1249975000'],
    ['ARGREP a - + RE ^4999[0-8]$ LIMIT 1', 1],
    ['ARGETRANGE a 0 49999', 50_000],
    ['ARDELRANGE a 0 1000000', 50_000],
  ] as const) {
    let turns = 0;
    let isRunning = true;
    const count = (): void => {
      turns++;
      if (isRunning) setImmediate(count);
    };
    setImmediate(count);
    const reply = await session.execute(command.split(' '));
    isRunning = false;
    expect(Array.isArray(reply) ? reply.length : reply).toBe(expected);
    expect([command, turns > 10]).toEqual([command, true]);
  }
});
