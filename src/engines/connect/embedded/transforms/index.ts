import { findClass } from '../config/classes.ts';
import { invalidValue, readConfig, withDefault } from '../config/definition.ts';
import { BOOLEAN, STRING } from '../config/types.ts';
import type { ConnectRecord } from '../data/record.ts';
import type { ConnectorProperties } from '../../engine.ts';
import { cast } from './cast.ts';
import { extractField, hoistField, valueToKey } from './fields-to-whole.ts';
import { flatten } from './flatten.ts';
import { dropHeaders, headerFrom, insertHeader } from './headers.ts';
import { insertField } from './insert-field.ts';
import { maskField } from './mask-field.ts';
import { predicateClasses, type Predicate } from './predicates.ts';
import { replaceField } from './replace-field.ts';
import { regexRouter, timestampRouter } from './routers.ts';
import { setSchemaMetadata } from './set-schema-metadata.ts';
import { timestampConverter } from './timestamp-converter.ts';
import { transformClass, type Transform, type TransformClass } from './transform.ts';

const transformClasses: readonly TransformClass[] = [
  ...insertField,
  ...replaceField,
  ...maskField,
  valueToKey,
  ...hoistField,
  ...extractField,
  ...cast,
  regexRouter,
  timestampRouter,
  ...timestampConverter,
  ...flatten,
  ...setSchemaMetadata,
  insertHeader,
  dropHeaders,
  ...headerFrom,
  // Drops the records for which its predicate holds.
  transformClass('Filter', {}, () => () => null),
];

/** A transform of the chain, under its alias in the configuration. */
export interface ChainLink {
  readonly className: string;
  readonly transform: Transform;
}

/** The settings of every transform. */
const IMPLICIT = {
  predicate: withDefault(STRING, ''),
  negate: withDefault(BOOLEAN, false),
};

/** The transforms of a connector, in order. @param errors gets a message for each invalid setting */
export function readTransforms(
  aliases: readonly string[],
  predicateAliases: readonly string[],
  properties: ConnectorProperties,
  errors: string[],
): readonly ChainLink[] {
  const predicates = new Map<string, Predicate>();
  const links: ChainLink[] = [];
  for (const alias of aliases) {
    const prefix = `transforms.${alias}.`;
    const found = classOf(transformClasses, properties, { kind: 'Transformation', prefix, errors });
    const implicit = readConfig(IMPLICIT, properties, errors, prefix);
    const transform = found?.create(properties, prefix, errors);
    if (found === undefined || implicit === undefined || transform === undefined) continue;
    const { className } = found;
    const { predicate, negate } = implicit;
    if (predicate === '') {
      if (properties[`${prefix}negate`] !== undefined) {
        errors.push(
          `Config '${prefix}negate' was provided but there is no config '${prefix}predicate' defining a predicate to be negated.`,
        );
      }
      links.push({ className, transform });
    } else if (predicateAliases.includes(predicate)) {
      const only = <R extends ConnectRecord>(record: R) =>
        predicates.get(predicate)!(record) === negate ? record : transform(record);
      links.push({ className, transform: only });
    } else {
      errors.push(
        invalidValue(`${prefix}predicate`, predicate, 'No such alias in predicates').message,
      );
    }
  }
  for (const alias of new Set(predicateAliases)) {
    const prefix = `predicates.${alias}.`;
    const found = classOf(predicateClasses, properties, { kind: 'Predicate', prefix, errors });
    const predicate = found?.create(properties, prefix, errors);
    if (predicate !== undefined) predicates.set(alias, predicate);
  }
  return links;
}

/** `ConnectorConfig.EnrichablePlugin` reports an unknown class twice. */
function classOf<T extends { readonly className: string }>(
  classes: readonly T[],
  properties: ConnectorProperties,
  { kind, prefix, errors }: { kind: string; prefix: string; errors: string[] },
): T | undefined {
  const name = `${prefix}type`;
  const given = properties[name];
  const found = given === undefined ? undefined : findClass(classes, given, '');
  if (found !== undefined) return found;
  errors.push(
    given === undefined
      ? `Missing required configuration "${name}" which has no default value.`
      : invalidValue(name, given, `Class ${given} could not be found.`).message,
    invalidValue(name, null, `Not a ${kind}`).message,
  );
  return undefined;
}
