import type { ConnectorContext } from '../plugin.ts';
import type { ConnectionConfig } from './connection-config.ts';
import type { Database } from './database.ts';
import { PostgresqlDatabase } from './postgresql/database.ts';
import { SqliteDatabase } from './sqlite/database.ts';

/** Makes a connection, which connects with its first call. @param readOnly whether it is for a source */
export function openDatabase(
  config: ConnectionConfig,
  context: ConnectorContext,
  readOnly: boolean,
): Database {
  const { location } = config;
  return location.kind === 'sqlite'
    ? new SqliteDatabase(location.file, context, readOnly)
    : new PostgresqlDatabase(location, config, context, readOnly);
}
