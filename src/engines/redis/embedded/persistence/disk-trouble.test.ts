import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { tries } from '../../../../base/tries.ts';
import { diskError, TestFiles, type Operation } from '../../../../base/files/test-files.ts';
import { contentOn, openOn, pathOf, type Content } from './testing.ts';

const INCR_1 = pathOf('1.incr.aof');
const FULL = 'MISCONF Errors writing to the AOF file: No space left on device';
const BROKEN = 'MISCONF Errors writing to the AOF file: Input/output error';

/** Lets some operations of the disk fail, until the function returned is called. */
function failing(files: TestFiles, code: string, ...names: Operation['name'][]): () => void {
  files.before = ({ name }) => {
    if (names.includes(name)) throw diskError(code);
  };
  return () => void (files.before = () => {});
}

test('on a full disk changes are refused and reads served, until there is room again', async () => {
  const files = new TestFiles();
  const { run, tick, lines } = await openOn(files);
  await run('SET a 1');
  const mend = failing(files, 'ENOSPC', 'write');
  expect(await run('SET a 2')).toBe(FULL);
  expect(await run('SET b 2')).toBe(FULL);
  expect(await run('GET a')).toBe('2');
  await tick();
  expect(await run('SET b 2')).toBe(FULL);
  mend();
  await tick();
  expect(await run('SET b 3')).toBe('OK');
  // What was refused only after it had been done is in the log too: the log is what readers see.
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '2'], b: ['string', '3'] });
  expect(lines).toEqual([
    'cannot write the log: No space left on device',
    'can write the log again',
  ]);
});

test('what a failed write has left is taken away before anything else is written', async () => {
  const files = new TestFiles();
  const { run, tick } = await openOn(files);
  await run('SET a 1');
  const before = files.get(INCR_1);
  let room = 10;
  files.takes = (bytes) => Math.min(room, bytes);
  files.before = ({ name }) => {
    if (name !== 'write') return;
    if (room < 10) throw diskError('ENOSPC');
    room = 3;
  };
  expect(await run('SET a 2')).toBe(FULL);
  expect(files.get(INCR_1)).toBe(before);
  files.takes = (bytes) => bytes;
  files.before = () => {};
  await tick();
  expect(await run('SET b 1')).toBe('OK');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '2'], b: ['string', '1'] });
});

test('where even that fails, a start cuts it off', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files);
  await run('SET a 1');
  let first = true;
  files.takes = () => 10;
  files.before = ({ name }) => {
    if ((name === 'write' && !first) || name === 'truncate') throw diskError('EIO');
    first = false;
  };
  expect(await run('SET a 2')).toBe(BROKEN);
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
});

test('a pipeline stops at the change that the disk refuses; what came before is not taken back', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET n 0');
  const rows = Array.from({ length: 2500 }, () => ['INCR', 'n']);
  let writes = 0;
  files.before = ({ name }) => {
    if (name === 'write' && ++writes === 2) throw diskError('ENOSPC');
  };
  const replies = await session.executeAll(rows);
  const counted = replies.findIndex((reply) => reply instanceof Error);
  expect(counted).toBeGreaterThan(0);
  expect(replies.slice(0, counted)).toEqual(rows.slice(0, counted).map((_, i) => i + 1));
  expect(replies.slice(counted).every((reply) => (reply as Error).message === FULL)).toBe(true);
  expect(await contentOn(files.afterKill())).toEqual({ n: ['string', String(counted)] });
});

test('keys that expire meanwhile are logged when the disk takes it', async () => {
  const files = new TestFiles();
  const { run, tick, advance } = await openOn(files);
  await run('SET a 1 PX 100');
  await run('SET b 1');
  const mend = failing(files, 'ENOSPC', 'write');
  advance(200);
  expect(await run('GET a')).toBe(null);
  expect(await run('GET b')).toBe('1');
  mend();
  await tick();
  expect(files.get(INCR_1)).toMatch(/DEL\r\n\$1\r\na\r\n$/);
});

test('a log that cannot be begun refuses changes until it can', async () => {
  for (const name of ['open', 'rename', 'syncDirectory'] as const) {
    const files = new TestFiles();
    const { run, tick } = await openOn(files);
    const mend = failing(files, 'EROFS', name);
    const refusal = 'MISCONF Errors writing to the AOF file: Read-only file system';
    expect(await run('SET a 1')).toBe(refusal);
    expect(await run('SET a 2')).toBe(refusal);
    await tick();
    expect(await run('SET a 2')).toBe(refusal);
    mend();
    await tick();
    expect(await run('INCR a')).toBe(2);
    expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '2'] });
  }
});

test('after a failed sync the whole state is written anew, for what the disk has is unknown', async () => {
  for (const appendfsync of ['always', 'everysec']) {
    const files = new TestFiles();
    const { run, tick, lines } = await openOn(files, { appendfsync });
    await run('SET a 1');
    await tick();
    const mend = failing(files, 'EIO', 'sync');
    expect(await run('SET a 2')).toBe(appendfsync === 'always' ? BROKEN : 'OK');
    await tick();
    expect(await run('SET b 1')).toBe(BROKEN);
    expect(await run('GET a')).toBe('2');
    mend();
    // The system now says that the file is synced, but what it has of `a` is lost.
    expect(files.afterPowerLoss().get(INCR_1)).not.toContain('2\r\n$1');
    await tick();
    await vi.waitFor(async () => expect(await run('SET b 1')).toBe('OK'), {
      interval: 1,
      timeout: 20_000,
    });
    expect(await run('SET c 1')).toBe('OK');
    await tick();
    expect(await contentOn(files.afterPowerLoss())).toEqual({
      a: ['string', '2'],
      b: ['string', '1'],
      c: ['string', '1'],
    });
    expect(lines).toEqual([
      'cannot sync the log: Input/output error',
      'rewrote the log',
      'can sync the log again',
    ]);
  }
});

