import type { DefaultCredentials } from './env-block.ts';
import type { Store } from '../store/store.ts';
import { connectionToDefault, standardTokenOfDefault } from './databases/default-database.ts';
import { userOfDefault } from './kafka/clusters/default-cluster.ts';

/** The current credentials of the default database and cluster; the queue service has its own. */
export async function credentialsInStore(store: Store): Promise<Omit<DefaultCredentials, 'queue'>> {
  return {
    redisToken: await standardTokenOfDefault(store),
    redisConnection: await connectionToDefault(store),
    kafkaUser: await userOfDefault(store),
  };
}
