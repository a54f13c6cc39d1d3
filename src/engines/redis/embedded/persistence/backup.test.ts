import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import { Database } from '../database.ts';
import type { BackupSum } from '../../engine.ts';
import { adopt, loadBackup, writeBackup } from './backup.ts';
import {
  anyCommand,
  largeKey,
} from '../../../../../testing/engines/redis/embedded/persistence/commands.ts';
import {
  openOn,
  type Content,
  type DurableTestDatabase,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const go = () => {};

const backUp = (database: Database, files: TestFiles, name = 'one.aof') =>
  writeBackup(database, { files, directory: '/backups', name }, go);

/** The current checksum of a file. */
function sumOf(files: TestFiles, name: string): BackupSum {
  const bytes = Buffer.from(files.get(`/backups/${name}`)!, 'latin1');
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function restore(
  database: Database,
  files: TestFiles,
  name = 'one.aof',
  sum: BackupSum = sumOf(files, name),
): Promise<void> {
  await adopt(
    database,
    await loadBackup(database, { files, directory: '/backups', name }, sum, go),
  );
}

/** The content after a start on the files of a database, which must leave no other files. */
async function afterStart(files: TestFiles): Promise<Content> {
  const { content, log } = await openOn(files);
  await log.close();
  return content();
}

async function fill({ run }: DurableTestDatabase): Promise<void> {
  await run('SET', 'text', 'a\r\n\0b');
  await run('SET fleeting 1 PX 5000');
  await run('RPUSH list a b c');
  await run('HSET hash f 1 g 2');
  await run('HPEXPIRE hash 9000 FIELDS 1 g');
  await run('ZADD zset 1.5 a 2 b');
  await run('SADD set a b c');
}

test('a restore returns the database to the state of the backup', async () => {
  const files = new TestFiles();
  const database = await openOn(files);
  await fill(database);
  const then = database.content();
  expect(await backUp(database.database, files)).toEqual(sumOf(files, 'one.aof'));

  await database.run('FLUSHALL');
  await database.run('SET other 1');
  const state = database.session.stateToken();
  await restore(database.database, files);
  expect(database.content()).toEqual(then);
  expect(database.session.stateToken()).not.toBe(state);
  expect(await afterStart(files.afterPowerLoss())).toEqual(then);

  await database.run('SET later 1');
  await database.log.close();
  expect(await afterStart(files.afterPowerLoss())).toEqual(database.content());
});

test('times to live continue from the backup, and keys that have expired since are not restored', async () => {
  const files = new TestFiles();
  const { database, run, advance } = await openOn(files);
  await run('SET short 1 PX 1000');
  await run('SET long 1 PX 5000');
  await backUp(database, files);
  advance(2000);
  await restore(database, files);
  expect(await run('GET short')).toBe(null);
  expect(await run('PTTL long')).toBe(3000);
});

test('a backup can be restored into another database, even into one in memory', async () => {
  const files = new TestFiles();
  const source = await openOn(files);
  await fill(source);
  await backUp(source.database, files);
  const other = await openOn(new TestFiles());
  await other.run('SET own 1');
  await restore(other.database, files);
  expect(other.content()).toEqual(source.content());
  const fleeting = new Database({ clock: source.database.clock });
  await restore(fleeting, files);
  expect(fleeting.keyspace.keys.get('text')?.value).toBe('a\r\n\0b');
  expect(fleeting.keyspace.size).toBe(6);
});

test('an empty database has a backup too', async () => {
  const files = new TestFiles();
  const { database, run, content } = await openOn(files);
  await backUp(database, files);
  await run('SET a 1');
  await restore(database, files);
  expect(content()).toEqual({});
});

test('a backup is a consistent snapshot, whatever is written meanwhile and although the log is rewritten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: largeKey }, anyCommand), { maxLength: 12 }),
      fc.array(anyCommand, { maxLength: 40 }),
      fc.boolean(),
      async (before, during, rewrites) => {
        const files = new TestFiles();
        const { database, session, content, log } = await openOn(files);
        for (const argv of before) session.run(argv);
        const then = content();
        const making = backUp(database, files);
        const rewriting = rewrites ? log.rewrite() : undefined;
        for (const argv of during) {
          session.run(argv);
          await new Promise(setImmediate);
        }
        await Promise.all([making, rewriting]);
        expect(database.keyspace.observers.all).toEqual([]);
        const now = content();
        const restored = await loadBackup(
          database,
          { files, directory: '/backups', name: 'one.aof' },
          sumOf(files, 'one.aof'),
          go,
        );
        expect(content()).toEqual(now);
        await adopt(database, restored);
        expect(content()).toEqual(then);
        expect(await afterStart(files.afterKill())).toEqual(then);
      },
    ),
    { numRuns: tries(100) },
  );
});

