import {
  readConfiguration,
  type ConnectorConfiguration,
  type SourceConfiguration,
} from '../config/connector-configuration.ts';
import type { AutoCreation } from '../../log/engine.ts';
import type { ConnectorPlugin, SourceConnector, Surroundings } from '../connectors/plugin.ts';
import { traceOf } from '../errors.ts';
import type {
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorState,
  ConnectorStatus,
  ConnectorTarget,
  OffsetStore,
} from '../runtime.ts';
import type { ConnectCluster } from './cluster.ts';
import { runSinkTask } from './sink-task.ts';
import { runSourceTask } from './source-task.ts';
import { TaskRun, type TaskBody } from './task-run.ts';

export interface ConnectorRunOptions {
  readonly plugins: readonly ConnectorPlugin[];
  readonly surroundings: Surroundings;
  readonly offsets: OffsetStore;
  readonly cluster: (id: string) => ConnectCluster;
  readonly autoCreation: (clusterId: string) => AutoCreation;
  readonly changed: (status: ConnectorStatus) => void;
  /** Has something of this connector done when it is its turn. */
  readonly takeTurn: (turn: () => Promise<void>) => void;
}

/** One connector with its tasks, as it is at the moment (`WorkerConnector`). */
export class ConnectorRun {
  readonly definition: ConnectorDefinition;
  readonly #options: ConnectorRunOptions;
  #target: ConnectorTarget = 'STOPPED';
  #state: ConnectorState = 'UNASSIGNED';
  #trace = '';
  #tasks: readonly TaskRun[] = [];
  #source: { readonly connector: SourceConnector; readonly abort: AbortController } | undefined;
  readonly #topics = new Set<string>();

  constructor(definition: ConnectorDefinition, options: ConnectorRunOptions) {
    this.definition = definition;
    this.#options = options;
  }

  get target(): ConnectorTarget {
    return this.#target;
  }

  get status(): ConnectorStatus {
    const { id, clusterId, name } = this.definition;
    return {
      id,
      clusterId,
      name,
      state: this.#state,
      trace: this.#trace,
      tasks: this.#tasks.map(({ status }) => status),
      topics: [...this.#topics].toSorted(),
    };
  }

  /** Makes it do what is wanted. */
  async become(target: ConnectorTarget): Promise<void> {
    this.#target = target;
    await this.#endAll();
    if (target === 'STOPPED') {
      this.#tasks = [];
      this.#mark('STOPPED');
      return;
    }
    const configuration = this.#configuration();
    if (typeof configuration === 'string') {
      this.#tasks = [];
      this.#mark('FAILED', configuration);
      return;
    }
    try {
      const configs = await this.#taskConfigs(configuration);
      this.#startTasks(configuration, configs);
      this.#mark(target === 'STARTED' ? 'RUNNING' : 'PAUSED');
    } catch (error) {
      this.#tasks = [];
      this.#mark('FAILED', traceOf(error));
    }
  }

  async restart(): Promise<void> {
    for (const task of this.#tasks) task.mark('RESTARTING');
    this.#mark('RESTARTING');
    await this.become(this.#target);
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.#target = 'STOPPED';
    await this.#endAll();
  }

  #configuration(): ConnectorConfiguration | string {
    const { plugins, surroundings } = this.#options;
    const { definition } = this;
    return readConfiguration(plugins, definition.name, definition.properties, surroundings);
  }

  async #taskConfigs(
    configuration: ConnectorConfiguration,
  ): Promise<readonly ConnectorProperties[]> {
    const max = configuration.common['tasks.max'];
    if (!isSource(configuration))
      return Array.from({ length: max }, () => configuration.properties);
    const abort = new AbortController();
    const context = {
      ...this.#options.surroundings,
      connector: this.definition,
      signal: abort.signal,
    };
    const connector = await configuration.plugin.start(configuration.properties, context, () =>
      this.#reconfigure(abort.signal),
    );
    this.#source = { connector, abort };
    return connector.taskConfigs(max);
  }

  /** The source has found that its tasks should do something else. */
  #reconfigure(signal: AbortSignal): void {
    this.#options.takeTurn(async () => {
      if (!signal.aborted && this.#target === 'STARTED') await this.become('STARTED');
    });
  }

  #startTasks(
    configuration: ConnectorConfiguration,
    configs: readonly ConnectorProperties[],
  ): void {
    const changed = () => this.#options.changed(this.status);
    const { surroundings } = this.#options;
    this.#tasks = configs.map((_, id) => new TaskRun(id, surroundings, changed));
    for (const [id, task] of this.#tasks.entries()) {
      if (this.#target === 'PAUSED') task.mark('PAUSED');
      else task.start(this.#body(configuration, configs[id]!, id));
    }
  }

  #body(
    configuration: ConnectorConfiguration,
    properties: ConnectorProperties,
    task: number,
  ): TaskBody {
    const { surroundings, offsets, autoCreation } = this.#options;
    const { clusterId } = this.definition;
    return async (signal, onRunning) => {
      const shared = {
        connector: this.definition,
        properties,
        task,
        cluster: this.#options.cluster(clusterId),
        surroundings,
        signal,
        onRunning,
        onTopic: (topic: string) => this.#sawTopic(topic),
      };
      await (isSource(configuration)
        ? runSourceTask({
            ...shared,
            configuration,
            offsets,
            autoCreation: autoCreation(clusterId),
          })
        : runSinkTask({ ...shared, configuration }));
    };
  }

  #sawTopic(topic: string): void {
    if (this.#topics.has(topic)) return;
    this.#topics.add(topic);
    this.#options.changed(this.status);
  }

  async #endAll(): Promise<void> {
    const source = this.#source;
    this.#source = undefined;
    source?.abort.abort();
    await Promise.all(this.#tasks.map((task) => task.end()));
    await source?.connector.stop();
  }

  #mark(state: ConnectorState, trace = ''): void {
    this.#state = state;
    this.#trace = trace;
    this.#options.changed(this.status);
  }
}

function isSource(configuration: ConnectorConfiguration): configuration is SourceConfiguration {
  return configuration.plugin.kind === 'source';
}
