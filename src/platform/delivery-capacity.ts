import { readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { CapacityLimits } from '../engines/queue/embedded/dispatch/capacity.ts';

/** For systems that don't say: the limit of macOS. */
const USUAL_OPEN_FILES = 10_240;

const MEGABYTE = 1024 * 1024;

/** Deliveries that hold slots, in all. */
const SLOTS = 1024;
/** Deliveries that take long, in all. */
const SLOW = 16_384;

/**
 * How much may be delivered at a time. Every delivery has a connection, and those of clients need file descriptors as
 * well, so deliveries get half of them; those that take long may use a quarter of the heap, by which V8 expresses how
 * much memory the machine or container has.
 * @param openFiles how many files and connections the process may have open
 */
export function deliveryCapacity(
  openFiles: number,
  heapLimit = getHeapStatistics().heap_size_limit,
): CapacityLimits {
  const connections = Math.floor(openFiles / 2);
  const parallelism = Math.min(SLOTS, Math.max(Math.floor(connections / 4), 1));
  return {
    parallelism,
    bytes: Math.min(256 * MEGABYTE, heapLimit / 4),
    slow: {
      deliveries: Math.min(SLOW, Math.max(connections - parallelism, 1)),
      bytes: heapLimit / 4,
    },
  };
}

/** How many files and connections this process may have open. Node has raised it to the most that the system allows. */
export function openFilesLimit(
  read: () => string = () => readFileSync('/proc/self/limits', 'utf8'),
): number {
  let limits: string;
  try {
    limits = read();
  } catch {
    return USUAL_OPEN_FILES;
  }
  const soft = /^Max open files +(\d+|unlimited)/m.exec(limits)?.[1];
  if (soft === 'unlimited') return Infinity;
  return soft === undefined ? USUAL_OPEN_FILES : Number(soft);
}