test('after a crash at any step of a restore, a start finds the old state or the new one', async () => {
  let crashes = 0;
  for (let calls = 0; ; calls++) {
    const files = new TestFiles();
    const database = await openOn(files, { appendfsync: 'always' });
    const { run, session } = database;
    await run('SET restored 1');
    await backUp(database.database, files);
    await run('DEL restored');
    await run('SET old 1');
    let left = calls;
    let crashed = false;
    files.before = ({ name, path }) => {
      if (left-- > 0 && !crashed) return;
      crashed = true;
      throw diskError(`${name} ${path}`);
    };
    const progress = { over: false };
    const restoring = restore(database.database, files)
      .catch(() => {})
      .finally(() => (progress.over = true));
    // The numbers that were promised, on the old keys and on the new ones.
    const promised = { old: 0, new: 0 };
    const writing: Promise<void>[] = [];
    const note = (on: 'old' | 'new', n: number): void => {
      promised[on] = Math.max(promised[on], n);
    };
    while (!progress.over) {
      const reply = run('INCR counter');
      const on = session.keyspace.keys.has('restored') ? 'new' : 'old';
      writing.push(reply.then((n) => (typeof n === 'number' ? note(on, n) : undefined)));
      await new Promise(setImmediate);
    }
    await restoring;
    await Promise.all(writing);
    for (const state of [
      files.afterKill(),
      files.afterPowerLoss(),
      files.afterPowerLoss({ names: true, contents: [0] }),
      files.afterPowerLoss({ names: true, contents: [0.9] }),
    ]) {
      const found = await afterStart(state);
      const counter = Number(found['counter']?.[1] ?? 0);
      if ('restored' in found) {
        expect('old' in found).toBe(false);
        expect(counter).toBeGreaterThanOrEqual(promised.new);
      } else {
        expect('old' in found).toBe(true);
        expect(promised.new).toBe(0);
        expect(counter).toBeGreaterThanOrEqual(promised.old);
      }
      const own = state.paths().filter((path) => path.startsWith('/data/db/'));
      expect(own.length).toBeLessThanOrEqual(3);
    }
    if (!crashed) break;
    crashes++;
  }
  expect(crashes).toBeGreaterThan(10);
});

test('if the disk refuses a restore, the database is unchanged and continues', async () => {
  const files = new TestFiles();
  const { database, run, content, log, tick } = await openOn(files);
  await backUp(database, files);
  await run('SET a 1');
  for (const refused of ['open', 'write', 'sync', 'rename', 'syncDirectory'] as const) {
    files.before = ({ name, path }) => {
      if (name === refused && /base|temp|db$/.test(path)) throw diskError('EIO');
    };
    await expect(restore(database, files)).rejects.toThrow('EIO');
    files.before = () => {};
    // If a crash could bring back the backup, changes are refused until the log has been rewritten.
    const refusal = await run(`SET ${refused} 1`);
    if (refused === 'syncDirectory') expect(refusal).toMatch(/^MISCONF/);
    else expect(refusal).toBe('OK');
    await tick();
    while (log.isRewriting) await new Promise(setImmediate);
    expect(await run(`SET ${refused} 2`)).toBe('OK');
    expect(await afterStart(files.afterKill())).toEqual(content());
  }
  await restore(database, files);
  expect(content()).toEqual({});
});

