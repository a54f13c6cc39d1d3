import {
  readConfiguration,
  type ConnectorConfiguration,
  type SourceConfiguration,
} from '../config/connector-configuration.ts';
import type { MemoryBudget } from '../../../../base/memory-budget.ts';
import type { Turns } from '../../../../base/turns.ts';
import type { AutoCreation } from '../../../log/engine.ts';
import type {
  ConnectorPlugin,
  SourceConnector,
  ConnectorEnvironment,
} from '../connectors/plugin.ts';
import { ConnectError, messages, traceOf } from '../../errors.ts';
import type {
  ConnectCluster,
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorState,
  ConnectorStatus,
  ConnectorTarget,
  OffsetStore,
} from '../../engine.ts';
import type { ClusterTopics } from './cluster-topics.ts';
import { runSinkTask, sinkGroup } from './sink-task.ts';
import { runSourceTask } from './source-task.ts';
import { SubscriptionWatch } from './subscription.ts';
import { Slices, type TaskSetup } from './task.ts';
import { TaskRun, type TaskBody } from './task-run.ts';
import { reportIfUnforeseen } from './unforeseen.ts';

export interface ConnectorRunOptions {
  readonly plugins: readonly ConnectorPlugin[];
  readonly environment: ConnectorEnvironment;
  readonly offsets: OffsetStore;
  readonly cluster: (id: string) => ConnectCluster;
  readonly turns: Turns;
  /** The memory for records that are being delivered. */
  readonly memory: MemoryBudget;
  /** The topics of the cluster. */
  readonly topics: ClusterTopics;
  readonly autoCreation: (clusterId: string) => AutoCreation;
  readonly changed: (status: ConnectorStatus) => void;
  /** How many tasks the other connectors of the cluster have. */
  readonly otherTasks: () => number;
  /** Runs work on this connector after all earlier work on it. */
  readonly takeTurn: (turn: () => Promise<void>) => void;
}

/** How many tasks the connectors of a cluster may have together: each takes a connection and a place in its group. */
const MOST_TASKS = 1000;

/** A connector with its tasks (`WorkerConnector`). */
export class ConnectorRun {
  readonly definition: ConnectorDefinition;
  readonly #options: ConnectorRunOptions;
  #target: ConnectorTarget = 'STOPPED';
  #state: ConnectorState = 'UNASSIGNED';
  #trace = '';
  #tasks: readonly TaskRun[] = [];
  #starting: { readonly abort: AbortController; readonly done: Promise<void> } | undefined;
  #source: SourceConnector | undefined;
  readonly #topics = new Set<string>();
  readonly #releaseOffsets: () => void;

  constructor(definition: ConnectorDefinition, options: ConnectorRunOptions) {
    this.definition = definition;
    this.#options = options;
    // The offsets of a sink must not expire while it is paused or has failed.
    this.#releaseOffsets = options
      .cluster(definition.clusterId)
      .retainOffsets(sinkGroup(definition.name));
  }

  get target(): ConnectorTarget {
    return this.#target;
  }

  get taskCount(): number {
    return this.#tasks.length;
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

  /** Puts it into the target state. */
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
    if (target === 'PAUSED') {
      this.#pause(configuration);
      return;
    }
    // The start of a source may wait for its source system. It can be changed meanwhile, so this does not wait for it.
    const abort = new AbortController();
    this.#starting = { abort, done: this.#start(configuration, abort.signal) };
    if (configuration.plugin.kind === 'sink') await this.#starting.done;
  }

  async restart(): Promise<void> {
    for (const task of this.#tasks) task.mark('RESTARTING');
    this.#mark('RESTARTING');
    await this.become(this.#target);
  }

  /** Ends it, because it was deleted. */
  async end(): Promise<void> {
    this.#target = 'STOPPED';
    await this.#endAll();
    this.#releaseOffsets();
  }

  async #start(configuration: ConnectorConfiguration, signal: AbortSignal): Promise<void> {
    this.#tasks = [];
    this.#mark('UNASSIGNED');
    try {
      const configs = await this.#taskConfigs(configuration, signal);
      if (signal.aborted) return;
      this.#startTasks(configuration, configs);
      this.#mark('RUNNING');
    } catch (error) {
      reportIfUnforeseen(error);
      if (!signal.aborted) this.#mark('FAILED', traceOf(error));
    }
  }

  /** Does not access the source system: that may be unreachable, and the connector paused for that reason. */
  #pause(configuration: ConnectorConfiguration): void {
    const { common, properties, plugin } = configuration;
    const max = common['tasks.max'];
    // If it has not run in this process, the number of tasks follows from its properties.
    const known = plugin.kind === 'source' ? this.#tasks.length : max;
    const planned = plugin.kind === 'source' ? plugin.plannedTasks(properties, max) : max;
    this.#tasks = this.#newTasks(known > 0 ? known : planned);
    for (const task of this.#tasks) task.mark('PAUSED');
    this.#mark('PAUSED');
  }

  #newTasks(count: number): readonly TaskRun[] {
    const { definition } = this;
    const { environment, changed } = this.#options;
    const tell = () => changed(this.status);
    return Array.from(
      { length: count },
      (_, id) => new TaskRun(definition.name, id, environment, tell),
    );
  }

