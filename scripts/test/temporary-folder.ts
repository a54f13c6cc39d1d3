import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';
/** The suites keep some hundred megabytes at a time. The rest is for the processes that they start. */
const ROOM = 6 * 1024 ** 3;

/**
 * Makes the folder that everything temporary of a run goes to. It is in memory where that has much room: hundreds of
 * small databases are synced and deleted, for which a disk makes all lanes wait. The run with servers stays on the disk,
 * so that what syncs is also seen on one.
 */
export function makeTemporaryFolder({ inMemory }: { readonly inMemory: boolean }): string {
  const folder = mkdtempSync(join(inMemory && memoryHasRoom() ? MEMORY : tmpdir(), 'plinth-test-'));
  // As the one that it stands for: servers that won't run as root, and what a container does, are somebody else's.
  chmodSync(folder, 0o1777);
  return folder;
}

/** Not in a container, which has 64 MB there unless it is told otherwise, and may run nothing from it. */
function memoryHasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM && !refusesPrograms();
  } catch {
    return false;
  }
}

/** Tests write programs too, and start them. */
function refusesPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? '';
  return options.split(',').includes('noexec');
}
