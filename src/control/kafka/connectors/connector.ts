import type {
  ConnectorState,
  ConnectorStatus,
  TaskStatus,
} from '../../../engines/connect/engine.ts';
import type { ClusterRow } from '../clusters/row.ts';
import { namedTopics } from './named-topics.ts';
import { propertiesOf, type ConnectorRow } from './row.ts';

/** A connector that has never run is deleted so long after its creation, in seconds. */
export const TIME_TO_LIVE = 1800;

/** A connector as it is at a moment. */
export interface Connector {
  readonly row: ConnectorRow;
  readonly cluster: ClusterRow;
  readonly state: ConnectorRow['state'];
  /** Why it failed, in the words of Kafka Connect; empty otherwise. */
  readonly error: string;
  /** Its state in Kafka Connect; empty where it does not run there. */
  readonly connectorState: ConnectorState | '';
  readonly tasks: readonly TaskStatus[];
  /** The topics that its properties name, and those that it has read or written. */
  readonly topics: readonly string[];
}

/**
 * What is told of a connector.
 * @param status how it is in Kafka Connect, where it runs there
 */
export function connectorOf(
  row: ConnectorRow,
  cluster: ClusterRow,
  status: ConnectorStatus | undefined,
): Connector {
  const { state, state_error_message: error } = row;
  const known = { row, cluster };
  const named = namedTopics(propertiesOf(row));
  if (state !== 'running') {
    return { ...known, state, error, connectorState: '', tasks: [], topics: named };
  }
  const hasFailed = status?.state === 'FAILED';
  return {
    ...known,
    state: hasFailed ? 'failed' : 'running',
    error: hasFailed ? status.trace : '',
    connectorState: status?.state ?? '',
    tasks: status?.tasks ?? [],
    topics: [...new Set([...named, ...(status?.topics ?? [])])],
  };
}