test('a crash leaves no incomplete backup under its name', async () => {
  for (let calls = 0; ; calls++) {
    const files = new TestFiles();
    const database = await openOn(files);
    await fill(database);
    let left = calls;
    let crashed = false;
    files.before = ({ name, path }) => {
      if (!path.startsWith('/backups') || (left-- > 0 && !crashed)) return;
      crashed = true;
      throw diskError(`${name} ${path}`);
    };
    const sum = await backUp(database.database, files).catch(() => undefined);
    expect(sum === undefined).toBe(crashed);
    for (const state of [files.afterKill(), files.afterPowerLoss()]) {
      if (state.get('/backups/one.aof') === undefined) continue;
      await restore(database.database, state, 'one.aof', sum);
    }
    if (!crashed) break;
  }
});

test('a backup with any changed bit is not restored, and none of it is applied', async () => {
  const files = new TestFiles();
  const { database, run, content } = await openOn(files);
  await run('SET account 1000');
  await run('RPUSH list a b c');
  const sum = await backUp(database, files);
  const whole = Buffer.from(files.get('/backups/one.aof')!, 'latin1');
  const before = content();
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const spoiled = Buffer.from(whole);
    spoiled[bit >> 3]! ^= 1 << (bit & 7);
    files.put('/backups/one.aof', spoiled.toString('latin1'));
    await expect(restore(database, files, 'one.aof', sum)).rejects.toThrow(
      '/backups/one.aof is damaged: it is not what was written (SHA-256)',
    );
  }
  files.put('/backups/one.aof', whole.toString('latin1', 0, whole.length - 1));
  await expect(restore(database, files, 'one.aof', sum)).rejects.toThrow(
    `has ${whole.length - 1} bytes, and was made with ${whole.length}`,
  );
  expect(content()).toEqual(before);
});

test('a backup without checksums, of an earlier version, is restored as far as its commands are valid', async () => {
  const files = new TestFiles();
  const { database, run } = await openOn(files);
  await run('SET a 1');
  const { bytes } = await backUp(database, files);
  await run('SET a 2');
  await restore(database, files, 'one.aof', { bytes, sha256: null });
  expect(await run('GET a')).toBe('1');
});

test('a backup that is not a list of commands is not restored', async () => {
  const files = new TestFiles();
  const { database, run, content } = await openOn(files);
  await run('SET a 1');
  await backUp(database, files);
  const whole = files.get('/backups/one.aof')!;
  const before = content();
  for (const [text, message] of [
    [whole.slice(0, -1), 'ends in the middle of a command'],
    [`${whole}x`, 'is damaged'],
    ['*1\r\n$4\r\nNONE\r\n', "unknown command 'NONE'"],
  ] as const) {
    files.put('/backups/two.aof', text);
    await expect(restore(database, files, 'two.aof')).rejects.toThrow(message);
    expect(content()).toEqual(before);
  }
});

test('a backup waits for a script that is suspended; a restore ends it, and nothing of it stays', async () => {
  const files = new TestFiles();
  const { session, database, content } = await openOn(files);
  const lua = "redis.call('INCR', 'a') for i = 1, 1e7 do end redis.call('INCR', 'a')";
  const script = session.execute(['EVAL', lua, '0']);
  expect(database.gate.suspended).toBeDefined();
  await backUp(database, files);
  await script;
  const endless = session.execute(['EVAL', "redis.call('INCR', 'a') while true do end", '0']);
  while (database.gate.suspended === undefined) await new Promise(setImmediate);
  await restore(database, files);
  expect(await endless).toMatchObject({
    message: 'ERR The database has been replaced by a backup',
  });
  expect(content()).toEqual({ a: ['string', '2'] });
  expect(await afterStart(files.afterKill())).toEqual(content());
});
