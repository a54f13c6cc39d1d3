import type { Dispatcher } from 'undici';
import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { SchemaRegistries } from '../../../schema-registry/engine.ts';
import type { OffsetFields, SinkRecord, SourceRecord } from '../data/record.ts';
import type { ConnectorDefinition, ConnectorProperties } from '../../engine.ts';

/** Which files of this machine connectors may read and write. */
export interface FileRules {
  /** The directory with a folder for the files of each cluster's connectors; undefined if files are not allowed. */
  readonly directory: string | undefined;
}

/** Connects to other machines, and refuses addresses that are not allowed. */
export interface Destinations {
  /** For HTTP. */
  readonly dispatcher: Dispatcher;
  /** Resolves a host. @returns an allowed address */
  addressOf(host: string): Promise<string>;
}

/** The parts of the platform that connectors use. */
export interface ConnectorEnvironment {
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  readonly files: FileRules;
  readonly destinations: Destinations;
  /** The schema registries of the clusters. */
  readonly schemas: Pick<SchemaRegistries, 'registry'>;
}

export interface ConnectorContext extends ConnectorEnvironment {
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
  /** undefined if an invalid record ends the task. */
  readonly reporter: ErrantRecordReporter | undefined;
}

export interface SourceContext extends ConnectorContext {
  readonly task: number;
  /** The stored offset of a source partition. */
  offset(partition: OffsetFields): OffsetFields | undefined;
}

export interface SinkTask {
  /**
   * Delivers records; resolves when a crash would not lose them.
   * @throws RetriableError to get the same records again; any other error ends the task
   */
  put(records: readonly SinkRecord[]): Promise<void>;
  stop(): Promise<void>;
}

export interface SourceTask {
  /**
   * Waits for records; resolves without any after a while, and if the task is to end.
   * @throws RetriableError to be polled again; any other error ends the task
   */
  poll(): Promise<readonly SourceRecord[]>;
  stop(): Promise<void>;
}

/** A source connector, which splits its work into tasks. */
export interface SourceConnector {
  /** @returns the properties of each task: at least one task, at most that many */
  taskConfigs(max: number): Promise<readonly ConnectorProperties[]>;
  stop(): Promise<void>;
}

interface Plugin {
  /** The Java class by which configurations name it. */
  readonly className: string;
  /** @returns a message for each invalid property */
  check(properties: ConnectorProperties, environment: ConnectorEnvironment): readonly string[];
}

export interface SinkPlugin extends Plugin {
  readonly kind: 'sink';
  open(properties: ConnectorProperties, context: SinkContext): Promise<SinkTask>;
}

export interface SourcePlugin extends Plugin {
  readonly kind: 'source';
  /** The number of tasks as far as the properties tell it, without access to the source system. */
  plannedTasks(properties: ConnectorProperties, max: number): number;
  /** @param reconfigure is called by the connector when its tasks need other properties */
  start(
    properties: ConnectorProperties,
    context: ConnectorContext,
    reconfigure: () => void,
  ): Promise<SourceConnector>;
  open(properties: ConnectorProperties, context: SourceContext): Promise<SourceTask>;
}

export type ConnectorPlugin = SinkPlugin | SourcePlugin;
