import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputOf } from './programs.ts';
import type { TemporaryFolder } from './server-process.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

export interface DatabaseOrder {
  /** The path of `initdb`. */
  readonly initdb: string;
  readonly user: string;
  readonly password: string | undefined;
}

/**
 * Makes an empty database in a server's folder. Those without a password are copies of one that is kept, because to make
 * one takes much more processor time.
 * @returns its path
 */
export function makeDatabase(folder: TemporaryFolder, order: DatabaseOrder): string {
  const data = join(folder.path, 'data');
  if (order.password !== undefined) {
    initialize(data, folder, order);
    return data;
  }
  // Kept with its owner and its version.
  const version = outputOf(order.initdb, ['--version'])
    ?.trim()
    .replaceAll(/[^\w.]+/g, '-');
  const kept = join(CACHE, `${version}-${folder.owner?.uid ?? 'own'}`);
  if (!existsSync(kept)) {
    initialize(data, folder, order);
    keep(data, kept);
    return data;
  }
  copy(kept, data);
  return data;
}

function initialize(data: string, folder: TemporaryFolder, order: DatabaseOrder): void {
  const { initdb, user, password } = order;
  const passwordFile = join(folder.path, 'password');
  writeFileSync(passwordFile, password ?? '');
  const access =
    password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', user, ...access, '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...folder.owner, cwd: folder.path, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${String(made.error ?? made.stderr)}`);
}

/** Another process may do the same at the same time: the first one's is kept. */
function keep(data: string, kept: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${kept}-`);
  try {
    copy(data, join(unfinished, 'data'));
    renameSync(join(unfinished, 'data'), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** With its owner, which the server insists on. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
