import { expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  noted,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const FULL = 'MISCONF Errors writing to the AOF file: No space left on device';
const LARGE = 'x'.repeat(10_000);

/** Files on a disk of this many bytes, some of which are a reserve. */
class SmallDisk extends TestFiles {
  #reserve = 0;
  readonly #reserved: number;
  /** The capacity in bytes. */
  size: number;

  constructor(size: number, reserved: number) {
    super();
    this.size = size;
    this.#reserved = reserved;
    this.refill();
    this.takes = (bytes) => Math.min(bytes, this.#free);
    this.before = ({ name }) => {
      if (name === 'write' && this.#free === 0) throw diskError('ENOSPC');
    };
  }

  release(): boolean {
    const had = this.#reserve > 0;
    this.#reserve = 0;
    return had;
  }

  refill(): boolean {
    this.#reserve += Math.min(this.#reserved - this.#reserve, this.#free);
    return this.#free > 0;
  }

  get #free(): number {
    const used = this.paths().reduce((sum, path) => sum + (this.get(path)?.length ?? 0), 0);
    return Math.max(0, this.size - used - this.#reserve);
  }
}

/** A database with a few large keys on a disk that they have filled. */
async function openOnFull(size: number, reserved: number) {
  const disk = new SmallDisk(size, reserved);
  const opened = await openOn(disk, { appendfsync: 'always' }, { space: disk });
  const keys: string[] = [];
  for (let i = 0; ; i += 1) {
    const reply = await opened.run('SET', `k${i}`, LARGE);
    if (reply === FULL) break;
    keys.push(`k${i}`);
  }
  return { disk, keys, ...opened };
}

test('on a full disk commands that only delete are accepted, and stored', async () => {
  const { disk, run } = await openOnFull(50_000, 15_000);
  expect(await run('APPEND k0 y')).toBe(FULL);
  expect(await run('DEL k0')).toBe(1);
  expect(await run('UNLINK k1')).toBe(1);
  expect(Object.keys(await contentOn(disk.afterPowerLoss()))).not.toContain('k0');
  // There is no more room than before: the log is longer than it was.
  expect(await run('SET a 1')).toBe(FULL);
});

test.each([
  'DEL k0',
  'DELEX k0',
  'GETDEL k0',
  'HGETDEL absent FIELDS 1 a',
  'BLPOP absent 0.01',
  'XDELEX absent IDS 1 1-1',
  'FUNCTION FLUSH',
])('whether a command only deletes follows from its description: %s', async (command) => {
  const { run } = await openOnFull(50_000, 15_000);
  expect(await run(command)).not.toBe(FULL);
});

test.each(['GETEX k0 EX 10', 'RENAME k0 k1', 'XAUTOCLAIM absent group consumer 0 0'])(
  'a command that changes something else is refused: %s',
  async (command) => {
    const { run } = await openOnFull(50_000, 15_000);
    expect(await run(command)).toBe(FULL);
  },
);

test('transactions and scripts that only delete are accepted as well', async () => {
  const { run, session } = await openOnFull(50_000, 15_000);
  expect(
    await session.executeTransaction([
      ['DEL', 'k0'],
      ['DEL', 'k1'],
    ]),
  ).toEqual([1, 1]);
  expect(await run('EVAL', "return redis.call('DEL', 'k2')", '0')).toBe(1);
  expect(await run('EVAL', "return redis.call('SET', 'a', '1')", '0')).toMatch(FULL);
});

test('deleted data free their space once there is room for a rewritten log, and writes are accepted again', async () => {
  const { disk, keys, run, tick, lines } = await openOnFull(60_000, 25_000);
  await tick();
  expect(await run('SET a 1')).toBe(FULL);
  for (const key of keys.slice(1)) expect(await run('DEL', key)).toBe(1);
  await run('DEL', `k${keys.length}`);
  await tick();
  expect(await run('SET a 1')).toBe('OK');
  expect(await run('SET b 1')).toBe('OK');
  const content = { a: ['string', '1'], b: ['string', '1'], k0: ['string', LARGE] };
  expect(await contentOn(disk.afterPowerLoss())).toEqual(content);
  expect(lines).toContain('rewrote the log on a full disk');
  expect(lines.at(-1)).toBe('can write the log again');
});

test('FLUSHALL empties the log at once', async () => {
  const { disk, run, tick } = await openOnFull(50_000, 12_000);
  expect(await run('FLUSHALL')).toBe('OK');
  await tick();
  expect(await run('SET', 'b', LARGE)).toBe('OK');
  expect(await contentOn(disk.afterPowerLoss())).toEqual({ b: ['string', LARGE] });
});

test('a log that is longer than necessary is rewritten automatically', async () => {
  const disk = new SmallDisk(50_000, 12_000);
  const { run, tick } = await openOn(disk, {}, { space: disk });
  let reply: unknown = 'OK';
  for (let i = 0; reply === 'OK'; i += 1) reply = await run('SET', 'a', `${i}`.padEnd(5000));
  expect(reply).toBe(FULL);
  await tick();
  expect(await run('SET a 1')).toBe('OK');
  await noted(disk);
  expect(disk.paths()).toEqual([pathOf('1.base.aof'), pathOf('2.incr.aof'), pathOf('manifest')]);
  expect(await contentOn(disk.afterKill())).toEqual({ a: ['string', '1'] });
});

test('keys that expire free their space', async () => {
  const disk = new SmallDisk(50_000, 12_000);
  const { run, tick, advance } = await openOn(disk, {}, { space: disk });
  let reply: unknown = 'OK';
  for (let i = 0; reply === 'OK'; i += 1) reply = await run('SET', `k${i}`, LARGE, 'PX', '100');
  await tick();
  expect(await run('SET', 'a', LARGE)).toBe(FULL);
  advance(200);
  for (let i = 0; i < 5; i += 1) expect(await run('GET', `k${i}`)).toBe(null);
  await tick();
  expect(await run('SET', 'a', LARGE)).toBe('OK');
  expect(await contentOn(disk.afterKill())).toEqual({ a: ['string', LARGE] });
});

test('a deletion is refused if there is no space even for it, and accepted as soon as there is some', async () => {
  const { disk, run, tick } = await openOnFull(50_000, 0);
  expect(await run('DEL k0')).toBe(FULL);
  expect(await run('GET k1')).toBe(LARGE);
  disk.size = 200_000;
  await tick();
  expect(await run('SET a 1')).toBe('OK');
  expect(await contentOn(disk.afterKill())).not.toHaveProperty('k0');
});

test('a disk with other errors accepts nothing', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files);
  await run('SET a 1');
  files.before = ({ name }) => {
    if (name === 'write') throw diskError('EIO');
  };
  await run('SET a 2');
  expect(await run('DEL a')).toBe('MISCONF Errors writing to the AOF file: Input/output error');
  expect(await run('GET a')).toBe('2');
});
