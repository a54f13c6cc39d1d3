import { expect, test } from 'vitest';
import { TestFiles, type Operation } from '../../../../base/files/test-files.ts';
import { contentOn, openOn, pathOf, type Content } from './testing.ts';

const MANIFEST = pathOf('manifest');
const BASE_1 = pathOf('1.base.aof');
const INCR_1 = pathOf('1.incr.aof');
const INCR_2 = pathOf('2.incr.aof');

test('what was written is there after the next start', async () => {
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

test('a database that is only read has no file', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  expect(await run('GET nothing')).toBe(null);
  await log.close();
  expect(files.paths()).toEqual([]);
});

test('a key that has expired is not there again after the next start', async () => {
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

test('a replayed command sees a key whose time is up by now, as it did when it ran', async () => {
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

test('commands are acknowledged when they are written, in one write a turn', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET a 1');
  files.operations.length = 0;
  const replies = Promise.all([
    session.execute(['SET', 'a', '2']),
    session.execute(['SET', 'b', '2']),
    session.execute(['GET', 'a']),
  ]);
  expect(files.operations).toEqual([]);
  await replies;
  expect(files.operations).toEqual([{ name: 'write', path: INCR_1 }]);
});

test('everysec: a sync follows within a second, once there is something to sync', async () => {
  const files = new TestFiles();
  const { run, tick } = await openOn(files);
  await run('SET a 1');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
  expect(await contentOn(files.afterPowerLoss())).toEqual({});
  await tick();
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
  files.operations.length = 0;
  await tick();
  await tick();
  expect(files.operations).toEqual([]);
});

test('no: nothing is synced until the end', async () => {
  const files = new TestFiles();
  const { run, tick, log } = await openOn(files, { appendfsync: 'no' });
  await run('SET a 1');
  await tick();
  expect(files.operations).not.toContainEqual({ name: 'sync', path: INCR_1 });
  await log.close();
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});

test('always: what is acknowledged survives a loss of power', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files, { appendfsync: 'always' });
  for (let i = 0; i < 10; i++) {
    expect(await run(`SET k ${i}`)).toBe('OK');
    expect(await contentOn(files.afterPowerLoss())).toEqual({ k: ['string', String(i)] });
  }
});

test('always: turns that end during a sync share the next one', async () => {
  const files = new TestFiles();
  files.syncTurns = 10;
  const { session, run } = await openOn(files, { appendfsync: 'always' });
  await run('SET a 1');
  files.operations.length = 0;
  const replies: unknown[] = [];
  for (let turn = 0; turn < 40; turn++) {
    replies.push(session.execute(['SET', 'a', '1']), session.execute(['SET', 'b', '1']));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await Promise.all(replies);
  const count = (name: Operation['name']): number =>
    files.operations.filter((operation) => operation.name === name).length;
  expect(count('write')).toBe(40);
  expect(count('sync')).toBeLessThan(8);
});

test('a sync can be demanded before anything was written', async () => {
  const { run, log } = await openOn(new TestFiles());
  expect(await run('WAITAOF 1 0 0')).toEqual([1, 0]);
  await log.close();
});

test('SAVE and BGSAVE have the log synced, and LASTSAVE tells when', async () => {
  const files = new TestFiles();
  const { run, advance, log } = await openOn(files, { appendfsync: 'no' });
  const opened = await run('LASTSAVE');
  await run('SET a 1');
  advance(5000);
  expect(await run('LASTSAVE')).toBe(opened);
  expect(await run('SAVE')).toBe('OK');
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
  expect(await run('LASTSAVE')).toBe(Number(opened) + 5);
  advance(5000);
  expect(await run('BGSAVE SCHEDULE')).toBe('Background saving started');
  expect(await run('LASTSAVE')).toBe(Number(opened) + 10);
  expect(await run('BGSAVE now')).toBe('ERR syntax error');
  await log.close();
});

test('WAITAOF: a sync can be demanded whatever the policy is', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files, { appendfsync: 'no' });
  await run('SET a 1');
  expect(await run('WAITAOF 1 0 0')).toEqual([1, 0]);
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});

test('the policy can be changed while the database runs', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files);
  await run('CONFIG SET appendfsync always');
  await run('SET a 1');
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});

test('commands that belong together are replayed together or not at all', async () => {
  const files = new TestFiles();
  const { database, run } = await openOn(files);
  await run('SET a 1');
  database.journal.append([
    ['SET', 'b', '1'],
    ['SET', 'c', '1'],
  ]);
  await database.journal.settled();
  const whole = files.get(INCR_1)!;
  expect(Object.keys(await contentOn(files.afterKill()))).toEqual(['a', 'b', 'c']);
  for (let end = whole.indexOf('*1\r\n$5\r\nMULTI'); end < whole.length; end++) {
    const cut = files.afterKill();
    cut.put(INCR_1, whole.slice(0, end));
    expect(Object.keys(await contentOn(cut))).toEqual(['a']);
  }
});

