import type { ConnectorPlugin, ConnectorEnvironment } from '../connectors/plugin.ts';
import { readConverters, type Converters } from '../converters/index.ts';
import { messages } from '../../errors.ts';
import type { ConnectorDefinition, ConnectorProperties } from '../../engine.ts';
import { readTransforms, type ChainLink } from '../transforms/index.ts';
import { findClass } from './classes.ts';
import { COMMON, SINK, SOURCE } from './common.ts';
import { readConfig, type Config } from './definition.ts';
import { LIST } from './types.ts';

interface Shared {
  /** Including the name of the connector. */
  readonly properties: ConnectorProperties;
  readonly common: Config<typeof COMMON>;
  readonly converters: Converters;
  readonly chain: readonly ChainLink[];
}

export type SinkConfiguration = Shared & {
  readonly plugin: Extract<ConnectorPlugin, { kind: 'sink' }>;
  readonly sink: Config<typeof SINK>;
};

export type SourceConfiguration = Shared & {
  readonly plugin: Extract<ConnectorPlugin, { kind: 'source' }>;
  readonly source: Config<typeof SOURCE>;
};

/** The parsed and validated configuration of a connector. */
export type ConnectorConfiguration = SinkConfiguration | SourceConfiguration;

export interface ConfigurationContext {
  readonly plugins: readonly ConnectorPlugin[];
  readonly environment: ConnectorEnvironment;
  /** The cluster whose schemas are used; without it the configuration can be checked, not run. */
  readonly clusterId?: string;
}

/** Reads the properties of a connector. @returns all errors as one message, as Kafka Connect words it */
export function readConfiguration(
  { name, properties: given }: Pick<ConnectorDefinition, 'name' | 'properties'>,
  { plugins, environment, clusterId = '' }: ConfigurationContext,
): ConnectorConfiguration | string {
  const properties = { ...given, name };
  const className = given['connector.class'];
  if (className === undefined) return messages.noClass();
  const plugin = findClass(plugins, className, 'Connector');
  if (plugin === undefined) return messages.unknownClass(className, plugins);

  const errors: string[] = [];
  const common = readConfig(COMMON, properties, errors);
  const registry = () => environment.schemas.registry(clusterId);
  const converters = readConverters(properties, errors, registry);
  const aliases = (setting: string) => LIST.parse(given[setting] ?? '', setting);
  const chain = readTransforms(aliases('transforms'), aliases('predicates'), properties, errors);
  const sink = plugin.kind === 'sink' ? readConfig(SINK, properties, errors) : undefined;
  const source = plugin.kind === 'source' ? readConfig(SOURCE, properties, errors) : undefined;
  if (sink !== undefined) errors.push(...checkSink(sink, given));
  errors.push(...plugin.check(properties, environment));
  if (errors.length > 0 || common === undefined || converters === undefined) {
    return messages.invalidConfiguration(errors);
  }
  const shared = { properties, common, converters, chain };
  if (plugin.kind === 'sink' && sink !== undefined) return { ...shared, plugin, sink };
  if (plugin.kind === 'source' && source !== undefined) return { ...shared, plugin, source };
  return messages.invalidConfiguration(errors);
}

/** `SinkConnectorConfig.validate`: an error in the combination of two settings is reported for each of them. */
function checkSink(sink: Config<typeof SINK>, given: ConnectorProperties): readonly string[] {
  const { topics, 'topics.regex': regex, 'errors.deadletterqueue.topic.name': deadLetters } = sink;
  const byName = topics.some((topic) => topic !== '');
  const byRegex = regex !== null && given['topics.regex']?.trim() !== '';
  if (byName && byRegex) {
    const error = 'topics and topics.regex are mutually exclusive options, but both are set.';
    return [error, error];
  }
  if (!byName && !byRegex) {
    const error = 'Must configure one of topics or topics.regex';
    return [error, error];
  }
  if (deadLetters === '') return [];
  if (topics.includes(deadLetters)) {
    return [
      `The DLQ topic '${deadLetters}' may not be included in the list of topics ` +
        `('topics=${topics.join(',')}') consumed by the connector`,
    ];
  }
  if (byRegex && regex.test(deadLetters)) {
    return [
      `The DLQ topic '${deadLetters}' may not be included in the regex matching the topics ` +
        `('topics.regex=${given['topics.regex']}') consumed by the connector`,
    ];
  }
  return [];
}
