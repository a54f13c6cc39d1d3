import { expect, test, vi } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  type DurableTestDatabase,
  noted,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

/** One key of every kind, some with several commands' worth of elements. */
async function fill({ run, session }: DurableTestDatabase): Promise<void> {
  const numbers = Array.from({ length: 150 }, (_, i) => String(i));
  await session.executeAll([
    ['SET', 'text', 'hello'],
    ['SET', 'bytes', '\x00\xff\r\n'],
    ['SET', 'empty', ''],
    ['SET', '', 'under the empty key'],
    ['SET', 'expiring', '1', 'PX', '5000'],
    ['APPEND', 'buffer', 'grown'],
    ['APPEND', 'buffer', ' in place'],
    ['SETBIT', 'bits', '1000', '1'],
    ['RPUSH', 'list', ...numbers],
    ['LPUSH', 'list', 'first'],
    ['SADD', 'integers', ...numbers],
    ['SADD', 'words', ...numbers, 'word'],
    ['HSET', 'hash', ...numbers],
    ['HSET', 'fields', 'a', '1', 'b', '2', 'c', '3'],
    ['HPEXPIRE', 'fields', '9000', 'FIELDS', '2', 'a', 'b'],
    ['ZADD', 'scores', '1.5', 'a', '-inf', 'b', 'inf', 'c', '-0', 'd', '3e300', 'e'],
    ['ZADD', 'many', ...numbers.flatMap((n) => [n, `m${n}`])],
    ['PEXPIRE', 'many', '7000'],
  ]);
  await run('DEL nothing');
}

test('a rewrite leaves a base with the state and an empty increment', async () => {
  const files = new TestFiles();
  const database = await openOn(files);
  await fill(database);
  for (let i = 0; i < 100; i++) await database.run(`SET counter ${i}`);
  const before = database.content();
  await database.log.rewrite();
  expect(files.paths()).toEqual([pathOf('1.base.aof'), pathOf('2.incr.aof'), pathOf('manifest')]);
  expect(files.get(pathOf('manifest'))).toBe(
    'file appendonly.aof.1.base.aof seq 1 type b\nfile appendonly.aof.2.incr.aof seq 2 type i\n# nothing is in appendonly.aof.2.incr.aof yet\n',
  );
  expect(files.get(pathOf('2.incr.aof'))).toBe('');
  expect(database.content()).toEqual(before);
  expect(await contentOn(files.afterPowerLoss())).toEqual(before);
  expect(database.lines).toEqual(['rewrote the log']);
});

test('an empty increment is deleted when the log is closed, so that the next start does not report it', async () => {
  const files = new TestFiles();
  const { run, log, content } = await openOn(files);
  await run('SET a 1');
  await log.rewrite();
  await log.close();
  expect(files.paths()).toEqual([pathOf('1.base.aof'), pathOf('manifest')]);
  const again = await openOn(files);
  expect(again.content()).toEqual(content());
  await again.run('SET b 1');
  await again.log.close();
  const last = await openOn(files);
  expect(last.content()).toEqual(again.content());
  expect([...again.lines, ...last.lines]).toEqual([]);
});

test('an empty increment that can not be deleted stays, and the log is closed nevertheless', async () => {
  const files = new TestFiles();
  const { run, log, content, lines } = await openOn(files);
  await run('SET a 1');
  await log.rewrite();
  files.before = ({ name }) => {
    if (name === 'rename') throw diskError('EIO');
  };
  await log.close();
  files.before = () => {};
  expect(lines.at(-1)).toContain('cannot leave out appendonly.aof.2.incr.aof, which is empty');
  expect(await contentOn(files)).toEqual(content());
});

test('elements are added in commands of 64', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run(`RPUSH list ${Array.from({ length: 130 }, (_, i) => i).join(' ')}`);
  await run('PEXPIRE list 1000');
  await log.rewrite();
  const base = files.get(pathOf('1.base.aof'))!;
  expect(base.match(/^\*\d+/gm)).toEqual(['*66', '*66', '*4', '*3']);
});

test('consecutive rewrites leave one base with everything', async () => {
  const files = new TestFiles();
  const { run, log, content } = await openOn(files);
  await Promise.all([log.rewrite(), log.rewrite()]);
  await run('SET a 1');
  await log.rewrite();
  await run('SET b 1');
  await log.rewrite();
  await run('SET c 1');
  await noted(files);
  expect(files.paths()).toEqual([pathOf('3.base.aof'), pathOf('4.incr.aof'), pathOf('manifest')]);
  expect(await contentOn(files.afterKill())).toEqual(content());
});

test('a log that has doubled since the last rewrite is rewritten automatically', async () => {
  const files = new TestFiles();
  const { run, log, tick, lines } = await openOn(files, { 'auto-aof-rewrite-min-size': '1kb' });
  const write = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await run(`SET k${i % 10} ${String(i).padStart(50, '0')}`);
    await tick();
    await vi.waitFor(() => expect(log.isRewriting).toBe(false), { interval: 1, timeout: 100_000 });
  };
  await write(5);
  expect(lines).toEqual([]);
  await write(20);
  expect(lines).toEqual(['rewrote the log']);
  expect(log.bytes).toBe(log.baseBytes);
  await write(5);
  expect(lines).toEqual(['rewrote the log']);
  await write(10);
  expect(lines).toEqual(['rewrote the log', 'rewrote the log']);
});

