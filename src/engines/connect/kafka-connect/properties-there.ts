import type { AutoCreation } from '../../log/engine.ts';
import { LinearRegex } from '../embedded/config/linear-regex.ts';
import { messageOf } from '../errors.ts';
import type { ConnectorProperties } from '../engine.ts';

/** The name of one of our connectors on a Kafka Connect, and of its cluster's topics. */
export interface Place {
  /** The prefix of the names of its cluster's topics and groups. */
  readonly prefix: string;
  /** Its name on the Kafka Connect. */
  readonly name: string;
  /** Its name here. */
  readonly ownName: string;
  /** How topics are made that a source writes to. */
  readonly autoCreation: AutoCreation;
}

export type ConnectorKind = 'sink' | 'source';

/** The transform that gives topics the names that they have on the other side. */
const ALIAS = 'plinthTopics';
const ROUTER = 'org.apache.kafka.connect.transforms.RegexRouter';
const JSON_CONVERTER = 'org.apache.kafka.connect.json.JsonConverter';
/** Properties that would reach beyond the cluster, or that are set by us. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^(?:consumer|producer|admin)\.override\./, 'the clients of connectors can not be changed'],
  [/^offsets\.storage\.topic$/, 'the offsets of sources are kept in one topic for all'],
  [new RegExp(`^transforms\\.${ALIAS}\\.`), 'the platform has a transform of this name'],
  [
    /\.upstash\.schema\.registry\.enable$/,
    'it is not known on a Kafka Connect, give schema.registry.url instead',
  ],
];

/** Checks properties before a Kafka Connect is asked. @returns what is wrong, as Kafka Connect words it */
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
 * The properties that a Kafka Connect is given. There topics have the prefix of the cluster, and the connector and its transforms are not
 * to see it: a sink's first transform takes it away, a source's last one puts it there.
 */
export function propertiesThere(
  kind: ConnectorKind,
  properties: ConnectorProperties,
  place: Place,
): Record<string, string> {
  const mapped: Record<string, string> = {
    // As connectors of the embedded engine have them, whatever the worker has.
    'key.converter': JSON_CONVERTER,
    'value.converter': JSON_CONVERTER,
    ...properties,
    name: place.name,
  };
  // It is ours to say what schemas are, and off is what the converters know.
  for (const name of Object.keys(mapped)) {
    if (name.endsWith('.upstash.schema.registry.enable')) delete mapped[name];
  }
  return kind === 'sink' ? sinkThere(mapped, place) : sourceThere(mapped, place);
}

function sinkThere(
  properties: Record<string, string>,
  { prefix, ownName }: Place,
): Record<string, string> {
  const { topics, 'topics.regex': pattern } = properties;
  const there = { ...properties };
  if (topics !== undefined) there['topics'] = prefixed(topics, (topic) => prefix + topic);
  if (pattern !== undefined && pattern !== '') there['topics.regex'] = within(prefix, pattern);
  const deadLetters = 'errors.deadletterqueue.topic.name';
  const { [deadLetters]: topic = '' } = properties;
  if (topic !== '') there[deadLetters] = prefix + topic;
  // Kafka Connect calls it `connect-` and its own name, which is no name of a group of the cluster.
  there['consumer.override.group.id'] = `${prefix}connect-${ownName}`;
  return withTransform(there, 'first', { regex: `${quoted(prefix)}(.*)`, replacement: '$1' });
}

function sourceThere(
  properties: Record<string, string>,
  { prefix, autoCreation }: Place,
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

/** A pattern for names behind the prefix; where it begins is where they do. */
function within(prefix: string, pattern: string): string {
  return `${quoted(prefix)}(?:${pattern.replace(/^\^/, '')})`;
}

/** As Java's `Pattern.quote` has it. */
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
