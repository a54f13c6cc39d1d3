import type { components } from '../../generated/management/types.ts';
import { command } from './exchange.ts';
import { resetKafka } from './kafka-clusters.ts';
import { done } from './management.ts';
import type { ReceivedResponse } from './send.ts';

type Schemas = components['schemas'];

/** A database, as the answer to its creation describes it. */
export type CreatedDatabase = Schemas['created-database'];
export type DetailedDatabase = Required<Schemas['detailed-database']>;

/** The database of the first start; tests don't change it. */
const FIRST = 'default';

/** Creates a database, in one region by default. */
export function createDatabase(
  order: Partial<Schemas['create-database']> & { readonly name: string },
): Promise<CreatedDatabase> {
  return done('POST', '/v2/redis/database', { region: 'eu-west-1', tls: false, ...order });
}

export function getDatabase({
  database_id: id,
}: {
  database_id: string;
}): Promise<DetailedDatabase> {
  return done('GET', `/v2/redis/database/${id}`);
}

/** The URL of a database's own port. */
export function originOf({ port, tls }: { readonly port: number; readonly tls: boolean }): string {
  return `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
}

/** Runs a command on a database, on its own port. */
export function commandOn(
  database: Pick<CreatedDatabase, 'port' | 'tls' | 'rest_token'>,
  ...argv: unknown[]
): Promise<ReceivedResponse> {
  return command(argv, { origin: originOf(database), token: database.rest_token });
}

/** The result of a command on a database. @throws Error if it failed */
export async function resultOn(
  database: Pick<CreatedDatabase, 'port' | 'tls' | 'rest_token'>,
  ...argv: unknown[]
): Promise<unknown> {
  const { status, json } = await commandOn(database, ...argv);
  if (status !== 200) throw new Error(`${argv.join(' ')}: ${JSON.stringify(json)}`);
  return (json as { result: unknown }).result;
}

/** Resets the account to its state at the start: one database, one Kafka cluster, no teams, one key. */
export async function resetAccount(): Promise<void> {
  await resetKafka();
  const databases = await done<Schemas['listed-database'][]>('GET', '/v2/redis/databases');
  for (const { database_id: id } of databases) {
    if (id !== FIRST) await done('DELETE', `/v2/redis/database/${id}`);
  }
  for (const { team_id: id } of await done<Schemas['listed-team'][]>('GET', '/v2/teams')) {
    await done('DELETE', `/v2/team/${id}`);
  }
  for (const { key_id: id } of await done<Schemas['api-key'][]>('GET', '/v2/apikeys')) {
    if (id !== 'settings') await done('DELETE', `/v2/apikey/${id}`);
  }
}
