import type { Socket } from 'node:net';
import type { Client } from 'pg';
import type { OffsetFields, SourceRecord } from '../../data/record.ts';
import { ConnectError } from '../../../errors.ts';
import { waitFor } from '../../wait.ts';
import { connectPostgresql } from '../jdbc/postgresql/connect.ts';
import type { SslMode } from '../jdbc/connection-config.ts';
import { quote, quoteTable } from '../jdbc/table-id.ts';
import type { SourceContext } from '../plugin.ts';
import { Changes } from './changes.ts';
import type { DebeziumConfig } from './config.ts';
import { Envelopes } from './envelope.ts';
import { lsnText, parseLsn } from './lsn.ts';
import { ReplicationStream } from './replication-stream.ts';
import { Snapshot, capturedTables } from './snapshot.ts';
import { Tables } from './table.ts';

/** Settings of the session that fix the text forms of values. */
const SETTINGS = "SET IntervalStyle = 'iso_8601'; SET lc_monetary = 'C'";

export interface SessionOptions {
  readonly config: DebeziumConfig;
  readonly context: SourceContext;
  readonly partition: OffsetFields;
  /** The stored offset: everything before it has been stored. */
  readonly offset: OffsetFields | undefined;
  /** Whether this task has already made a snapshot; it makes only one. */
  readonly hasSnapshot: boolean;
}

/** The connections to a server between a connect and an error or the end: a snapshot if one is due, then changes. */
export class Session {
  readonly #options: SessionOptions;
  readonly #sockets: Socket[] = [];
  readonly #destroy = () => this.#sockets.forEach((socket) => socket.destroy());
  #replication: Client | undefined;
  #tables!: Tables;
  #envelopes: Envelopes;
  #snapshot: Snapshot | undefined;
  #from = 0n;
  #stream: ReplicationStream | undefined;
  #changes: Changes | undefined;

