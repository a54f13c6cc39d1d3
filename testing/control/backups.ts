import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { RedisError, type Reply } from '../../src/engines/redis/reply.ts';
import { openTestPlatform, type TestPlatformOptions } from './databases.ts';

/** Opens a platform, which is closed at the end of the test at the latest. */
export async function openWithBackups(options: TestPlatformOptions = {}) {
  const platform = await openTestPlatform(options);
  const { control, engine, owner } = platform;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await platform.close();
  };
  onTestFinished(close);
  /** Runs a command, given in words or as one line. @throws RedisError if it is refused */
  const run = async (database: string, ...words: string[]): Promise<Reply> => {
    const argv = words.length === 1 ? words[0]!.split(' ') : words;
    const reply = await engine.openSession(database, 'default', '').execute(argv);
    if (reply instanceof RedisError) throw reply;
    return reply;
  };
  /** Lists names and states of the backups of a database. */
  const names = async (id = 'default') =>
    (await control.backups.list(owner, id)).backups.map(({ name, state }) => `${name} ${state}`);
  return { ...platform, run, close, names, backups: control.backups };
}

/** Makes a data directory, which is removed at the end of the test. */
export function testFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-backups-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Lists the files of the backups of a database. */
export function filesOf(directory: string, database = 'default'): string[] {
  const path = `${directory}/backups/${database}`;
  return existsSync(path) ? readdirSync(path).toSorted() : [];
}
