import type {
  ConnectorState,
  ConnectorStatus,
  TaskStatus,
  ConnectorProperties,
} from '../../../engines/connect/engine.ts';
import type { ClusterRow } from '../clusters/row.ts';
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

/**
 * The topics in the properties of a connector, whether it has run or not. Patterns and tables that only the database
 * knows give no topics.
 */
export function namedTopics(properties: ConnectorProperties): string[] {
  const { topics = '', topic = '' } = properties;
  // `topics` is the list of a sink, `topic` that of a source (Kafka Connect, Kafka's file source).
  return [...new Set([...listed(topics), ...listed(topic), ...ofTables(properties)])];
}

/** The topics of a source's tables, by the rules of the JDBC source and of Debezium. */
function ofTables(properties: ConnectorProperties): string[] {
  const className = properties['connector.class'] ?? '';
  const prefix = properties['topic.prefix'] ?? '';
  // A router changes the names.
  const isRouted = Object.entries(properties).some(
    ([name, value]) => name.startsWith('transforms.') && value.endsWith('Router'),
  );
  if (prefix === '' || isRouted) return [];
  if (className.includes('JdbcSource')) {
    if ((properties['query'] ?? '') !== '') return [prefix];
    return listed(properties['table.whitelist']).map((table) => prefix + table.split('.').at(-1)!);
  }
  if (className.includes('Postgres')) {
    return listed(properties['table.include.list'])
      .map((pattern) => pattern.replaceAll('\\.', '.'))
      .filter((table) => /^\w+\.\w+$/.test(table))
      .map((table) => `${prefix}.${table}`);
  }
  return [];
}

function listed(text = ''): string[] {
  const items = text.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}
