import type { Dispatcher } from 'undici';
import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { SchemaRegistries } from '../../../schema-registry/engine.ts';
import type { OffsetFields, SinkRecord, SourceRecord } from '../data/record.ts';
import type { ConnectorDefinition, ConnectorProperties } from '../../engine.ts';

/** Which files of this machine connectors may read and write. */
export interface FileRules {
  /** Holds a folder for each cluster, whose files its connectors may use; undefined where they may use none. */
  readonly directory: string | undefined;
}

/** Connects to other machines, and refuses addresses that are not allowed. */
export interface Destinations {
  /** For HTTP. */
  readonly dispatcher: Dispatcher;
  /** @returns an address of a host to connect to */
  addressOf(host: string): Promise<string>;
}

/** The surroundings of connectors. */
export interface Surroundings {
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  readonly files: FileRules;
  readonly destinations: Destinations;
  /** The schema registries of the clusters. */
  readonly schemas: Pick<SchemaRegistries, 'registry'>;
}

export interface ConnectorContext extends Surroundings {
  readonly connector: ConnectorDefinition;
  /** Aborts when the connector, or the task, is to end. */
  readonly signal: AbortSignal;
}

/** Reports a record that a sink can't deliver, where the configuration tolerates that. */
export interface ErrantRecordReporter {
  report(record: SinkRecord, error: unknown): Promise<void>;
}

export interface SinkContext extends ConnectorContext {
  readonly task: number;
  /** undefined where an error of one record ends the task. */
  readonly reporter: ErrantRecordReporter | undefined;
}

export interface SourceContext extends ConnectorContext {
  readonly task: number;
  /** How far the source had come in one of its parts, as it has been stored. */
  offset(partition: OffsetFields): OffsetFields | undefined;
}

export interface SinkTask {
  /**
   * Delivers records; resolves when a crash would not lose them.
   * @throws RetriableError to be given the same records again, anything else to end the task
   */
  put(records: readonly SinkRecord[]): Promise<void>;
  stop(): Promise<void>;
}

export interface SourceTask {
  /**
   * Waits for records and gives them; none where it has waited long enough, or the task is to end.
   * @throws RetriableError to be asked again, anything else to end the task
   */
  poll(): Promise<readonly SourceRecord[]>;
  stop(): Promise<void>;
}

/** A source connector as a whole, which configures its tasks. */
export interface SourceConnector {
  /** @returns the properties of each task, at least one of them and at most so many */
  taskConfigs(max: number): Promise<readonly ConnectorProperties[]>;
  stop(): Promise<void>;
}

interface Plugin {
  /** The Java class by which configurations name it. */
  readonly className: string;
  /** @returns what is wrong with the properties */
  check(properties: ConnectorProperties, surroundings: Surroundings): readonly string[];
}

export interface SinkPlugin extends Plugin {
  readonly kind: 'sink';
  open(properties: ConnectorProperties, context: SinkContext): Promise<SinkTask>;
}

export interface SourcePlugin extends Plugin {
  readonly kind: 'source';
  /** How many tasks it has, as far as its properties tell: nothing is asked of what it reads. */
  plannedTasks(properties: ConnectorProperties, max: number): number;
  /** @param reconfigure is to be called when the tasks should have other properties */
  start(
    properties: ConnectorProperties,
    context: ConnectorContext,
    reconfigure: () => void,
  ): Promise<SourceConnector>;
  open(properties: ConnectorProperties, context: SourceContext): Promise<SourceTask>;
}

export type ConnectorPlugin = SinkPlugin | SourcePlugin;
