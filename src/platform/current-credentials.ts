import { credentialsInStore } from '../control/default-credentials.ts';
import type { DefaultCredentials } from '../control/env-block.ts';
import type { PlatformParts } from './parts.ts';
import { firstQueueCredentials } from './queue-credentials.ts';

/** The current credentials of the default database, cluster and queue user. */
export async function currentCredentials({
  engines,
  control,
}: Pick<PlatformParts, 'engines' | 'control'>): Promise<DefaultCredentials> {
  return {
    ...(await credentialsInStore(engines.store)),
    queue: await firstQueueCredentials(control, engines.queue),
  };
}
