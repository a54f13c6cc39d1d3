import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import { firstFree } from '../host-label.ts';
import { endpointFor } from './names.ts';

/** @param owner an e-mail or the id of a team @throws ControlError if it has a database of that name */
export async function requireFreeName(
  executor: Kysely<Schema>,
  owner: string,
  name: string,
): Promise<void> {
  const taken = await executor
    .selectFrom('redis_database')
    .select('database_id')
    .where('user_email', '=', owner)
    .where('database_name', '=', name)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (taken !== undefined) throw new ControlError('databaseNameTaken', { name });
}

/** A host name for a database of that name which no other database has. */
export async function freeEndpoint(
  executor: Kysely<Schema>,
  name: string,
  ids: Ids,
): Promise<string> {
  return firstFree(
    (number) => endpointFor(name, number),
    (endpoint) => isTaken(executor, endpoint),
    ids,
  );
}

async function isTaken(executor: Kysely<Schema>, endpoint: string): Promise<boolean> {
  const row = await executor
    .selectFrom('redis_database')
    .select('database_id')
    .where('state', '=', 'active')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}
