import type { AutoCreation } from '../../log/engine.ts';
import { LinearRegex } from '../embedded/config/linear-regex.ts';
import { messageOf } from '../errors.ts';
import type { ConnectorProperties } from '../engine.ts';

/** The names that a connector and its cluster's topics have on the Kafka Connect. */
export interface RemoteNames {
  /** The prefix of the names of its cluster's topics and groups. */
  readonly prefix: string;
  /** The name of the connector on the Kafka Connect. */
  readonly name: string;
  /** The name of the connector for its users. */
  readonly ownName: string;
  /** How missing topics of a source are created. */
  readonly autoCreation: AutoCreation;
}

export type ConnectorKind = 'sink' | 'source';

/** The alias of the transform that maps topic names. */
const ALIAS = 'plinthTopics';
const ROUTER = 'org.apache.kafka.connect.transforms.RegexRouter';
const JSON_CONVERTER = 'org.apache.kafka.connect.json.JsonConverter';
/** Properties that would give access beyond the cluster, or that the platform sets. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^(?:consumer|producer|admin)\.override\./, 'the clients of connectors can not be changed'],
  [/^offsets\.storage\.topic$/, 'the offsets of sources are kept in one topic for all'],
  [new RegExp(`^transforms\\.${ALIAS}\\.`), 'the platform has a transform of this name'],
  [
    /\.upstash\.schema\.registry\.enable$/,
    'it is not known on a Kafka Connect, give schema.registry.url instead',
  ],
];

/** Checks properties without the Kafka Connect. @returns the errors, in Kafka Connect's wording */
export function refusedProperties(properties: ConnectorProperties): string[] {
  const errors = Object.entries(properties).flatMap(([name, value]) => {
    const found = REFUSED.find(([form]) => form.test(name));
    const isOff = name.endsWith('.enable') && value === 'false';
    return found === undefined || isOff ? [] : [invalid(name, value, found[1])];
  });
  const { 'topics.regex': pattern } = properties;
  if (pattern !== undefined && pattern !== '') {
    try {
      void new LinearRegex(pattern);
    } catch (error) {
      errors.push(invalid('topics.regex', pattern, messageOf(error)));
    }
  }
  return errors;
}

/**
 * The properties for the Kafka Connect. Topics have the prefix of the cluster there, which is hidden from the connector
 * and its transforms: the first transform of a sink removes it, the last one of a source adds it.
 */
export function remoteProperties(
  kind: ConnectorKind,
  properties: ConnectorProperties,
  place: RemoteNames,
): Record<string, string> {
  const mapped: Record<string, string> = {
    // The defaults of the embedded engine, whatever those of the worker are.
    'key.converter': JSON_CONVERTER,
    'value.converter': JSON_CONVERTER,
    ...properties,
    name: place.name,
  };
  // These properties are for our own schema registry; converters of a Kafka Connect don't have them.
  for (const name of Object.keys(mapped)) {
    if (name.endsWith('.upstash.schema.registry.enable')) delete mapped[name];
  }
  return kind === 'sink' ? sinkThere(mapped, place) : sourceThere(mapped, place);
}

function sinkThere(
  properties: Record<string, string>,
  { prefix, ownName }: RemoteNames,
): Record<string, string> {
  const { topics, 'topics.regex': pattern } = properties;
  const there = { ...properties };
  if (topics !== undefined) there['topics'] = prefixed(topics, (topic) => prefix + topic);
  if (pattern !== undefined && pattern !== '') there['topics.regex'] = within(prefix, pattern);
  const deadLetters = 'errors.deadletterqueue.topic.name';
  const { [deadLetters]: topic = '' } = properties;
  if (topic !== '') there[deadLetters] = prefix + topic;
  // Kafka Connect's default, `connect-<name>`, would be no group of the cluster.
  there['consumer.override.group.id'] = `${prefix}connect-${ownName}`;
  return withTransform(there, 'first', { regex: `${quoted(prefix)}(.*)`, replacement: '$1' });
}

function sourceThere(
  properties: Record<string, string>,
  { prefix, autoCreation }: RemoteNames,
): Record<string, string> {
  const there = { ...properties };
  const rules = Object.keys(properties).filter((name) => name.startsWith('topic.creation.'));
  for (const name of rules) {
    if (!/\.(?:include|exclude)$/.test(name)) continue;
    there[name] = prefixed(properties[name]!, (pattern) => within(prefix, pattern));
  }
  if (rules.length === 0 && autoCreation !== undefined) {
    there['topic.creation.default.replication.factor'] = '-1';
    there['topic.creation.default.partitions'] = String(autoCreation.partitions);
  }
  return withTransform(there, 'last', { regex: '(.*)', replacement: `${prefix}$1` });
}

function withTransform(
  properties: Record<string, string>,
  position: 'first' | 'last',
  { regex, replacement }: { readonly regex: string; readonly replacement: string },
): Record<string, string> {
  const others = listed(properties['transforms']);
  const transforms = position === 'first' ? [ALIAS, ...others] : [...others, ALIAS];
  return {
    ...properties,
    transforms: transforms.join(','),
    [`transforms.${ALIAS}.type`]: ROUTER,
    [`transforms.${ALIAS}.regex`]: regex,
    [`transforms.${ALIAS}.replacement`]: replacement,
  };
}

/** A pattern for names with the prefix; anchors at its start apply after the prefix. */
function within(prefix: string, pattern: string): string {
  return `${quoted(prefix)}(?:${pattern.replace(/^\^/, '')})`;
}

/** As Java's `Pattern.quote`. */
function quoted(text: string): string {
  return `\\Q${text}\\E`;
}

function prefixed(list: string, map: (item: string) => string): string {
  return listed(list).map(map).join(',');
}

function listed(text = ''): string[] {
  const items = text.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Kafka `ConfigException`. */
function invalid(name: string, value: string, why: string): string {
  return `Invalid value ${value} for configuration ${name}: ${why}`;
}
