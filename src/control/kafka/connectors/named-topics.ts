import type { ConnectorProperties } from '../../../engines/connect/engine.ts';

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
