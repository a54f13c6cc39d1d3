import type { ConnectorDefinition, ConnectRuntime } from '../../../engines/connect/engine.ts';
import { ConnectUnreachable } from '../../../engines/connect/errors.ts';
import type { Store } from '../../../store/store.ts';
import { definitionOf, propertiesOf, type ConnectorRow } from './row.ts';

/** A point between two steps of reconciling a connector with its row; tests stop here. */
export type ConnectorStep = 'checked' | 'verdict stored' | 'runs' | 'ended' | 'row removed';

export interface FromRowsOptions {
  readonly store: Store;
  readonly runtime: ConnectRuntime;
  /** Called after each step, and awaited. */
  readonly onStep?: ((step: ConnectorStep, id: string) => void | Promise<void>) | undefined;
}

/** A connector that has been started. */
export interface StartedConnector {
  readonly definition: ConnectorDefinition;
  /** Of its row. */
  readonly revision: number;
}

/**
 * Reconciles single connectors with their rows. Callers must serialize the calls for each connector.
 * @throws ConnectUnreachable from each method that needs the connect runtime
 */
export class ConnectorsFromRows {
  /** Connectors that have been started, by id. */
  readonly started = new Map<string, StartedConnector>();
  readonly #store: Store;
  readonly #runtime: ConnectRuntime;
  readonly #onStep: FromRowsOptions['onStep'];

  constructor({ store, runtime, onStep }: FromRowsOptions) {
    this.#store = store;
    this.#runtime = runtime;
    this.#onStep = onStep;
  }

  /** The row of a connector, as stored. */
  read(id: string): Promise<ConnectorRow | undefined> {
    return this.#store
      .selectFrom('kafka_connector')
      .selectAll()
      .where('connector_id', '=', id)
      .executeTakeFirst();
  }

  /** Stores the result of checking the properties, unless they have changed meanwhile, and acts on it. */
  async check(row: ConnectorRow): Promise<void> {
    const { connector_id: id } = row;
    const error = await this.#whatIsWrongWith(row);
    await this.#step('checked', id);
    const verdict =
      error === undefined
        ? ({ state: 'running', state_error_message: '', proven: 1 } as const)
        : ({ state: 'failed', state_error_message: error } as const);
    const after = { ...row, ...verdict, revision: row.revision + 1 };
    const { numUpdatedRows } = await this.#store
      .updateTable('kafka_connector')
      .set({ ...verdict, revision: after.revision })
      .where('connector_id', '=', id)
      .where('revision', '=', row.revision)
      .executeTakeFirst();
    // The properties were changed in between; that change is handled next.
    if (numUpdatedRows === 0n) return;
    await this.#step('verdict stored', id);
    await this.run(after);
  }

  async #whatIsWrongWith(row: ConnectorRow): Promise<string | undefined> {
    try {
      return await this.#runtime.validate(row.name, propertiesOf(row));
    } catch (error) {
      // Being unreachable says nothing about the properties.
      if (error instanceof ConnectUnreachable) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }

  /**
   * Starts a connector. One with invalid properties does not run; its earlier version has ended by then, and its
   * offsets are kept.
   */
  async run(row: ConnectorRow): Promise<void> {
    const { connector_id: id } = row;
    const isValid = row.state === 'running';
    if (!isValid && this.#runtime.status(id) === undefined) return;
    const definition = definitionOf(row);
    const target = (await this.#isSuspended(row)) ? 'PAUSED' : row.target;
    await this.#runtime.run(definition, isValid ? target : 'STOPPED');
    this.started.set(id, { definition, revision: row.revision });
    await this.#step('runs', id);
  }

  /**
   * Ends a connector. The row is deleted last: while it is there, the next start knows that something may be left.
   */
  async end(row: ConnectorRow): Promise<void> {
    const { connector_id: id, cluster_id: clusterId, name } = row;
    await this.#runtime.delete({ id, clusterId, name });
    this.started.delete(id);
    await this.#step('ended', id);
    await this.#store.deleteFrom('kafka_connector').where('connector_id', '=', id).execute();
    await this.#step('row removed', id);
  }

  /** Whether its cluster is, because of its account. */
  async #isSuspended({ cluster_id: id }: ConnectorRow): Promise<boolean> {
    const row = await this.#store
      .selectFrom('kafka_cluster')
      .select('suspended')
      .where('cluster_id', '=', id)
      .executeTakeFirst();
    return row?.suspended === 1;
  }

  async #step(step: ConnectorStep, id: string): Promise<void> {
    await this.#onStep?.(step, id);
  }
}
