import { spawnSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILLING = 'filling';

/** A file system of a few megabytes in memory, which can be filled to its last byte. Linux only. */
export class SmallDisk {
  /** The mount point. */
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** @throws Error if this process may not mount */
  static mount(megabytes: number): SmallDisk {
    const path = mkdtempSync(join(tmpdir(), 'plinth-small-disk-'));
    const failure = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path);
    if (failure === undefined) return new SmallDisk(path);
    rmdirSync(path);
    throw new Error(`a small disk can't be mounted: ${failure}`);
  }

  /** Takes all free space except for this number of bytes. */
  fill(butFor = 0): void {
    this.empty();
    const file = openSync(this.#filling, 'w');
    const filled = writeAll(file);
    ftruncateSync(file, Math.max(0, filled - butFor));
    closeSync(file);
  }

  /** Frees that space. */
  empty(): void {
    rmSync(this.#filling, { force: true });
  }

  /** Unmounts it and discards its contents. Processes with open files there must have ended. */
  unmount(): void {
    const failure = run('umount', this.path);
    if (failure !== undefined) throw new Error(`${this.path} can't be unmounted: ${failure}`);
    rmdirSync(this.path);
  }

  get #filling(): string {
    return join(this.path, FILLING);
  }
}

/**
 * Why there are no small disks here; undefined if there are. Not checked in the run with servers, which fails instead.
 */
export function missingSmallDisks(): string | undefined {
  if (process.env['TEST_WITH_SERVERS'] === 'yes') return undefined;
  try {
    SmallDisk.mount(1).unmount();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @returns the number of bytes written */
function writeAll(file: number): number {
  let taken = 0;
  for (let size = 1 << 20; size > 0; size >>= 1) {
    const bytes = Buffer.alloc(size, 0xff);
    try {
      for (;;) taken += writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return taken;
}

/** @returns the error message of a failed command */
function run(command: string, ...args: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error !== undefined) return error.message;
  return status === 0 ? undefined : stderr.trim();
}
