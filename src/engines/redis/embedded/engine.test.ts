import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tries } from '../../../../testing/base/tries.ts';
import { EmbeddedRedis } from './engine.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/plinth-engine-`);
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('in memory no files are written, and commands are answered at once', async () => {
  const engine = await EmbeddedRedis.open({ databases: { main: {} } });
  const session = engine.openSession('main', 'default', '');
  expect(session.execute(['SET', 'k', '1'])).toMatchObject({ text: 'OK' });
  expect(session.execute(['GET', 'k'])).toBe('1');
  expect(session.execute(['CONFIG', 'GET', 'appendonly'])).toEqual(['appendonly', 'no']);
  await engine.close();
});

test('a database has the settings of its setup', async () => {
  const engine = await EmbeddedRedis.open({
    directory,
    databases: { main: { config: { maxmemory: '1mb' } }, slow: { config: { appendfsync: 'no' } } },
    appendFsync: 'always',
  });
  const config = (id: string, name: string) => engine.database(id)?.config.get(name);
  expect(config('main', 'maxmemory')).toBe('1048576');
  expect(config('main', 'appendonly')).toBe('yes');
  expect(config('main', 'appendfsync')).toBe('always');
  expect(config('slow', 'appendfsync')).toBe('no');
  await engine.close();
});

test('a deleted database is removed from the disk, and its sessions can not write', async () => {
  const engine = await EmbeddedRedis.open({ directory, databases: { main: {} } });
  const session = engine.openSession('main', 'default', '');
  await session.execute(['SET', 'k', '1']);
  await engine.deleteDatabase('main');
  expect(readdirSync(directory)).not.toContain('main');
  expect(session.run(['SET', 'k', '2'])).toMatchObject({
    message: 'MISCONF Errors writing to the AOF file: the file is closed',
  });
  await engine.close();
});

test('a deletion that a crash has interrupted is completed at the next start', async () => {
  mkdirSync(`${directory}/old.removed`);
  writeFileSync(`${directory}/old.removed/users.acl`, '');
  const engine = await EmbeddedRedis.open({ directory });
  expect(readdirSync(directory)).not.toContain('old.removed');
  await engine.close();
});

test('the lock files of the directory are not databases', async () => {
  const engine = await EmbeddedRedis.open({ directory });
  expect(readdirSync(directory)).toEqual(['lock', 'pid']);
  expect(await engine.unopened()).toEqual([]);
  await expect(engine.createDatabase('lock')).rejects.toThrow('not an id of a database: "lock"');
  await engine.close();
});

test('a second process can not use the directory', async () => {
  const engine = await EmbeddedRedis.open({ directory });
  await expect(EmbeddedRedis.open({ directory })).rejects.toThrow(
    `${directory} is in use by another process (pid ${process.pid})`,
  );
  await engine.close();
  await (await EmbeddedRedis.open({ directory })).close();
});

test('a directory that cannot be written to is refused', async () => {
  mkdirSync(`${directory}/lock`);
  await expect(EmbeddedRedis.open({ directory })).rejects.toThrow(`cannot lock ${directory}: `);
});

test('a damaged log prevents the start, and the directory is unlocked', async () => {
  const databases = { main: {} };
  const engine = await EmbeddedRedis.open({ directory, databases });
  await engine.openSession('main', 'default', '').execute(['SET', 'k', '1']);
  await engine.close();
  writeFileSync(`${directory}/main/appendonly.aof.1.incr.aof`, 'SET k 1\r\n');
  for (let i = 0; i < 2; i++) {
    await expect(EmbeddedRedis.open({ directory, databases })).rejects.toThrow(
      `${directory}/main/appendonly.aof.1.incr.aof is damaged: expected "*" at offset 0, found "S"`,
    );
  }
});

test('a thousand databases are loaded after a restart', async () => {
  const ids = Array.from({ length: 1000 }, (_, i) => `db${i}`);
  const databases = Object.fromEntries(ids.map((id) => [id, {}]));
  const open = () => EmbeddedRedis.open({ directory, databases, appendFsync: 'no' });
  const engine = await open();
  const written = ids.filter((_, i) => i % 10 === 0);
  await Promise.all(
    written.map(async (id) => engine.openSession(id, 'default', '').execute(['SET', 'id', id])),
  );
  await engine.close();
  const again = await open();
  for (const id of written) {
    expect(again.openSession(id, 'default', '').execute(['GET', 'id'])).toBe(id);
  }
  await again.close();
});

/** Runs a process that writes, and kills it at a random moment. @returns the numbers acknowledged */
async function killWriter(directory: string, policy: string): Promise<number[]> {
  const script = fileURLToPath(
    new URL('../../../../testing/engines/redis/embedded/writer.ts', import.meta.url),
  );
  const child = spawn(process.execPath, [script, directory, policy], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('latin1').on('data', (text: string) => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 100);
    output += text;
  });
  const signal = await new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve(signal));
  });
  expect(signal).toBe('SIGKILL');
  return output.split('\n').slice(0, -1).map(Number);
}

test('kill -9 loses no acknowledged write', async () => {
  const rounds = async (policy: string): Promise<void> => {
    const own = `${directory}/${policy}`;
    mkdirSync(own);
    for (let round = 0; round < tries(5); round++) {
      const acknowledged = await killWriter(own, policy);
      const engine = await EmbeddedRedis.open({ directory: own, databases: { main: {} } });
      const session = engine.openSession('main', 'default', '');
      const kept = (session.run(['LRANGE', 'log', '0', '-1']) as string[]).map(Number);
      // Every number once and in order, and maybe some that were still on their way.
      expect(kept).toEqual(kept.map((_, index) => index));
      expect(kept.length).toBeGreaterThan(Math.max(...acknowledged));
      await engine.close();
    }
  };
  await Promise.all([rounds('everysec'), rounds('always')]);
});

test('a database is deleted, and the engine closed, while scripts run for ever; none of their changes is kept', async () => {
  const engine = await EmbeddedRedis.open({ directory, databases: { one: {}, other: {} } });
  const endless = ['EVAL', "redis.call('SET', 'k', 1) while true do end", '0'];
  const [deleted, closed] = ['one', 'other'].map((id) =>
    engine.openSession(id, 'default', '').execute(endless),
  );
  await engine.deleteDatabase('one');
  await engine.close();
  const ended = { message: 'ERR The database is being closed' };
  expect(await Promise.all([deleted, closed])).toMatchObject([ended, ended]);
  const again = await EmbeddedRedis.open({ directory, databases: { other: {} } });
  expect(again.openSession('other', 'default', '').execute(['GET', 'k'])).toBeNull();
  await again.close();
});
