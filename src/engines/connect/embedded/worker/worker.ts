import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { MemoryBudget } from '../../../../base/memory-budget.ts';
import { Turns } from '../../../../base/turns.ts';
import { KeyedMutex } from '../../../../base/keyed-mutex.ts';
import type { AutoCreation } from '../../../log/engine.ts';
import type { SchemaRegistries } from '../../../schema-registry/engine.ts';
import { readConfiguration } from '../config/connector-configuration.ts';
import { connectorPlugins } from '../connectors/index.ts';
import type {
  ConnectorPlugin,
  Destinations,
  FileRules,
  ConnectorEnvironment,
} from '../connectors/plugin.ts';
import { messageOf } from '../../errors.ts';
import type {
  ConnectCluster,
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  ConnectRuntime,
  OffsetStore,
} from '../../engine.ts';
import { ConnectorRun } from './connector-run.ts';
import { ClusterTopics } from './cluster-topics.ts';
import { sinkGroup } from './sink-task.ts';
import { reportIfUnforeseen } from './unforeseen.ts';

export interface WorkerOptions {
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  /** @throws Error if there is no such cluster */
  readonly cluster: (id: string) => ConnectCluster;
  /** How a cluster creates missing topics of sources. */
  readonly autoCreation: (clusterId: string) => AutoCreation;
  readonly offsets: OffsetStore;
  readonly files: FileRules;
  readonly destinations: Destinations;
  /** The schema registries of the clusters. */
  readonly schemas: Pick<SchemaRegistries, 'registry'>;
  /** The memory for records that are being delivered, which is that of requests and answers. */
  readonly memory: MemoryBudget;
  /** The classes of connectors; all by default. */
  readonly plugins?: readonly ConnectorPlugin[] | undefined;
}

/** Runs all connectors of all clusters in this process. */
export class Worker implements ConnectRuntime {
  readonly isShared = false;
  readonly #options: WorkerOptions;
  readonly #plugins: readonly ConnectorPlugin[];
  readonly #environment: ConnectorEnvironment;
  readonly #runs = new Map<string, ConnectorRun>();
  readonly #turns = new Turns();
  /** By cluster. */
  readonly #topics = new Map<string, ClusterTopics>();
  /** Runs by connector id. */
  readonly #mutex = new KeyedMutex();
  readonly #listeners = new Set<(status: ConnectorStatus) => void>();
  #closed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#plugins = options.plugins ?? connectorPlugins;
    const { clock, alarms, logger, files, destinations, schemas } = options;
    this.#environment = { clock, alarms, logger, files, destinations, schemas };
  }

  async healthProblem(): Promise<undefined> {
    return undefined;
  }

  async validate(name: string, properties: ConnectorProperties): Promise<string | undefined> {
    const read = readConfiguration(
      { name, properties },
      { plugins: this.#plugins, environment: this.#environment },
    );
    return typeof read === 'string' ? read : undefined;
  }

  run(connector: ConnectorDefinition, target: ConnectorTarget): Promise<void> {
    return this.#takeTurn(connector.id, async () => {
      const running = this.#runs.get(connector.id);
      if (running !== undefined && isSame(running.definition, connector)) {
        if (running.target !== target) await running.become(target);
        return;
      }
      await running?.end();
      const run = this.#newRun(connector);
      this.#runs.set(connector.id, run);
      await run.become(target);
    });
  }

  restart(id: string): Promise<void> {
    return this.#takeTurn(id, async () => {
      const run = this.#runs.get(id);
      if (run !== undefined && run.target !== 'STOPPED') await run.restart();
    });
  }

  delete(connector: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): Promise<void> {
    const { id, clusterId, name } = connector;
    return this.#takeTurn(id, async () => {
      await this.#runs.get(id)?.end();
      this.#runs.delete(id);
      if (!this.#hasOthersIn(clusterId)) this.#topics.delete(clusterId);
      await this.#options.offsets.clear(id);
      try {
        await this.#options.cluster(clusterId).deleteGroup(sinkGroup(name));
      } catch (error) {
        // There may be no group: of a source, of a sink without commits, or because the cluster was deleted.
        this.#options.logger.info(
          { connector: name, error: messageOf(error) },
          'The consumer group of a deleted connector was not there',
        );
      }
    });
  }

  status(id: string): ConnectorStatus | undefined {
    return this.#runs.get(id)?.status;
  }

  onChange(listener: (status: ConnectorStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#mutex.idle();
    await Promise.all([...this.#runs.values()].map((run) => run.end()));
    this.#runs.clear();
  }

  #newRun(connector: ConnectorDefinition): ConnectorRun {
    const { offsets, cluster, autoCreation, logger, memory } = this.#options;
    const run: ConnectorRun = new ConnectorRun(connector, {
      plugins: this.#plugins,
      environment: this.#environment,
      offsets,
      cluster,
      autoCreation,
      turns: this.#turns,
      memory,
      topics: this.#topicsOf(connector.clusterId),
      otherTasks: () =>
        this.#runs
          .values()
          .filter((other) => other !== run && other.definition.clusterId === connector.clusterId)
          .reduce((sum, { taskCount }) => sum + taskCount, 0),
      changed: (status) => {
        // A status of an earlier run of the same connector is outdated.
        if (this.#runs.get(connector.id) !== run) return;
        for (const listener of this.#listeners) listener(status);
      },
      takeTurn: (turn) => {
        this.#takeTurn(connector.id, turn).catch((error: unknown) => {
          reportIfUnforeseen(error);
          logger.error({ connector: connector.name, error: messageOf(error) }, 'Reconfiguration');
        });
      },
    });
    return run;
  }

  #hasOthersIn(clusterId: string): boolean {
    return this.#runs.values().some(({ definition }) => definition.clusterId === clusterId);
  }

  #topicsOf(clusterId: string): ClusterTopics {
    const { cluster, clock } = this.#options;
    const known = this.#topics.get(clusterId);
    if (known !== undefined) return known;
    const topics = new ClusterTopics(() => cluster(clusterId), clock);
    this.#topics.set(clusterId, topics);
    return topics;
  }

  #takeTurn(id: string, turn: () => Promise<void>): Promise<void> {
    return this.#mutex.run(id, async () => {
      if (!this.#closed) await turn();
    });
  }
}

function isSame(a: ConnectorDefinition, b: ConnectorDefinition): boolean {
  const names = Object.keys(a.properties);
  return (
    a.name === b.name &&
    a.clusterId === b.clusterId &&
    names.length === Object.keys(b.properties).length &&
    names.every((name) => a.properties[name] === b.properties[name])
  );
}
