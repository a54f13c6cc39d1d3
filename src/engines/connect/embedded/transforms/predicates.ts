import { readConfig, required, type Config, type ConfigDefinition } from '../config/definition.ts';
import { nonEmpty, REGEX, STRING } from '../config/types.ts';
import type { ConnectRecord } from '../data/record.ts';
import type { ConnectorProperties } from '../../engine.ts';

/** Decides whether a transform is applied to a record. */
export type Predicate = (record: ConnectRecord) => boolean;

/** A class of predicates. */
export interface PredicateClass {
  readonly className: string;
  /** @param prefix the prefix of the names of its settings: `predicates.<alias>.` */
  create(properties: ConnectorProperties, prefix: string, errors: string[]): Predicate | undefined;
}

function predicateClass<D extends ConfigDefinition>(
  name: string,
  definition: D,
  build: (config: Config<D>) => Predicate,
): PredicateClass {
  return {
    className: `org.apache.kafka.connect.transforms.predicates.${name}`,
    create(properties, prefix, errors) {
      const config = readConfig(definition, properties, errors, prefix);
      return config === undefined ? undefined : build(config);
    },
  };
}

export const predicateClasses: readonly PredicateClass[] = [
  predicateClass(
    'HasHeaderKey',
    { name: required(STRING, nonEmpty) },
    ({ name }) =>
      ({ headers }) =>
        headers.some(({ key }) => key === name),
  ),
  predicateClass(
    'RecordIsTombstone',
    {},
    () =>
      ({ value }) =>
        value === null,
  ),
  predicateClass(
    'TopicNameMatches',
    { pattern: required(REGEX) },
    ({ pattern }) =>
      ({ topic }) =>
        pattern.test(topic),
  ),
];
