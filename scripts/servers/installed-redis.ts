import { join } from 'node:path';
import { FETCHED, outputOf } from './programs.ts';

/** A `redis-server` of this machine, or a `valkey-server`. */
export interface InstalledRedis {
  readonly program: string;
  /** `Redis 8.0.2` */
  readonly name: string;
  /** Which Redis it is, or says that it is: `8.0.2`. */
  readonly version: string;
  readonly isValkey: boolean;
}

/** Those of the repository, which `.ci/newer-servers` puts there, and that of the system. */
const PROGRAMS = [join(FETCHED, 'redis-server'), join(FETCHED, 'valkey-server'), 'redis-server'];
/** What Valkey began as. It has gone another way from there, with other numbers. */
const VERSION_OF_VALKEY = '7.2.4';

let found: readonly InstalledRedis[] | undefined;

/** All that there are, the newest first. */
export function installedRedises(): readonly InstalledRedis[] {
  found ??= PROGRAMS.flatMap(lookAt).toSorted((one, other) =>
    isAtLeast(one.version, other.version) ? -1 : 1,
  );
  return found;
}

function lookAt(program: string): InstalledRedis[] {
  const stdout = outputOf(program, ['--version']);
  const [, product, own] = /^(Redis|Valkey) server v=(\d+\.\d+\.\d+)/.exec(stdout ?? '') ?? [];
  if (own === undefined) return [];
  const isValkey = product === 'Valkey';
  const version = isValkey ? VERSION_OF_VALKEY : own;
  return [{ program, name: `${product} ${own}`, version, isValkey }];
}

/** Whether a version is another or a later one: `8.0.2` is at least `7.4`. */
export function isAtLeast(version: string, other: string): boolean {
  const [have, want] = [version, other].map((text) => text.split('.').map(Number));
  for (const [i, part] of want!.entries()) {
    const own = have![i] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