test('trouble that a rewrite has while nothing is written ends as well', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  await run('SET a 1');
  await tick();
  files.before = ({ name, path }) => {
    if (name === 'sync' && path === INCR_1) throw diskError('EIO');
  };
  await expect(log.rewrite()).rejects.toThrow('EIO');
  expect(await run('SET a 2')).toBe(BROKEN);
  files.before = () => {};
  await vi.waitFor(
    async () => {
      await tick();
      expect(await run('SET a 2')).toBe('OK');
    },
    { interval: 1, timeout: 20_000 },
  );
});

test('a log that a rewrite could not open is opened when the disk serves again', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  const mend = failing(files, 'EROFS', 'open');
  await expect(log.rewrite()).rejects.toThrow('Read-only file system');
  mend();
  await tick();
  expect(await run('SET a 1')).toBe('OK');
});

test('a rewrite of a log that cannot be begun leaves the manifest to the next attempt to begin it', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  let failed = false;
  files.before = ({ name }) => {
    if (name !== 'rename' || failed) return;
    failed = true;
    throw diskError('EROFS');
  };
  // Two that write the manifest at once would leave an empty one.
  await expect(log.rewrite()).rejects.toThrow('Read-only file system');
  expect(files.get(pathOf('manifest'))).toBeUndefined();
  await tick();
  expect(await run('SET a 1')).toBe('OK');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
});

test('a base that the manifest may name although it could not be synced is not written to again', async () => {
  const files = new TestFiles();
  const { run, log, database } = await openOn(files);
  await run('SET a 1');
  let syncs = 0;
  files.before = ({ name }) => {
    if (name === 'syncDirectory' && ++syncs === 2) throw diskError('EIO');
  };
  await expect(log.rewrite()).rejects.toThrow('EIO');
  let killed: TestFiles | undefined;
  files.before = ({ name, path }) => {
    if (name === 'write' && path.includes('.base.')) killed ??= files.afterKill();
  };
  await log.replace(database, () => {});
  expect(await contentOn(killed!)).toEqual({ a: ['string', '1'] });
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
  expect(files.paths().filter((path) => path.includes('.base.'))).toHaveLength(1);
});

test('a rewrite that began before the failed sync does not do', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  const long = 'x'.repeat(1_000_000);
  for (let i = 0; i < 5; i++) await run('SET', `k${i}`, long);
  const rewriting = log.rewrite();
  const increment = pathOf('2.incr.aof');
  await vi.waitFor(
    async () => {
      await run('SET a 1');
      expect(files.get(increment)).toContain('SET');
    },
    { interval: 1, timeout: 20_000 },
  );
  files.before = ({ name, path }) => {
    if (name === 'sync' && path === increment) throw diskError('EIO');
  };
  await tick();
  files.before = () => {};
  expect(log.isRewriting).toBe(true);
  expect(await run('SET a 2')).toBe(BROKEN);
  await tick();
  await rewriting;
  await vi.waitFor(async () => expect(await run('SET b 1')).toBe('OK'), {
    interval: 1,
    timeout: 20_000,
  });
  await tick();
  const content = await contentOn(files.afterPowerLoss());
  expect(content.a).toEqual(['string', '1']);
  expect(content.b).toEqual(['string', '1']);
});

test('closing tells what could not be written', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  failing(files, 'ENOSPC', 'write');
  await run('SET a 2');
  await expect(log.close()).rejects.toThrow(FULL);
});

test('whatever the disk does, what was acknowledged is there after a loss of power', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant('write' as const) },
    { weight: 1, arbitrary: fc.constant('tick' as const) },
    { weight: 1, arbitrary: fc.constant('rewrite' as const) },
    { weight: 1, arbitrary: fc.constantFrom('ENOSPC' as const, 'EIO' as const) },
    { weight: 1, arbitrary: fc.constant('mend' as const) },
  );
  const names = fc.subarray<Operation['name']>(
    ['open', 'write', 'truncate', 'sync', 'rename', 'remove', 'syncDirectory'],
    { minLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      names,
      fc.record({
        names: fc.boolean(),
        contents: fc.array(fc.constantFrom(0, 0.3, 0.8, 1), { minLength: 1, maxLength: 3 }),
      }),
      async (steps, names, kept) => {
        const files = new TestFiles();
        const { run, tick, log, content } = await openOn(files, { appendfsync: 'always' });
        let mend: (() => void) | undefined;
        const states: Content[] = [{}];
        let acknowledged = 0;
        const pending: Promise<unknown>[] = [];
        for (const [i, step] of steps.entries()) {
          if (step === 'write') {
            const reply = await run('SET', `k${i % 5}`, String(i));
            states.push(content());
            if (reply === 'OK') acknowledged = states.length - 1;
          } else if (step === 'tick') {
            await tick();
          } else if (step === 'rewrite') {
            pending.push(log.rewrite().catch(() => {}));
          } else if (step === 'mend') {
            mend?.();
          } else {
            mend = failing(files, step, ...names);
          }
        }
        const after = await contentOn(files.afterPowerLoss(kept));
        // Changes that were refused only after they had been done may be there as well.
        expect(states.slice(acknowledged)).toContainEqual(after);
        await Promise.all(pending);
      },
    ),
    { numRuns: tries(200) },
  );
});
