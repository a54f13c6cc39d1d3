import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A `redis-server` of this machine. */
export interface InstalledRedis {
  readonly program: string;
  /** `8.0.2` */
  readonly version: string;
}

/** That of the repository, which `.ci/newer-servers` puts there, and that of the system. */
const PROGRAMS = [
  fileURLToPath(new URL('../../.servers/redis-server', import.meta.url)),
  'redis-server',
];

let found: readonly InstalledRedis[] | undefined;

/** All that there are, the newest first. */
export function installedRedises(): readonly InstalledRedis[] {
  found ??= PROGRAMS.flatMap((program) => {
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    const version = / v=(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
    return version === undefined ? [] : [{ program, version }];
  }).toSorted((one, other) => (isAtLeast(one.version, other.version) ? -1 : 1));
  return found;
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