  #configuration(): ConnectorConfiguration | string {
    const { plugins, environment } = this.#options;
    const { definition } = this;
    const { clusterId } = definition;
    return readConfiguration(definition, { plugins, environment, clusterId });
  }

  async #taskConfigs(
    configuration: ConnectorConfiguration,
    signal: AbortSignal,
  ): Promise<readonly ConnectorProperties[]> {
    const max = configuration.common['tasks.max'];
    if (!isSource(configuration))
      return Array.from({ length: max }, () => configuration.properties);
    const context = { ...this.#options.environment, connector: this.definition, signal };
    const source = await configuration.plugin.start(configuration.properties, context, () =>
      this.#reconfigure(signal),
    );
    this.#source = source;
    return source.taskConfigs(max);
  }

  /** Restarts the tasks, because the source has asked for other properties. */
  #reconfigure(signal: AbortSignal): void {
    this.#options.takeTurn(async () => {
      if (!signal.aborted && this.#target === 'STARTED') await this.become('STARTED');
    });
  }

  #startTasks(
    configuration: ConnectorConfiguration,
    configs: readonly ConnectorProperties[],
  ): void {
    if (this.#options.otherTasks() + configs.length > MOST_TASKS) {
      throw new ConnectError(messages.tooManyTasks(MOST_TASKS));
    }
    this.#tasks = this.#newTasks(configs.length);
    const run = this.#runner(configuration);
    for (const [id, task] of this.#tasks.entries()) task.start(this.#body(run, configs[id]!, id));
  }

  /** What its tasks do, with what they share. */
  #runner(configuration: ConnectorConfiguration): (shared: SharedSetup) => Promise<void> {
    const { offsets, autoCreation, memory, topics, turns } = this.#options;
    const { clusterId } = this.definition;
    if (isSource(configuration)) {
      return (shared) =>
        runSourceTask({
          ...shared,
          configuration,
          offsets,
          autoCreation: autoCreation(clusterId),
        });
    }
    const slices = new Slices(turns, clusterId);
    const subscription = new SubscriptionWatch(topics, configuration.sink, slices);
    return (shared) => runSinkTask({ ...shared, configuration, memory, subscription });
  }

  #body(
    run: (shared: SharedSetup) => Promise<void>,
    properties: ConnectorProperties,
    task: number,
  ): TaskBody {
    const { environment, turns } = this.#options;
    const { clusterId } = this.definition;
    return (signal, onRunning) =>
      run({
        connector: this.definition,
        properties,
        task,
        cluster: this.#options.cluster(clusterId),
        environment,
        turns,
        signal,
        onRunning,
        onTopic: (topic: string) => this.#sawTopic(topic),
      });
  }

  #sawTopic(topic: string): void {
    if (this.#topics.has(topic)) return;
    this.#topics.add(topic);
    this.#options.changed(this.status);
  }

  async #endAll(): Promise<void> {
    this.#starting?.abort.abort();
    await this.#starting?.done;
    this.#starting = undefined;
    await Promise.all(this.#tasks.map((task) => task.end()));
    const source = this.#source;
    this.#source = undefined;
    await source?.stop();
  }

  #mark(state: ConnectorState, trace = ''): void {
    this.#state = state;
    this.#trace = trace;
    this.#options.changed(this.status);
  }
}

type SharedSetup = Omit<TaskSetup<ConnectorConfiguration>, 'configuration'>;

function isSource(configuration: ConnectorConfiguration): configuration is SourceConfiguration {
  return configuration.plugin.kind === 'source';
}
