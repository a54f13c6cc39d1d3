import type { DefaultCredentials } from './env-block.ts';
import type { Store } from '../store/store.ts';
import { connectionToDefault, standardTokenOfDefault } from './databases/default-database.ts';
import { userOfDefault } from './kafka/clusters/default-cluster.ts';

/**
 * The current credentials of the default database and cluster; the queue service has its own.
 * @param port of the default database, if it is known to differ from that of its row
 */
export async function credentialsInStore(
  store: Store,
  port?: number,
): Promise<Omit<DefaultCredentials, 'queue'>> {
  return {
    redisToken: await standardTokenOfDefault(store),
    redisConnection: await connectionToDefault(store, port),
    kafkaUser: await userOfDefault(store),
  };
}
