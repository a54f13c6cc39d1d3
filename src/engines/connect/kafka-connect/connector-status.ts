import type { ConnectorDefinition, ConnectorState, ConnectorStatus, TaskState } from '../engine.ts';
import type { RemoteNames } from './remote-properties.ts';

/** `GET /connectors/{name}/status` */
export interface StatusResponse {
  readonly connector: { readonly state: string; readonly trace?: string };
  readonly tasks: readonly {
    readonly id: number;
    readonly state: string;
    readonly trace?: string;
  }[];
}

/** The status of a connector, with the names that users know. */
export function statusOf(
  { id, clusterId, name }: ConnectorDefinition,
  { connector, tasks }: StatusResponse,
  topics: readonly string[],
  place: RemoteNames,
): ConnectorStatus {
  const state = connector.state as ConnectorState;
  return {
    id,
    clusterId,
    name,
    state,
    trace: state === 'FAILED' ? withoutPrefix(connector.trace ?? '', place) : '',
    tasks: tasks
      // Leaves out tasks that are being removed (`DESTROYED`).
      .filter((task) => task.state !== 'DESTROYED')
      .toSorted((a, b) => a.id - b.id)
      .map((task) => ({
        id: task.id,
        state: task.state as TaskState,
        trace: withoutPrefix(task.trace ?? '', place),
      })),
    topics,
  };
}

/** A message of Kafka Connect for users: without the prefix, which only the operator may see. */
export function withoutPrefix(text: string, { name, ownName, prefix }: RemoteNames): string {
  return text.replaceAll(name, ownName).replaceAll(prefix, '').trimEnd();
}

/** @returns undefined if the topic is not of the cluster */
export function withoutTopicPrefix(topic: string, { prefix }: RemoteNames): string | undefined {
  return topic.startsWith(prefix) ? topic.slice(prefix.length) : undefined;
}
