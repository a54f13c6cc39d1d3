import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type {
  ConnectorProperties,
  ConnectorStatus,
  SourceOffset,
} from '../../../engines/connect/engine.ts';
import type { Ids } from '../../../base/ids.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { Actor } from '../../actor.ts';
import type { AuditAction } from '../../audit/actions.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { ControlError } from '../../errors.ts';
import { find, requireCluster } from '../clusters/access.ts';
import type { ClusterRow } from '../clusters/row.ts';
import { newUsername } from '../clusters/secrets.ts';
import { RowConflict, retryOnConflict } from '../../conflicts.ts';
import { connectorOf, type Connector } from './connector.ts';
import { loadOffsets, saveOffsets } from './offsets.ts';
import { connectorsOf, propertiesOf, type ConnectorRow } from './row.ts';
import type { RunningConnectors } from './running-connectors.ts';

export interface ConnectorsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly running: RunningConnectors;
}

/** The request to create a connector. */
export interface NewConnector {
  readonly name: string;
  readonly clusterId: string;
  readonly properties: ConnectorProperties;
  /** Whether it waits until it is started. */
  readonly paused?: boolean | undefined;
  /** The position of a source that has run elsewhere. */
  readonly offsets?: readonly SourceOffset[] | undefined;
}

/** A change, without its actor. */
interface Change {
  readonly action: AuditAction;
  readonly changes: Partial<Omit<ConnectorRow, 'connector_id' | 'revision'>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A connector's row and that of its cluster. */
interface Reached {
  readonly row: ConnectorRow;
  readonly cluster: ClusterRow;
}

/**
 * The connectors of clusters. As with databases, the store is the source of truth, and what runs follows from it; but
 * a change is answered earlier, because properties may take long to check.
 */
export class Connectors {
  readonly #options: ConnectorsOptions;
  readonly #store: Store;
  readonly #running: RunningConnectors;

  constructor(options: ConnectorsOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#running = options.running;
  }

  /** The states of all connectors that run in this process. */
  statuses(): ConnectorStatus[] {
    return this.#running.statuses();
  }

  /** The connectors of a cluster, oldest first. @throws ControlError */
  async list(actor: Actor, clusterId: string): Promise<Connector[]> {
    const cluster = await requireCluster(this.#store, actor, clusterId);
    const rows = await connectorsOf(this.#store, clusterId);
    const statuses = await this.#running.statusesOf(rows.map((row) => row.connector_id));
    return rows.map((row) => connectorOf(row, cluster, statuses.get(row.connector_id)));
  }

  /** @throws ControlError if there is no such connector that the caller has access to */
  async get(actor: Actor, id: string): Promise<Connector> {
    return this.#describe(await this.#reach(this.#store, actor, id));
  }

  /**
   * The offsets of a source connector.
   * @throws ControlError if there is no such connector that the caller has access to
   */
  async offsets(actor: Actor, id: string): Promise<readonly SourceOffset[]> {
    await this.#reach(this.#store, actor, id);
    return loadOffsets(this.#store, id);
  }

  /** Creates a connector, whose properties are checked afterwards. @throws ControlError */
  async create(actor: Actor, order: NewConnector): Promise<Connector> {
    const { clock, ids } = this.#options;
    const { name, clusterId, properties, paused = false, offsets = [] } = order;
    await this.#running.requireRuntime();
    const id = ids.uuid();
    const made = await retryOnConflict(this.#store, async (transaction) => {
      const cluster = await requireCluster(transaction, actor, clusterId);
      await requireFreeName(transaction, clusterId, name);
      const row: ConnectorRow = {
        connector_id: id,
        name,
        cluster_id: clusterId,
        creation_time: Math.floor(clock.now() / 1000),
        deletion_time: 0,
        state: 'pending',
        state_error_message: '',
        target: paused ? 'PAUSED' : 'STARTED',
        properties: JSON.stringify(properties),
        proven: 0,
        encoded_username: newUsername(cluster.slug, ids),
        revision: 1,
      };
      await transaction.insertInto('kafka_connector').values(row).execute();
      await saveOffsets(transaction, id, offsets);
      const details = { name, cluster_id: clusterId, class: properties['connector.class'] };
      const action = 'kafka_connector.create';
      await this.#record(transaction, actor, { row, cluster }, { action, details });
      return { row, cluster };
    });
    void this.#running.fit(id);
    return this.#describe(made);
  }

  /** Sets properties by name, after which all of them are checked. @throws ControlError */
  async update(actor: Actor, id: string, given: ConnectorProperties): Promise<Connector> {
    const changed = await this.#change(actor, id, ({ row }) => {
      const before = propertiesOf(row);
      const names = Object.keys(given).filter((name) => before[name] !== given[name]);
      // Failed ones are checked again even without a change: what they refer to may exist by now.
      if (names.length === 0 && row.state !== 'failed') return undefined;
      const properties = JSON.stringify({ ...before, ...given });
      const changes = { properties, state: 'pending', state_error_message: '' } as const;
      return { action: 'kafka_connector.update', changes, details: { properties: names } };
    });
    return this.#describe(changed);
  }

