import { credentialsInStore } from '../control/default-credentials.ts';
import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import type { DefaultCredentials } from '../control/env-block.ts';
import type { PlatformParts } from './parts.ts';
import { firstQueueCredentials } from './queue-credentials.ts';

/** The current credentials of the default database, cluster and queue user. */
export async function currentCredentials({
  store,
  queue,
  control,
  addresses: { ports },
}: Pick<PlatformParts, 'store' | 'queue' | 'control' | 'addresses'>): Promise<DefaultCredentials> {
  return {
    ...(await credentialsInStore(store, ports.portOf(DEFAULT_DATABASE))),
    queue: queue && (await firstQueueCredentials(control, queue)),
  };
}
