import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** Kept for files of each process, and for connections of its own: what is loaded and opened on demand. */
const MOST_RESERVED = 64;

/**
 * The file descriptors of the process, of which connections take only a part. Without any left, neither data nor code can
 * be loaded, so that the platform could not answer those that are connected.
 */
export class Descriptors {
  /** The most that the system allows; infinite if it does not say. */
  readonly limit: number;
  #refused = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** How many connections have been refused. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Refuses a connection that has just been accepted if too few descriptors are left.
   * @returns whether it was refused
   */
  refuse(socket: Socket): boolean {
    const most = this.limit - Math.min(MOST_RESERVED, this.limit / 4);
    if (most === Infinity || nextDescriptor() <= most) return false;
    this.#refused += 1;
    socket.destroy();
    return true;
  }
}

/** Those of this process. Node has raised the limit as far as it may. */
export const systemDescriptors = new Descriptors(limitOfProcess());

/**
 * The number that the next file or connection would get: the lowest that is free (POSIX, "File Descriptor Allocation"), so
 * that it says how many are in use. Infinite if there is none.
 */
function nextDescriptor(): number {
  try {
    const descriptor = openSync('/dev/null', 'r');
    closeSync(descriptor);
    return descriptor;
  } catch {
    return Infinity;
  }
}

function limitOfProcess(): number {
  try {
    const [, soft] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    // Only Linux has the file.
    return Infinity;
  }
}
