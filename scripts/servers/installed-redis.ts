import { join } from 'node:path';
import { FETCHED_SERVERS, outputOf } from './programs.ts';

/** A `redis-server` of this machine, or a `valkey-server`. */
export interface InstalledRedis {
  readonly program: string;
  /** `Redis 8.0.2` */
  readonly name: string;
  /** The version of Redis, real or claimed: `8.0.2`. */
  readonly version: string;
  readonly isValkey: boolean;
}

/** The programs in the repository, which `.ci/newer-servers` puts there, and the system's. */
const PROGRAMS = [
  join(FETCHED_SERVERS, 'redis-server'),
  join(FETCHED_SERVERS, 'valkey-server'),
  'redis-server',
];
/** The Redis version that Valkey was forked from; its own versions are numbered differently. */
const VERSION_OF_VALKEY = '7.2.4';

let found: readonly InstalledRedis[] | undefined;

/** All installed ones, newest first. */
export function installedRedises(): readonly InstalledRedis[] {
  found ??= PROGRAMS.flatMap(inspect).toSorted((one, other) =>
    isAtLeast(one.version, other.version) ? -1 : 1,
  );
  return found;
}

function inspect(program: string): InstalledRedis[] {
  const stdout = outputOf(program, ['--version']);
  const [, product, own] = /^(Redis|Valkey) server v=(\d+\.\d+\.\d+)/.exec(stdout ?? '') ?? [];
  if (own === undefined) return [];
  const isValkey = product === 'Valkey';
  const version = isValkey ? VERSION_OF_VALKEY : own;
  return [{ program, name: `${product} ${own}`, version, isValkey }];
}

/** Whether a version is equal or later: `8.0.2` is at least `7.4`. */
export function isAtLeast(version: string, other: string): boolean {
  const [have, want] = [version, other].map((text) => text.split('.').map(Number));
  for (const [i, part] of want!.entries()) {
    const own = have![i] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
