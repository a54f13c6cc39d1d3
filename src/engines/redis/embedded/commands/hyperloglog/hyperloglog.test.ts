import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { HyperLogLog } from './hyperloglog.ts';

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `w${from + i}`);

/** The bytes of a key, as hexadecimal. */
function bytesOf({ database }: ReturnType<typeof openTestDatabase>, key: string): string {
  return Buffer.from(database.keyspace.readString(key)!, 'latin1').toString('hex');
}

test('PFADD writes the sparse representation of Redis, byte for byte', () => {
  const opened = openTestDatabase();
  expect(opened.run('PFADD h a b c')).toBe(1);
  expect(bytesOf(opened, 'h')).toBe('48594c4c01000000000000000000008060f38050b1844bfb80425a');
  expect(opened.run('PFCOUNT h')).toBe(3);
  expect(bytesOf(opened, 'h')).toBe('48594c4c01000000030000000000000060f38050b1844bfb80425a');
  expect(opened.run('OBJECT ENCODING h')).toBe('raw');
});

test('PFADD without elements creates an empty HyperLogLog once', () => {
  const opened = openTestDatabase();
  expect(opened.run('PFADD h')).toBe(1);
  expect(opened.run('PFADD h')).toBe(0);
  expect(bytesOf(opened, 'h')).toBe('48594c4c0100000000000000000000807fff');
  expect(opened.run('PFCOUNT h')).toBe(0);
});

test('PFCOUNT is accurate to a few standard errors, and the same in both representations', () => {
  const { run } = openTestDatabase();
  run('PFADD', 'h', ...words(0, 1000));
  expect(run('STRLEN h')).toBeLessThan(3000);
  const few = Number(run('PFCOUNT h'));
  expect(Math.abs(few - 1000)).toBeLessThan(30);
  expect(run('PFCOUNT h nobody')).toBe(few);
  run('PFADD', 'h', ...words(1000, 50_000));
  expect(run('STRLEN h')).toBe(12_304);
  const many = Number(run('PFCOUNT h'));
  expect(Math.abs(many - 50_000)).toBeLessThan(1500);
  expect(run('PFCOUNT h nobody')).toBe(many);
  expect(run('PFADD', 'h', ...words(0, 50_000))).toBe(0);
});

test('PFMERGE counts as if all elements had been added to one key', () => {
  const { run, logged } = openTestDatabase();
  run('PFADD', 'a', ...words(0, 400));
  run('PFADD', 'b', ...words(200, 600));
  run('PFADD', 'all', ...words(0, 600));
  expect(run('PFCOUNT a b')).toBe(run('PFCOUNT all'));
  expect(run('PFMERGE to a b')).toBe('OK');
  expect(run('PFCOUNT to')).toBe(run('PFCOUNT all'));
  expect(run('PFMERGE a b')).toBe('OK');
  expect(run('PFCOUNT a')).toBe(run('PFCOUNT all'));
  expect(logged.filter((line) => line.startsWith('PFM'))).toEqual([
    'PFMERGE to a b',
    'PFMERGE a b',
  ]);
  expect(run('PFMERGE empty')).toBe('OK');
  expect(run('PFCOUNT empty')).toBe(0);
});

test('PFMERGE with a dense source makes a dense destination', () => {
  const { run } = openTestDatabase();
  run('PFADD', 'dense', ...words(0, 5000));
  run('PFADD few x');
  run('PFMERGE few dense');
  expect(run('STRLEN few')).toBe(12_304);
  expect(run('PFCOUNT few')).toBe(run('PFCOUNT dense few'));
});

test('the cached count is logged; a command that changes nothing is not', () => {
  const { run, logged } = openTestDatabase();
  run('PFADD h a');
  run('PFCOUNT h');
  run('PFCOUNT h');
  run('PFADD h a');
  expect(logged).toEqual(['PFADD h a', 'PFCOUNT h']);
});

test('if the log accepts no writes, counting still works without caching', () => {
  const opened = openTestDatabase();
  opened.run('PFADD', 'h', ...words(0, 5000));
  const before = bytesOf(opened, 'h');
  opened.database.journal = { ...opened.database.journal, failure: 'MISCONF the disk is full' };
  expect(Math.abs(Number(opened.run('PFCOUNT h')) - 5000)).toBeLessThan(150);
  expect(bytesOf(opened, 'h')).toBe(before);
});

