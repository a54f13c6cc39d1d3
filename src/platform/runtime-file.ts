import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { dataPath } from './data-files.ts';
import type { Addresses } from '../control/env-block.ts';
import { isLocked } from '../base/files/directory-lock.ts';
import { SERVICES } from '../settings/services.ts';
import type { Settings } from '../settings/table.ts';

/** The information that a running platform publishes about itself in its data directory. It contains no secrets. */
export interface Runtime {
  readonly pid: number;
  readonly version: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly addresses: Addresses;
  /** The port of the database `default`; left out if there is none. */
  readonly respPort?: number | undefined;
  /** Of the first account. */
  readonly email: string;
  /** Whether that account's API key is the well-known one of development. */
  readonly hasWellKnownKey: boolean;
}

type Place = Pick<Settings, 'memory' | 'dataDir'>;

/**
 * Writes the file by which commands find this platform.
 * @returns a function that removes it at a stop
 * @throws the system's error
 */
export function writeRuntimeFile(place: Place, told: Omit<Runtime, 'pid' | 'version'>): () => void {
  const file = runtimeFileOf(place);
  if (file === undefined) return () => undefined;
  const runtime: Runtime = { pid: process.pid, version: packageJson.version, ...told };
  // A rename is atomic: a reader finds the old file or the new one.
  writeFileSync(`${file}.new`, `${JSON.stringify(runtime, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return () => rmSync(file, { force: true });
}

/** Reads the file of the platform that runs on a data directory; undefined if none does. */
export function readRuntimeFile(place: Place): Runtime | undefined {
  const file = runtimeFileOf(place);
  if (file === undefined) return undefined;
  try {
    const runtime: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // A killed platform leaves its file behind. Its process id may belong to another process by now or, in a
    // container, always have done so; but a running platform holds the lock of the directory.
    return isRuntime(runtime) && isLocked(dataPath(place, 'redis')!) ? runtime : undefined;
  } catch {
    // There is no file, or it is not ours: no platform is known to run.
    return undefined;
  }
}

function isRuntime(told: unknown): told is Runtime {
  const { pid, version, startedAt, email, addresses, respPort, hasWellKnownKey } =
    told as Partial<Runtime>;
  const { management, console } = addresses!;
  const served = SERVICES.flatMap((name) => addresses![name] ?? []);
  const texts = [version, startedAt, email, management, console, ...served];
  return (
    Number.isInteger(pid) &&
    (respPort === undefined || Number.isInteger(respPort)) &&
    typeof hasWellKnownKey === 'boolean' &&
    texts.every((text) => typeof text === 'string')
  );
}

function runtimeFileOf(place: Place): string | undefined {
  return dataPath(place, 'runtime.json');
}