  /** Resumes a connector that is paused. @throws ControlError */
  start(actor: Actor, id: string): Promise<void> {
    return this.#setTarget(actor, id, 'STARTED', 'kafka_connector.start');
  }

  /** @throws ControlError */
  pause(actor: Actor, id: string): Promise<void> {
    return this.#setTarget(actor, id, 'PAUSED', 'kafka_connector.pause');
  }

  /** Restarts a connector and its tasks; one with invalid properties is checked again. @throws ControlError */
  async restart(actor: Actor, id: string): Promise<void> {
    const { row } = await this.#change(actor, id, (found) => {
      const isInvalid = found.row.state === 'failed';
      const changes = isInvalid ? ({ state: 'pending', state_error_message: '' } as const) : {};
      return { action: 'kafka_connector.restart', changes };
    });
    if (row.state === 'running') await this.#running.restart(id);
  }

  /** Deletes a connector; resolves when it has ended. @throws ControlError */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.#change(actor, id, ({ row }) => ({
      action: 'kafka_connector.delete',
      changes: { deletion_time: Math.floor(this.#options.clock.now() / 1000), properties: '{}' },
      details: { name: row.name },
    }));
    await this.#running.fitOnOwner(id);
  }

  /** Ends all connectors of all clusters; their rows stay. @throws ConnectUnreachable */
  discardAll(): Promise<void> {
    return this.#running.discardAll();
  }

  async #setTarget(
    actor: Actor,
    id: string,
    target: ConnectorRow['target'],
    action: AuditAction,
  ): Promise<void> {
    await this.#change(actor, id, ({ row }) =>
      row.target === target ? undefined : { action, changes: { target } },
    );
    // The answer waits until the connector is paused or has started.
    await this.#running.fitOnOwner(id);
  }

  /** Changes one connector, and reconciles what runs later. @param decide returns the changes; undefined for none */
  async #change(
    actor: Actor,
    id: string,
    decide: (found: Reached) => Change | undefined,
  ): Promise<Reached> {
    await this.#running.requireRuntime();
    const result = await retryOnConflict(this.#store, async (transaction) => {
      const found = await this.#reach(transaction, actor, id);
      const change = decide(found);
      if (change === undefined) return { ...found, changed: false };
      const { row: before, cluster } = found;
      const row = { ...before, ...change.changes, revision: before.revision + 1 };
      const { numUpdatedRows } = await transaction
        .updateTable('kafka_connector')
        .set({ ...change.changes, revision: row.revision })
        .where('connector_id', '=', id)
        .where('revision', '=', before.revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new RowConflict();
      await this.#record(transaction, actor, found, change);
      return { row, cluster, changed: true };
    });
    if (result.changed) void this.#running.fit(id);
    return result;
  }

  async #reach(executor: Kysely<Schema>, actor: Actor, id: string): Promise<Reached> {
    const row = await executor
      .selectFrom('kafka_connector')
      .selectAll()
      .where('connector_id', '=', id)
      .where('deletion_time', '=', 0)
      .executeTakeFirst();
    const cluster = row && (await find(executor, actor, row.cluster_id));
    if (row === undefined || cluster === undefined) {
      throw new ControlError('connectorNotFound', { id });
    }
    return { row, cluster };
  }

  async #describe({ row, cluster }: Reached): Promise<Connector> {
    const { connector_id: id } = row;
    const statuses = await this.#running.statusesOf([id]);
    return connectorOf(row, cluster, statuses.get(id));
  }

  #record(
    transaction: Kysely<Schema>,
    actor: Actor,
    { row, cluster }: Reached,
    { action, details = {} }: Pick<Change, 'action' | 'details'>,
  ): Promise<void> {
    const owner = { ...actor, customerId: cluster.customer_id };
    const entity = row.connector_id;
    return this.#options.audit.record(transaction, owner, { action, entity, details });
  }
}

/** @throws ControlError if the cluster has a connector of that name */
async function requireFreeName(
  transaction: Kysely<Schema>,
  clusterId: string,
  name: string,
): Promise<void> {
  const taken = await transaction
    .selectFrom('kafka_connector')
    .select('connector_id')
    .where('cluster_id', '=', clusterId)
    .where('name', '=', name)
    .where('deletion_time', '=', 0)
    .executeTakeFirst();
  if (taken !== undefined) throw new ControlError('connectorNameTaken', { name });
}