test('cut off at any byte, a log loads the commands that are whole', async () => {
  const files = new TestFiles();
  const { run, content } = await openOn(files);
  const states: [end: number, content: Content][] = [[0, {}]];
  const commands = [
    ['SET', 'a', '1'],
    ['RPUSH', 'l', 'x', 'y', 'z'],
    ['APPEND', 'a', '23'],
    ['LPOP', 'l'],
    ['SET', 'a', '\x00\xff\r\n*3\r\n$3\r\n'],
    ['DEL', 'l'],
    ['SADD', 's', '1', '2', 'three'],
  ];
  for (const argv of commands) {
    await run(...argv);
    states.push([files.get(INCR_1)!.length, content()]);
  }
  const whole = files.get(INCR_1)!;
  for (let end = 0; end <= whole.length; end++) {
    const cut = files.afterKill();
    cut.put(INCR_1, whole.slice(0, end));
    const { content, lines, run } = await openOn(cut);
    const [kept, expected] = states.findLast(([offset]) => offset <= end)!;
    expect(content()).toEqual(expected);
    expect(cut.get(INCR_1)).toBe(whole.slice(0, kept));
    const line = `${INCR_1} ended in the middle of a command: cut off ${end - kept} bytes from offset ${kept} on`;
    const empty = `${INCR_1} is empty: either nothing was written since it was begun, or it has been emptied`;
    expect(lines).toEqual(end === 0 ? [empty] : kept === end ? [] : [line]);
    await run('SET z after');
    expect(await contentOn(cut)).toEqual({ ...expected, z: ['string', 'after'] });
  }
});

test('damage that is no unfinished end keeps the database from opening', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await run('SET b 2');
  await log.close();
  const whole = files.get(INCR_1)!;
  const openWith = async (path: string, content: string): Promise<unknown> => {
    const copy = files.afterKill();
    copy.put(path, content);
    return openOn(copy);
  };
  await expect(openWith(INCR_1, whole.replace('$1', '$2'))).rejects.toThrow(
    `${INCR_1} is damaged: expected "\\r" at offset 19, found "\\n"`,
  );
  await expect(openWith(INCR_1, whole.replace('SET', 'SAT'))).rejects.toThrow(
    `${INCR_1} is damaged at offset 0: ERR unknown command 'SAT'`,
  );
  await expect(openWith(MANIFEST, 'file\n')).rejects.toThrow(
    `${MANIFEST} is damaged: cannot read the line "file"`,
  );
  await expect(openWith(MANIFEST, 'file gone.aof seq 1 type b\n')).rejects.toThrow(
    '/data/db/gone.aof is missing, which appendonly.aof.manifest names',
  );
  const lost = files.afterKill();
  await lost.remove(MANIFEST);
  await expect(openOn(lost)).rejects.toThrow(
    '/data/db holds appendonly.aof.1.incr.aof but no appendonly.aof.manifest that names it',
  );
});

test('only the last file may end in the middle of a command', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await log.rewrite();
  await run('SET b 1');
  await log.close();
  const openCut = async (path: string): Promise<Content> => {
    const copy = files.afterKill();
    copy.put(path, files.get(path)!.slice(0, -1));
    return contentOn(copy);
  };
  await expect(openCut(BASE_1)).rejects.toThrow(
    `${BASE_1} is damaged: it ends in the middle of a command that begins at offset 0`,
  );
  expect(await openCut(INCR_2)).toEqual({ a: ['string', '1'] });
});

test('files after the last command may be there, but empty: a rewrite had only begun', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await run('SET b 1');
  await log.close();
  files.put(INCR_1, files.get(INCR_1)!.slice(0, -1));
  files.put(INCR_2, '');
  files.put(MANIFEST, `${files.get(MANIFEST)}file appendonly.aof.2.incr.aof seq 2 type i\n`);
  const again = await openOn(files);
  expect(again.content()).toEqual({ a: ['string', '1'] });
  await again.run('SET c 1');
  expect(Object.keys(await contentOn(files.afterKill()))).toEqual(['a', 'c']);
});

test('commands that fail when they are replayed are reported, and the rest is there', async () => {
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

test('a directory that Redis has written can be taken over', async () => {
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

test('a closed log refuses changes', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await log.close();
  expect(await run('SET a 2')).toBe('MISCONF Errors writing to the AOF file: the file is closed');
  expect(await run('GET a')).toBe('1');
});

test('so does one that is being closed, which is no trouble of the disk', async () => {
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
