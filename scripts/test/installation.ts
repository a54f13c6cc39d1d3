import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What `.ci/run` tells when all is installed that suites need besides the packages of `npm ci`. */
const INSTALLED = 'installed';

/**
 * Waits for the end of an installation, which goes on beside what needs nothing of it.
 * @param progress what the installation tells, a line at a time
 * @throws Error if it ends without telling that all is installed, because a part of it has failed
 */
export async function installationOf(progress: Readable): Promise<void> {
  for await (const line of createInterface({ input: progress })) if (line === INSTALLED) return;
  throw new Error('a part of the installation has failed');
}
