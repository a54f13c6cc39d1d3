import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** The suites use some hundred megabytes at a time. The rest is for the processes that they start. */
const ROOM = 6 * 1024 ** 3;

/**
 * Creates the folder for all temporary files of a run. It is in memory if there is enough room: hundreds of small
 * databases are synced and deleted, for which all lanes would wait on a disk. In the run with servers only the unit tests have
 * it, so that syncs of whole platforms are tested on a real disk.
 */
export function makeTemporaryFolder({ inMemory }: { readonly inMemory: boolean }): string {
  const folder = mkdtempSync(join(inMemory && memoryHasRoom() ? MEMORY : tmpdir(), 'plinth-test-'));
  // With the mode of the system's temporary folder: servers that refuse to run as root, and containers, use other
  // users.
  chmodSync(folder, 0o1777);
  return folder;
}

/** Not in a container, which by default has 64 MB there and may forbid running programs from it. */
function memoryHasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM && !refusesPrograms();
  } catch {
    return false;
  }
}

/** Tests also write programs and start them. */
function refusesPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? '';
  return options.split(',').includes('noexec');
}
