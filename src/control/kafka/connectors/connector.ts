import type {
  ConnectorState,
  ConnectorStatus,
  TaskStatus,
} from '../../../engines/connect/engine.ts';
import type { ClusterRow } from '../clusters/row.ts';
import { namedTopics } from './named-topics.ts';
import { propertiesOf, type ConnectorRow } from './row.ts';

/** Seconds after which a connector that has never run is deleted. */
export const TIME_TO_LIVE = 1800;

/** The state of a connector. */
export interface Connector {
  readonly row: ConnectorRow;
  readonly cluster: ClusterRow;
  readonly state: ConnectorRow['state'];
  /** The reason of a failure, as Kafka Connect words it; else empty. */
  readonly error: string;
  /** Its state in Kafka Connect; empty if it does not run there. */
  readonly connectorState: ConnectorState | '';
  readonly tasks: readonly TaskStatus[];
  /** The topics in its properties, and those that it has read or written. */
  readonly topics: readonly string[];
}

/** A connector as the API shows it. @param status its state in Kafka Connect, where it runs there */
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
