import type { Client } from 'pg';
import { ConnectError } from '../../../errors.ts';
import { quote, quoteTable } from '../jdbc/table-id.ts';
import type { DebeziumConfig } from './config.ts';
import { capturedTables } from './snapshot.ts';

/** Ensures that the publication exists (`PostgresReplicationConnection.initPublication`). @throws ConnectError */
export async function ensurePublication(client: Client, config: DebeziumConfig): Promise<void> {
  const name = config['publication.name'];
  const mode = config['publication.autocreate.mode'];
  const { rows } = await client.query('SELECT 1 FROM pg_publication WHERE pubname = $1', [name]);
  const isThere = rows.length > 0;
  if (mode === 'filtered') {
    const tables = await capturedTables(client, config);
    if (tables.length === 0) {
      throw new ConnectError(`No table filters found for filtered publication ${name}`);
    }
    const list = tables.map(quoteTable).join(', ');
    await client.query(
      isThere
        ? `ALTER PUBLICATION ${quote(name)} SET TABLE ${list}`
        : `CREATE PUBLICATION ${quote(name)} FOR TABLE ${list} ${BY_ROOT}`,
    );
  } else if (!isThere) {
    if (mode === 'disabled') {
      throw new ConnectError(
        `There is no publication ${name}, and publication.autocreate.mode is disabled: ` +
          'create it and restart the connector.',
      );
    }
    await client.query(`CREATE PUBLICATION ${quote(name)} FOR ALL TABLES ${BY_ROOT}`);
  }
}

/** Changes of partitions are published as changes of the partitioned table, as in the snapshot. */
const BY_ROOT = 'WITH (publish_via_partition_root = true)';
