import { credentialsInStore } from '../control/default-credentials.ts';
import type { DefaultCredentials } from '../control/env-block.ts';
import type { PlatformParts } from './parts.ts';
import { firstQueueCredentials } from './queue-credentials.ts';

/** What is presented now to what is there from the first start. */
export async function presentCredentials({
  engines,
  control,
}: Pick<PlatformParts, 'engines' | 'control'>): Promise<DefaultCredentials> {
  return {
    ...(await credentialsInStore(engines.store)),
    queue: await firstQueueCredentials(control, engines.queue),
  };
}
