import type {
  ConnectRuntime,
  ConnectorDefinition,
  ConnectorStatus,
} from '../../../engines/connect/engine.ts';
import { ConnectUnreachable } from '../../../engines/connect/errors.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { Store } from '../../../store/store.ts';
import { ControlError } from '../../errors.ts';
import { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { WorkerUnreachable, type ConnectorWorker } from './connector-worker.ts';
import { ConnectorsFromRows, type FromRowsOptions } from './connectors-from-rows.ts';
import type { ConnectorRow } from './row.ts';

/** Milliseconds between retries while the connect runtime can't be reached. */
const RETRY_INTERVAL = 1000;
/** Seconds, the `Retry-After` of a refusal. */
const RETRY_AFTER = 2;

export interface RunningConnectorsOptions extends FromRowsOptions {
  readonly log?: Logger | undefined;
  /** Whether it is this process that runs the connectors, of those that share the store. */
  readonly isOurs?: () => boolean;
  /**
   * The worker of the process that runs them instead; undefined if no process does at the moment.
   * @throws WorkerUnreachable
   */
  readonly remoteWorker?: () => Promise<ConnectorWorker | undefined>;
}

/**
 * What runs for each connector: it follows from the connector's row, and from nothing else. Properties are checked
 * here, after the change that brought them has been answered.
 */
export class RunningConnectors {
  readonly #options: RunningConnectorsOptions;
  readonly #store: Store;
  readonly #runtime: ConnectRuntime;
  readonly #log: Logger;
  /** By the id of the connector. */
  readonly #mutex = new KeyedMutex();
  readonly #rows: ConnectorsFromRows;
  /** Retry timers, by connector id. */
  readonly #retries = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: RunningConnectorsOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#runtime = options.runtime;
    this.#log = options.log ?? silentLogger;
    this.#rows = new ConnectorsFromRows(options);
  }

  /** The states of connectors, by id; those that do not run are left out. */
  async statusesOf(ids: readonly string[]): Promise<ReadonlyMap<string, ConnectorStatus>> {
    const found = this.#isOurs() ? this.#own(ids) : await this.#remoteStatuses(ids);
    return new Map(found.map((status) => [status.id, status]));
  }

  /** The states of all connectors that run in this process. */
  statuses(): ConnectorStatus[] {
    return this.#own([...this.#rows.started.keys()]);
  }

  /** The worker of this process, for others; undefined if another process runs the connectors. */
  worker(): ConnectorWorker | undefined {
    if (!this.#isOurs()) return undefined;
    return {
      fit: (id) => this.fit(id),
      restart: (id) => this.restart(id),
      statuses: async (ids) => this.#own(ids),
    };
  }

  /**
   * Reconciles a running connector with its row, as the row is when its turn comes. Never rejects: failures are
   * logged.
   */
  async fit(id: string): Promise<void> {
    await this.#mutex.run(id, async () => {
      try {
        if (!this.#isOurs()) return;
        const row = await this.#rows.read(id);
        if (row === undefined) return;
        if (row.deletion_time > 0) {
          await this.#rows.end(row);
          return;
        }
        await this.#endNamesakes(row);
        if (row.state === 'pending') await this.#rows.check(row);
        else await this.#rows.run(row);
      } catch (err) {
        if (err instanceof ConnectUnreachable) {
          this.#scheduleRetry(id);
          return;
        }
        this.#log.error(
          { err, connector: id },
          'what runs of a connector cannot be made to fit it',
        );
      }
    });
  }

  /**
   * The same in whichever process runs it. A process that can't be reached now does so when it is notified of
   * the row.
   */
  async fitOnOwner(id: string): Promise<void> {
    if (this.#isOurs()) return this.fit(id);
    try {
      await (await this.#remoteWorker()).fit(id);
    } catch (error) {
      if (!(error instanceof WorkerUnreachable)) throw error;
    }
  }

  /** @throws ControlError if the process that runs the connectors can't be reached; then nothing may be changed */
  async requireRuntime(): Promise<void> {
    const reason = await this.#runtime.healthProblem();
    if (reason !== undefined) throw new ControlError('connectAway', { reason }, RETRY_AFTER);
  }

  #scheduleRetry(id: string): void {
    if (this.#isClosed || this.#retries.has(id)) return;
    const timer = setTimeout(() => {
      this.#retries.delete(id);
      void this.fit(id);
    }, RETRY_INTERVAL).unref();
    this.#retries.set(id, timer);
  }

  /** Reconciles a running connector with a row that another process may have changed. */
  async follow(id: string): Promise<void> {
    // This process may be changing it right now; that comes first.
    await this.#mutex.run(id, async () => undefined);
    const row = await this.#rows.read(id);
    const set = this.#rows.started.get(id);
    if (row === undefined && set !== undefined) await this.#forget(set.definition);
    const isNew = row !== undefined && set?.revision !== row.revision;
    if (isNew || (row !== undefined && row.deletion_time > 0)) await this.fit(id);
  }

  /** Forgets a connector that another process has ended; this process may have started it again in between. */
  async #forget(definition: ConnectorDefinition): Promise<void> {
    const { id } = definition;
    await this.#mutex.run(id, async () => {
      this.#rows.started.delete(id);
      try {
        await this.#runtime.delete(definition);
      } catch (err) {
        this.#log.error({ err, connector: id }, 'what is left of a deleted connector stays');
      }
    });
  }

  /** The same for all connectors. Never rejects: failures are logged. */
  async fitAll(): Promise<void> {
    try {
      const rows = await this.#store.selectFrom('kafka_connector').select('connector_id').execute();
      for (const { connector_id: id } of rows) await this.follow(id);
    } catch (err) {
      this.#log.error({ err }, 'what runs of connectors cannot be made to fit them');
    }
  }

  /**
   * Restarts a connector and its tasks, wherever it runs.
   * @throws ControlError if that process can't be reached
   */
  async restart(id: string): Promise<void> {
    try {
      if (!this.#isOurs()) return await (await this.#remoteWorker()).restart(id);
      await this.#mutex.run(id, () => this.#runtime.restart(id));
    } catch (error) {
      if (error instanceof WorkerUnreachable) throw new ControlError('connectorElsewhere', {}, 1);
      if (!(error instanceof ConnectUnreachable)) throw error;
      throw new ControlError('connectAway', { reason: error.message }, RETRY_AFTER);
    }
  }

  /** Ends what is left of the deleted connectors of a cluster. */
  async endAll(clusterId: string): Promise<void> {
    const rows = await this.#store
      .selectFrom('kafka_connector')
      .select('connector_id')
      .where('cluster_id', '=', clusterId)
      .where('deletion_time', '>', 0)
      .execute();
    await Promise.all(rows.map(({ connector_id: id }) => this.fit(id)));
  }

  /** Ends all of them for good. @throws ConnectUnreachable */
  async discardAll(): Promise<void> {
    for (const [id, { definition }] of this.#rows.started) {
      await this.#mutex.run(id, () => this.#runtime.delete(definition));
    }
  }

  /** Stops running connectors, because another process does from now on. */
  async stopAll(): Promise<void> {
    for (const [id, { definition }] of this.#rows.started) {
      await this.#mutex.run(id, async () => {
        if (this.#isOurs()) return;
        try {
          await this.#runtime.run(definition, 'STOPPED');
          this.#rows.started.delete(id);
        } catch (err) {
          this.#log.error({ err, connector: id }, 'a connector cannot be stopped');
        }
      });
    }
  }

  #own(ids: readonly string[]): ConnectorStatus[] {
    return ids.flatMap((id) => this.#runtime.status(id) ?? []);
  }

  async #remoteStatuses(ids: readonly string[]): Promise<readonly ConnectorStatus[]> {
    if (ids.length === 0) return [];
    try {
      return await (await this.#remoteWorker()).statuses(ids);
    } catch (error) {
      if (error instanceof WorkerUnreachable) return [];
      throw error;
    }
  }

  /** @throws WorkerUnreachable */
  async #remoteWorker(): Promise<ConnectorWorker> {
    const worker = await this.#options.remoteWorker?.();
    if (worker === undefined) throw new WorkerUnreachable();
    return worker;
  }

  #isOurs(): boolean {
    return this.#options.isOurs?.() ?? true;
  }

  /** Waits for work in progress. */
  idle(): Promise<void> {
    return this.#mutex.idle();
  }

  /** Ends all connectors and keeps their offsets. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#retries.values()) clearTimeout(timer);
    await this.idle();
    await this.#runtime.close();
  }

  /**
   * Waits for deleted connectors of the same name, which would otherwise end with the consumer group of the new one.
   */
  async #endNamesakes({
    connector_id: own,
    cluster_id: clusterId,
    name,
  }: ConnectorRow): Promise<void> {
    const deleted = await this.#store
      .selectFrom('kafka_connector')
      .select('connector_id')
      .where('cluster_id', '=', clusterId)
      .where('name', '=', name)
      .where('deletion_time', '>', 0)
      // This connector may have been deleted itself by now; it holds its own mutex.
      .where('connector_id', '<>', own)
      .execute();
    // Deleted connectors wait for no other connector, so there is no deadlock.
    await Promise.all(deleted.map(({ connector_id: id }) => this.fit(id)));
  }
}

/**
 * Reconciles what runs with the rows at a start: leftovers of deleted connectors are removed before another of the
 * same name can start; the others are started, without waiting for them.
 */
export async function reconcileConnectors(store: Store, running: RunningConnectors): Promise<void> {
  const rows = await store
    .selectFrom('kafka_connector')
    .select(['connector_id', 'deletion_time'])
    .execute();
  const deleted = rows.filter((row) => row.deletion_time > 0);
  await Promise.all(deleted.map(({ connector_id: id }) => running.fit(id)));
  for (const { connector_id: id, deletion_time: at } of rows) {
    if (at === 0) void running.fit(id);
  }
}
