import { collectFindings } from '../incompatibility.ts';
import { isObject, sameJson, type JsonObject } from '../../json-text.ts';
import { narrowed, acceptsEverything, type Compare, type Findings, type Pair } from './pair.ts';
import type { JsonSchema } from './document.ts';
import { typesOf } from './types.ts';

/**
 * Findings about properties. The content model is open (`additionalProperties` is absent or `true`), closed (`false`),
 * or partially open (a schema, or `patternProperties`).
 */
export function objectFindings(pair: Pair, compare: Compare): Findings {
  if (!typesOf(pair.writer).includes('object') || !typesOf(pair.reader).includes('object')) {
    return [];
  }
  const { reader, writer } = pair;
  const names = new Set([
    ...Object.keys(propertiesOf(reader)),
    ...Object.keys(propertiesOf(writer)),
  ]);
  return [
    ...collectFindings(names, (name) => propertyFindings(name, pair, compare)),
    ...contentFindings(pair, compare),
    ...requiredFindings(pair),
  ];
}

function propertyFindings(name: string, pair: Pair, compare: Compare): Findings {
  const { reader, writer, inReader, inWriter } = pair;
  const [read, written] = [ownOf(reader, name), ownOf(writer, name)];
  const path = `${pair.path}/properties/${name}`;
  if (read !== undefined && written !== undefined) {
    return compare(inReader(read), inWriter(written), path);
  }
  if (read !== undefined) {
    const { additional, hasPatterns } = contentOf(writer);
    if (additional === false && !hasPatterns) return [];
    if (acceptsEverything(read)) return [];
    if (additional === true) {
      const words =
        'says more of a property at {path} than {writer}, which has an open content model';
      return [narrowed('PROPERTY_ADDED_TO_OPEN_CONTENT_MODEL', path, words, name)];
    }
    if (!hasPatterns && compare(inReader(read), inWriter(additional), path).length === 0) return [];
    const words =
      'has a property at {path} that takes less than the partially open content model of {writer}';
    const type = 'PROPERTY_ADDED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL';
    return [narrowed(type, path, words, name)];
  }
  const { additional, hasPatterns } = contentOf(reader);
  if (written === false) return [];
  if (additional === true && !hasPatterns) return [];
  if (additional === false && !hasPatterns) {
    const words = 'has a closed content model without the property at {path} that {writer} has';
    return [narrowed('PROPERTY_REMOVED_FROM_CLOSED_CONTENT_MODEL', path, words, name)];
  }
  if (!hasPatterns && compare(inReader(additional), inWriter(written), path).length === 0)
    return [];
  const words =
    'has no property at {path}, and a partially open content model that takes less than {writer} has there';
  const type = 'PROPERTY_REMOVED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL';
  return [narrowed(type, path, words, name)];
}

/** Findings about properties that are not named. */
function contentFindings(pair: Pair, compare: Compare): Findings {
  const { reader, writer, inReader, inWriter } = pair;
  const path = `${pair.path}/additionalProperties`;
  const [read, written] = [contentOf(reader), contentOf(writer)];
  const found = [];
  const patterns = reader['patternProperties'];
  const samePatterns = sameJson(patterns ?? {}, writer['patternProperties'] ?? {});
  if (!samePatterns && (read.hasPatterns || read.additional !== true)) {
    const at = `${pair.path}/patternProperties`;
    const words = 'has other patterns of properties at {path} than {writer}';
    found.push(narrowed('PATTERN_PROPERTIES_CHANGED', at, words));
  }
  if (read.additional === true || written.additional === false) return found;
  if (read.additional === false) {
    const words = 'takes no other properties at {path}, {writer} does';
    return [...found, narrowed('ADDITIONAL_PROPERTIES_REMOVED', path, words)];
  }
  if (compare(inReader(read.additional), inWriter(written.additional), path).length === 0) {
    return found;
  }
  const words = 'takes less in other properties at {path} than {writer} allows';
  return [...found, narrowed('ADDITIONAL_PROPERTIES_NARROWED', path, words)];
}

function requiredFindings({ reader, writer, path }: Pair): Findings {
  const before = new Set(requiredOf(writer));
  const added = requiredOf(reader).filter((name) => !before.has(name));
  return collectFindings(added, (name) => {
    if (hasDefault(ownOf(reader, name))) return [];
    const isNew = ownOf(writer, name) === undefined;
    const type = isNew
      ? 'REQUIRED_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL'
      : 'REQUIRED_ATTRIBUTE_ADDED';
    const words = 'requires a property without a default at {path} that {writer} does not require';
    return [narrowed(type, `${path}/required`, words, name)];
  });
}

/** The schema of a named property. */
function ownOf(schema: JsonObject, name: string): JsonSchema | undefined {
  const properties = propertiesOf(schema);
  return Object.hasOwn(properties, name) ? (properties[name] as JsonSchema) : undefined;
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}

function contentOf({ additionalProperties = true, patternProperties }: JsonObject) {
  const additional = additionalProperties as JsonSchema;
  return {
    additional:
      typeof additional !== 'boolean' && acceptsEverything(additional) ? true : additional,
    hasPatterns: isObject(patternProperties) && Object.keys(patternProperties).length > 0,
  };
}

function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? (required as string[]) : [];
}

function hasDefault(schema: JsonSchema | undefined): boolean {
  return isObject(schema) && schema['default'] !== undefined;
}
