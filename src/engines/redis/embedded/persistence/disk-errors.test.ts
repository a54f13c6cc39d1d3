import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { diskError, type Operation, TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import {
  type Content,
  contentOn,
  failing,
  noted,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const INCR_1 = pathOf('1.incr.aof');
const FULL = 'MISCONF Errors writing to the AOF file: No space left on device';
const BROKEN = 'MISCONF Errors writing to the AOF file: Input/output error';

test('on a full disk writes are refused and reads served, until there is space again', async () => {
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
  // A write that was refused after it had run is in the log too, because reads return it.
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '2'], b: ['string', '3'] });
  expect(lines).toEqual([
    'cannot write the log: No space left on device',
    'can write the log again',
  ]);
});

test('with many waiting replies, each write is refused', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET a 1');
  const mend = failing(files, 'EIO', 'write');
  const replies = await Promise.all(
    Array.from({ length: 20 }, async () => session.execute(['SET', 'a', 'x'.repeat(1000)])),
  );
  mend();
  expect(replies).toEqual(Array(20).fill(expect.objectContaining({ message: BROKEN })));
});

test('a partial write is truncated before anything else is written', async () => {
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

test('a partial write that can not be truncated is cut off by the next start', async () => {
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

test('a pipeline has errors from the write on that the disk refuses; earlier rows are not undone', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET n 0');
  await noted(files);
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

test('keys that expire meanwhile are logged when the disk accepts writes', async () => {
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

test('a log that can not be started refuses writes until it can', async () => {
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

test('after a failed sync the whole state is written again, because the content of the disk is unknown', async () => {
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
    // The system now considers the file synced, but its data of `a` is lost.
    expect(files.afterPowerLoss().get(INCR_1)).not.toContain('2\r\n$1');
    await tick();
    await vi.waitFor(async () => expect(await run('SET b 1')).toBe('OK'), {
      interval: 1,
      timeout: 100_000,
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

test('closing reports what could not be written', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  failing(files, 'ENOSPC', 'write');
  await run('SET a 2');
  await expect(log.close()).rejects.toThrow(FULL);
});

test('whatever the disk does, acknowledged writes survive a power failure', async () => {
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
        // Changes that were refused after they had run may be there as well.
        expect(states.slice(acknowledged)).toContainEqual(after);
        await Promise.all(pending);
      },
    ),
    { numRuns: tries(100, 20) },
  );
});
