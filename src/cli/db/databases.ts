import type { components } from '../../../generated/management/types.ts';
import { answerOf, type ManagementClient } from '../../client/management-client.ts';
import { byIdOrName } from '../management/by-id-or-name.ts';
import { record, type Cell } from '../management/table.ts';
import { momentText } from '../moment.ts';

type Schemas = components['schemas'];

/** The id of the database that a user means. @throws ManagementError */
export async function databaseId(client: ManagementClient, wanted: string): Promise<string> {
  const databases = await answerOf(client.GET('/v2/redis/databases'));
  const found = byIdOrName(databases, wanted, {
    kind: 'database',
    idOf: ({ database_id: id }) => id,
    nameOf: ({ database_name: name }) => name,
  });
  return found.database_id;
}

/** A database as people read it, with every field of the answer. */
export function databaseText(database: Readonly<Partial<Schemas['detailed-database']>>): string {
  const fields = Object.entries(database).flatMap(([name, value]): [string, Cell][] => {
    if (value === undefined || value === '') return [];
    if (name === 'creation_time') return [[name, momentText(Number(value) * 1000)]];
    if (typeof value === 'object') {
      const names = isList(value) ? value : setIn(value);
      return names.length === 0 ? [] : [[name, names.join(', ')]];
    }
    return [[name, value]];
  });
  return record(Object.fromEntries(fields));
}

/** The names of the flags that are set. */
function setIn(flags: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(flags).filter((name) => flags[name]);
}

/** `Array.isArray` does not tell read-only lists from other objects. */
function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}
