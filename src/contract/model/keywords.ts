import { isNode, type Node } from '../../base/json-pointer.ts';

/**
 * Whether the keys of an object are keywords of OpenAPI and JSON Schema, or names that the author chose: a response,
 * a property or a component may be called `default` or `example`.
 */
export type Keys = 'keywords' | 'names';

/** The keywords whose objects have names as keys (OpenAPI 3.2; JSON Schema 2020-12, and `definitions` before it). */
const MAPS = new Set([
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
  ...['callbacks', 'examples', 'headers', 'links', 'parameters', 'pathItems', 'requestBodies'],
  ...['responses', 'schemas', 'securitySchemes', 'mediaTypes', 'additionalOperations'],
  ...['content', 'encoding', 'mapping', 'paths', 'scopes', 'variables', 'webhooks'],
  // Those of a contract's files in one document.
  'x-files',
]);

/** The keywords whose values are data, not contract. */
const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'value']);

/**
 * The keys of a whole file. A file of a contract may be a single object, such as a schema, or a map of several by
 * their names, and then every value is an object.
 */
export function keysAtRoot(file: Node): Keys {
  const isMap = Object.entries(file).every(
    ([name, value]) => isNode(value) && !Array.isArray(value) && !MAPS.has(name),
  );
  return isMap ? 'names' : 'keywords';
}

/** The keys of the object at a key. */
export function keysBelow(keys: Keys, name: string): Keys {
  return keys === 'keywords' && MAPS.has(name) ? 'names' : 'keywords';
}

/** Whether the value at a key is data: what looks like a reference or a schema in it is none. */
export function isData(keys: Keys, name: string, value: unknown): boolean {
  if (keys === 'names') return false;
  return DATA.has(name) || (name === 'examples' && Array.isArray(value));
}