  /** @throws what `pg` throws, ConnectError */
  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options);
    try {
      await session.#open();
      return session;
    } catch (error) {
      session.end();
      throw error;
    }
  }

  private constructor(options: SessionOptions) {
    const { config, context, partition } = options;
    this.#options = options;
    this.#envelopes = new Envelopes({
      prefix: config['topic.prefix'],
      database: config['database.dbname'],
      partition,
      now: () => context.clock.now(),
    });
    // Does not wait for an answer that a silent server would never send.
    context.signal.addEventListener('abort', this.#destroy);
  }

  /** @throws what `pg` throws, ConnectError; after either, the session has ended */
  async next(): Promise<readonly SourceRecord[]> {
    const { context, config } = this.#options;
    if (this.#snapshot !== undefined) {
      const records = await this.#snapshot.next();
      if (records !== undefined) return records;
      this.#snapshot = undefined;
    }
    if (this.#replication === undefined) {
      await waitFor(config['poll.interval.ms'], context, context.signal);
      return [];
    }
    this.#changes ??= new Changes(config, this.#tables, this.#envelopes, this.#from);
    this.#stream ??= this.#start(this.#replication);
    // The records returned before have been stored by now.
    this.#stream.confirm(this.#changes.position);
    const records = await this.#read(this.#stream, this.#changes);
    if (records.length > 0) return records;
    await this.#stream.wait(config['poll.interval.ms'], context.signal);
    return context.signal.aborted ? [] : this.#read(this.#stream, this.#changes);
  }

  end(): void {
    this.#options.context.signal.removeEventListener('abort', this.#destroy);
    this.#stream?.end();
    this.#destroy();
  }

  async #read(stream: ReplicationStream, changes: Changes): Promise<readonly SourceRecord[]> {
    const records: SourceRecord[] = [];
    const most = this.#options.config['max.batch.size'];
    // The limit also counts messages: most changes may be of tables that are not captured.
    for (let n = 0; n < most && records.length < most; n += 1) {
      const item = stream.take();
      if (item === undefined) break;
      await changes.read(item, records);
    }
    return records;
  }

  async #open(): Promise<void> {
    const { config, context, offset, hasSnapshot } = this.#options;
    const mode = config['snapshot.mode'];
    const isComplete = offset !== undefined && offset['snapshot'] === undefined;
    const wantsSnapshot = mode === 'always' ? !hasSnapshot : mode !== 'never' && !isComplete;
    const wantsChanges = mode !== 'initial_only';
    if (!wantsSnapshot && !wantsChanges) return;
    const client = await this.#connect(false);
    await client.query(SETTINGS);
    this.#tables = new Tables(client, config);
    if (isComplete && typeof offset['lsn'] === 'string') this.#from = parseLsn(offset['lsn']);
    const slot = wantsChanges
      ? await this.#openSlot(client, wantsSnapshot, isComplete && mode !== 'always')
      : undefined;
    if (!wantsSnapshot) return;
    const lsn = slot?.lsn ?? (await currentLsn(client));
    const now = () => context.clock.now();
    const tables = this.#tables;
    const envelopes = this.#envelopes;
    this.#snapshot = new Snapshot(client, { config, tables, envelopes, now, lsn });
    await this.#snapshot.begin(slot?.exported);
  }

  async #openSlot(
    client: Client,
    wantsSnapshot: boolean,
    mustBeThere: boolean,
  ): Promise<{ readonly lsn: bigint; readonly exported: string | undefined }> {
    const { config } = this.#options;
    const name = config['slot.name'];
    await ensurePublication(client, config);
    const { rows } = await client.query<Record<'plugin' | 'database' | 'lsn', string | null>>(
      'SELECT plugin, database, confirmed_flush_lsn AS lsn FROM pg_replication_slots WHERE slot_name = $1',
      [name],
    );
    const [slot] = rows;
    if (slot !== undefined) {
      if (slot.plugin !== 'pgoutput' || slot.database !== config['database.dbname']) {
        throw new ConnectError(
          `The replication slot ${name} is one of the plugin ${slot.plugin} in the database ${slot.database}`,
        );
      }
    } else if (mustBeThere) {
      throw new ConnectError(
        `The replication slot ${name} is gone: what has changed since ${lsnText(this.#from)} may be lost. ` +
          'Another connector, or snapshot.mode always, begins anew.',
      );
    }
    this.#replication = await this.#connect(true);
    await this.#replication.query(SETTINGS);
    if (slot !== undefined) return { lsn: parseLsn(slot.lsn ?? '0/0'), exported: undefined };
    const made = await this.#replication.query<
      Record<'consistent_point' | 'snapshot_name', string>
    >(
      `CREATE_REPLICATION_SLOT ${quote(name)} LOGICAL pgoutput ` +
        (wantsSnapshot ? 'EXPORT_SNAPSHOT' : 'NOEXPORT_SNAPSHOT'),
    );
    const { consistent_point: point, snapshot_name: exported } = made.rows[0]!;
    return { lsn: parseLsn(point), exported: wantsSnapshot ? exported : undefined };
  }

  #start(client: Client): ReplicationStream {
    const { config, context } = this.#options;
    const publication = quote(config['publication.name']).replaceAll("'", "''");
    const command =
      `START_REPLICATION SLOT ${quote(config['slot.name'])} LOGICAL ${lsnText(this.#from)} ` +
      `(proto_version '1', publication_names '${publication}')`;
    const statusInterval = config['status.update.interval.ms'];
    return new ReplicationStream({ client, context, statusInterval }, command, this.#from);
  }

  #connect(replication: boolean): Promise<Client> {
    const { config, context } = this.#options;
    const mode = config['database.sslmode'];
    return connectPostgresql({
      location: {
        kind: 'postgresql',
        host: config['database.hostname'],
        port: config['database.port'],
        database: config['database.dbname'],
        user: undefined,
        password: undefined,
        currentSchema: undefined,
        sslMode: SSL_MODES[mode] ?? 'prefer',
      },
      user: config['database.user'],
      password: config['database.password'] ?? undefined,
      context,
      replication,
      onSocket: (socket) => this.#sockets.push(socket),
    });
  }
}

const SSL_MODES: Readonly<Record<string, SslMode>> = {
  disable: 'disable',
  require: 'require',
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
};

async function currentLsn(client: Client): Promise<bigint> {
  const { rows } = await client.query<{ lsn: string }>('SELECT pg_current_wal_lsn() AS lsn');
  return parseLsn(rows[0]!.lsn);
}

/** Ensures that the publication exists (`PostgresReplicationConnection.initPublication`). @throws ConnectError */
async function ensurePublication(client: Client, config: DebeziumConfig): Promise<void> {
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
