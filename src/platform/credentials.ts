import { existsSync } from 'node:fs';
import { systemClock } from '../base/clock.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import { credentialsInStore } from '../control/default-credentials.ts';
import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import { queueUserOf } from '../control/queue-users/access.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { SigningKeys } from '../engines/queue/resources.ts';
import { readStoredSigningKeys } from '../engines/queue/embedded/signing/key-ring.ts';
import type { DefaultCredentials, QueueCredentials } from '../control/env-block.ts';
import { engineUserOf } from '../control/queue-users/engine-user.ts';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import type { PlatformParts } from './parts.ts';
import { queueFileOf } from './queue-store.ts';
import type { Settings } from '../settings/table.ts';
import type { Store } from '../store/store.ts';

/** The token and signing keys of the first account's queue user. */
export async function firstQueueCredentials(
  { queueUsers, firstAccount }: Pick<ControlPlane, 'queueUsers' | 'firstAccount'>,
  engine: Pick<QueueEngine, 'keys'>,
): Promise<QueueCredentials | undefined> {
  const { token } = await queueUsers.of({ ...firstAccount, sourceIp: '' });
  const access = await queueUsers.access(token);
  return access && credentialsOf(token, await engine.keys.get(engineUserOf(access)));
}

/** The same from the files of a platform, which may be stopped. */
export async function storedQueueCredentials(
  store: Store,
  settings: Pick<Settings, 'email' | 'memory' | 'dataDir'>,
  seals: SealKeys,
): Promise<QueueCredentials | undefined> {
  const user = await queueUserOf(store, settings.email);
  const file = queueFileOf(settings);
  if (user === undefined || file === undefined || !existsSync(file)) return undefined;
  const keys = await readStoredSigningKeys(file, user.id, { clock: systemClock, seals });
  return keys && credentialsOf(user.token, keys);
}

function credentialsOf(token: string, { current, next }: SigningKeys): QueueCredentials {
  return { token, currentSigningKey: current, nextSigningKey: next };
}

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
