import type { Surroundings } from '../connectors/plugin.ts';
import type { ConnectorDefinition, ConnectorProperties } from '../../engine.ts';
import type { ConnectCluster } from '../../cluster.ts';

/** What a task needs. */
export interface TaskSetup<C> {
  readonly connector: ConnectorDefinition;
  readonly configuration: C;
  /** Of this task; a source may give each another part of its work. */
  readonly properties: ConnectorProperties;
  readonly task: number;
  readonly cluster: ConnectCluster;
  readonly surroundings: Surroundings;
  readonly signal: AbortSignal;
  /** The task has been set up and works. */
  readonly onRunning: () => void;
  /** The task reads or writes a topic. */
  readonly onTopic: (topic: string) => void;
}

/** Milliseconds before something is tried again that is not expected to fail for long. */
export const RETRY_DELAY = 1000;