test('a HyperLogLog that was copied by GET and SET, or DUMP and RESTORE, continues to count', () => {
  const { run, database } = openTestDatabase();
  run('PFADD', 'h', ...words(0, 100));
  run('SET', 'copy', database.keyspace.readString('h')!);
  database.keyspace.put('copy', database.keyspace.readString('h')!, 'set');
  expect(run('PFCOUNT copy')).toBe(run('PFCOUNT h'));
  expect(run('PFCOUNT copy')).toBe(run('PFCOUNT h'));
  expect(run('PFADD copy other')).toBe(1);
  run('PFADD h other');
  expect(run('PFCOUNT copy')).toBe(run('PFCOUNT h'));
});

test('PFADD, PFCOUNT and PFMERGE refuse a string that is not a HyperLogLog', () => {
  const { run } = openTestDatabase();
  const invalid = 'WRONGTYPE Key is not a valid HyperLogLog string value.';
  run('SET text hello');
  run('SET number 1');
  run('SET', 'long', `HYLL\0${'x'.repeat(40)}`);
  run('RPUSH list a');
  for (const key of ['text', 'number', 'long']) {
    expect(run(`PFADD ${key} a`)).toBe(invalid);
    expect(run(`PFCOUNT ${key}`)).toBe(invalid);
    expect(run(`PFCOUNT nobody ${key}`)).toBe(invalid);
    expect(run(`PFMERGE to ${key}`)).toBe(invalid);
  }
  const wrongType = 'WRONGTYPE Operation against a key holding the wrong kind of value';
  expect(run('PFADD list a')).toBe(wrongType);
  expect(run('PFCOUNT list')).toBe(wrongType);
});

test('inconsistent runs are reported as corrupted', () => {
  const { run, database } = openTestDatabase();
  const corrupted = 'INVALIDOBJ Corrupted HLL object detected';
  const header = `HYLL\x01${'\0'.repeat(10)}\x80`;
  for (const runs of ['', '\x01', '\x7f', '\x7f\xff\x00', '\xff'.repeat(5000)]) {
    database.keyspace.put('h', header + runs, 'set');
    expect(run('PFCOUNT h')).toBe(corrupted);
    expect(run('PFCOUNT h nobody')).toBe(corrupted);
    expect(run('PFMERGE to h')).toBe(corrupted);
  }
});

test('a last run that ends too early is reported as corrupted', () => {
  const { run, database } = openTestDatabase();
  const header = `HYLL\x01${'\0'.repeat(10)}\x80`;
  database.keyspace.put('h', `${header}\x7f`, 'set');
  for (const element of ['a', 'b', 'c']) {
    expect(run('PFADD', 'h', element)).toBe('INVALIDOBJ Corrupted HLL object detected');
  }
});

test('PFADD publishes an event of strings', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  run('CONFIG SET notify-keyspace-events E$');
  database.pubsub.subscribePattern('*', { deliver: (channel) => void events.push(channel) });
  run('PFADD h a');
  run('PFADD h a');
  run('PFMERGE h');
  expect(events).toEqual(['__keyevent@0__:pfadd', '__keyevent@0__:pfadd']);
});

test('registers are raised in place, in the sparse form and in the dense one', () => {
  const log = HyperLogLog.empty();
  log.raise(0, 1);
  const sparse = log.bytes.buffer;
  for (let index = 1; index < 500; index++) log.raise(index * 30, 1 + (index % 9));
  expect(log.isDense).toBe(false);
  expect(log.bytes.buffer).toBe(sparse);
  for (let index = 1; index < 3000; index++) log.raise(index * 5, 1 + (index % 7));
  expect(log.isDense).toBe(true);
  const dense = log.bytes.buffer;
  for (let index = 0; index < 3000; index++) log.raise(index, 20);
  expect(log.bytes.buffer).toBe(dense);
});

test('the sparse form depends on the order of elements only, not on how many a command has', () => {
  const { run } = openTestDatabase();
  run('CONFIG SET hll-sparse-max-bytes 15000');
  const order = Array.from({ length: 4000 }, (_, i) => `w${(i * 7919) % 4000}`);
  run('PFADD', 'together', ...order);
  for (const word of order) run('PFADD', 'alone', word);
  expect(run('STRLEN together')).toBeLessThan(12_000);
  expect(run('GET alone')).toBe(run('GET together'));
});