test('a log is rewritten when its limit is lowered below its length, without a further write', async () => {
  const { run, log, tick } = await openOn(new TestFiles());
  await run('SET a 1');
  await tick();
  await run('CONFIG SET auto-aof-rewrite-min-size 1');
  await tick();
  await vi.waitFor(() => expect(log.baseBytes).toBeGreaterThan(0), {
    interval: 1,
    timeout: 100_000,
  });
});

test('a rewrite that fails leaves the log unchanged, and is not retried at once', async () => {
  const files = new TestFiles();
  const database = await openOn(files, { 'auto-aof-rewrite-min-size': '10' });
  const { run, log, tick, lines, advance, content } = database;
  await fill(database);
  files.before = ({ name, path }) => {
    if (name === 'write' && path.endsWith('base.aof')) throw diskError('ENOSPC');
  };
  await expect(log.rewrite()).rejects.toThrow('ENOSPC');
  expect(files.paths()).not.toContain(pathOf('1.base.aof'));
  await tick();
  await vi.waitFor(() => expect(log.isRewriting).toBe(false), { interval: 1, timeout: 100_000 });
  expect(lines).toEqual(['cannot rewrite the log: No space left on device']);
  expect(await run('SET after 1')).toBe('OK');
  expect(await contentOn(files.afterKill())).toEqual(content());
  await tick();
  expect(log.isRewriting).toBe(false);
  files.before = () => {};
  advance(60_000);
  await run('SET after 2');
  await tick();
  await vi.waitFor(() => expect(log.isRewriting).toBe(false), { interval: 1, timeout: 100_000 });
  expect(lines).toEqual(['cannot rewrite the log: No space left on device', 'rewrote the log']);
  expect(await contentOn(files.afterKill())).toEqual(content());
});

test('after a crash at any step of a rewrite, a start finds the complete state', async () => {
  for (let calls = 0; ; calls++) {
    const files = new TestFiles();
    const database = await openOn(files, { appendfsync: 'always' });
    await fill(database);
    await database.log.rewrite();
    await database.run('SET between 1');
    await database.run('DEL list');
    let left = calls;
    let crashed = false;
    files.before = ({ name, path }) => {
      if (left-- > 0 && !crashed) return;
      crashed = true;
      throw diskError(`${name} ${path}`);
    };
    const before = database.content();
    const rewriting = database.log.rewrite().catch(() => {});
    const reply = database.run('SET during 1');
    const after = database.content();
    const acknowledged = (await reply) === 'OK';
    await rewriting;
    const states = [
      files.afterKill(),
      files.afterPowerLoss({ names: false, contents: [0] }),
      files.afterPowerLoss({ names: true, contents: [0] }),
      files.afterPowerLoss({ names: false, contents: [0.9] }),
      files.afterPowerLoss({ names: true, contents: [0.9] }),
    ];
    for (const state of states) {
      const reopened = await openOn(state);
      expect(acknowledged ? [after] : [before, after]).toContainEqual(reopened.content());
      // No file is left over that is not in use.
      const named = state.get(pathOf('manifest'))!.match(/^file /gm)!.length;
      expect(state.paths().length).toBe(named + 1);
      await reopened.run('SET next 1');
      await reopened.log.rewrite();
      expect(await contentOn(state.afterPowerLoss())).toEqual(reopened.content());
    }
    if (!crashed) break;
    expect(calls).toBeLessThan(100);
  }
});

test('writes during a rewrite are appended to the increment', async () => {
  const files = new TestFiles();
  const { run, session, log, content } = await openOn(files);
  // Several slices of the snapshot; other work runs after each.
  const long = 'x'.repeat(100_000);
  for (let i = 0; i < 10; i++) await run(`SET k${i} ${long}`);
  const rewriting = log.rewrite();
  for (let i = 0; log.isRewriting; i++) {
    session.run(['APPEND', `k${i % 12}`, String(i)]);
    if (i % 7 === 0) session.run(['DEL', `k${(i * 3) % 12}`]);
    if (i === 20) session.run(['FLUSHALL']);
    await turn();
  }
  await rewriting;
  await log.settled();
  expect(files.get(pathOf('2.incr.aof'))).toContain('APPEND');
  expect(await contentOn(files.afterKill())).toEqual(content());
});

test('writes are acknowledged while most of the old increment is synced, and wait only for the rest', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  const old = pathOf('1.incr.aof');
  files.syncTurns = 20;
  files.operations.length = 0;
  const rewriting = log.rewrite();
  while (files.get(pathOf('manifest'))?.includes('2.incr') !== true) await turn();
  await run('SET a 2');
  const onOld = files.operations.filter(({ path }) => path === old);
  expect(onOld.map(({ name }) => name)).toEqual(['write']);
  await rewriting;
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '2'] });
});

function turn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

test('a rewrite waits for a script that is suspended, whose changes are in the log once', async () => {
  const files = new TestFiles();
  const { run, session, log, database, content } = await openOn(files);
  await run('SET a 1');
  const script = session.execute([
    'EVAL',
    "redis.call('INCR', 'a') for i = 1, 1e7 do end redis.call('INCR', 'a')",
    '0',
  ]);
  expect(database.gate.suspended).toBeDefined();
  const rewriting = log.rewrite();
  await script;
  await rewriting;
  expect(content()).toEqual({ a: ['string', '3'] });
  expect(await contentOn(files.afterKill())).toEqual(content());
});
