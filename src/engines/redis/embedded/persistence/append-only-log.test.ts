import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const MANIFEST = pathOf('manifest');
const BASE_1 = pathOf('1.base.aof');
const INCR_1 = pathOf('1.incr.aof');

test('writes are loaded at the next start', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  expect(await run('SET greeting hello')).toBe('OK');
  expect(await run('RPUSH list a b c')).toBe(3);
  expect(await run('DEL greeting')).toBe(1);
  await log.close();
  expect(files.get(MANIFEST)).toBe('file appendonly.aof.1.incr.aof seq 1 type i\n');
  expect(files.get(INCR_1)).toBe(
    '*3\r\n$3\r\nSET\r\n$8\r\ngreeting\r\n$5\r\nhello\r\n' +
      '*5\r\n$5\r\nRPUSH\r\n$4\r\nlist\r\n$1\r\na\r\n$1\r\nb\r\n$1\r\nc\r\n' +
      '*2\r\n$3\r\nDEL\r\n$8\r\ngreeting\r\n',
  );
  const again = await openOn(files);
  expect(again.content()).toEqual({ list: ['list', ['a', 'b', 'c']] });
  expect(await again.run('LPUSH list z')).toBe(4);
  await again.log.close();
  expect(await contentOn(files)).toEqual({ list: ['list', ['z', 'a', 'b', 'c']] });
});

test('a database without writes has no file', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  expect(await run('GET nothing')).toBe(null);
  await log.close();
  expect(files.paths()).toEqual([]);
});

test('a key that has expired is not loaded at the next start', async () => {
  const files = new TestFiles();
  const { run, advance } = await openOn(files);
  await run('SET short 1 PX 100');
  await run('SET long 1 PX 10000');
  const early = await openOn(files.afterKill());
  early.advance(200);
  expect(await early.run('GET short')).toBe(null);
  expect(await early.run('PTTL long')).toBe(9800);
  advance(200);
  expect(await run('GET short')).toBe(null);
  expect(files.get(INCR_1)).toMatch(/DEL\r\n\$5\r\nshort\r\n$/);
});

test('a replayed command sees a key that has expired since, as it did when it ran', async () => {
  const files = new TestFiles();
  const { run, advance, log } = await openOn(files);
  advance(-10_000);
  await run('SET n 1 PX 100');
  await run('PEXPIRE n 200');
  await run('INCR n');
  await run('PERSIST n');
  await run('HSET h f 1');
  await run('HPEXPIRE h 100 FIELDS 1 f');
  await run('HINCRBY h f 1');
  await run('HPERSIST h FIELDS 1 f');
  const content = { n: ['string', '2'], h: ['hash', { f: '2' }] };
  expect(await contentOn(files.afterKill())).toEqual(content);
  await run('PEXPIRE n 100');
  await run('HPEXPIRE h 100 FIELDS 1 f');
  await log.rewrite();
  await run('INCR n');
  await run('PERSIST n');
  await run('HPERSIST h FIELDS 1 f');
  expect(await contentOn(files.afterKill())).toEqual({ ...content, n: ['string', '3'] });
});

test('commands that fail during a replay are reported, and the others are applied', async () => {
  const files = new TestFiles();
  const { database, run } = await openOn(files);
  await run('SET a 1');
  database.journal.append([['LPUSH', 'a', 'x']]);
  await run('SET b 1');
  const { lines, content } = await openOn(files.afterKill());
  expect(lines).toEqual([
    'commands of the log that failed when they were replayed: 1; the first: lpush: WRONGTYPE Operation against a key holding the wrong kind of value',
  ]);
  expect(Object.keys(content())).toEqual(['a', 'b']);
});

test('a directory of Redis can be opened', async () => {
  const files = new TestFiles();
  const content =
    '#TS:1700000000\r\n*2\r\n$6\r\nSELECT\r\n$1\r\n0\r\n*3\r\n$3\r\nset\r\n$1\r\na\r\n$1\r\n1\r\n';
  files.put(MANIFEST, 'file appendonly.aof.7.incr.aof seq 7 type i\n');
  files.put(pathOf('7.incr.aof'), content);
  const { run, log } = await openOn(files);
  expect(await run('INCR a')).toBe(2);
  await log.rewrite();
  expect(files.paths()).toEqual([BASE_1, pathOf('8.incr.aof'), MANIFEST]);
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '2'] });
  files.put(pathOf('8.incr.aof'), content.replace('\n0', '\n1'));
  await expect(openOn(files)).rejects.toThrow(
    'the keys that follow belong to database 1, and there is only 0',
  );
});

test('a closed log refuses writes', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await log.close();
  expect(await run('SET a 2')).toBe('MISCONF Errors writing to the AOF file: the file is closed');
  expect(await run('GET a')).toBe('1');
});

test('a log that is being closed refuses writes, without reporting an error of the disk', async () => {
  const files = new TestFiles();
  const { run, log, lines } = await openOn(files);
  await run('SET a 0');
  const closing = log.close();
  const running: Promise<unknown>[] = [];
  for (let turn = 1; turn <= 20; turn++) {
    running.push(run(`SET a ${turn}`));
    await new Promise(setImmediate);
  }
  await closing;
  const replies = await Promise.all(running);
  const refused = 'MISCONF Errors writing to the AOF file: the file is closed';
  expect(replies.at(-1)).toBe(refused);
  expect(new Set(replies)).toEqual(new Set(['OK', refused]));
  expect(lines).toEqual([]);
  const kept = replies.lastIndexOf('OK') + 1;
  expect(await contentOn(files)).toEqual({ a: ['string', String(kept)] });
});
