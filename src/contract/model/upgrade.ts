import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import { isNode, type Node } from '../../base/json-pointer.ts';
import { keysAtRoot } from './keywords.ts';

/**
 * A file of a contract in OpenAPI 3.0 as 3.1 has it; files in other versions stay as they are.
 * @param version of the contract; that of the file itself, if it says one, counts instead
 */
export function upgradedFile(file: Node, version: unknown): Node {
  const { openapi: own = version } = file;
  if (typeof own !== 'string' || !own.startsWith('3.0')) return file;
  if (DOCUMENT.some((name) => name in file)) return upgraded(file, own);
  if (keysAtRoot(file) === 'keywords') return upgradedPart(file, own);
  return Object.fromEntries(
    Object.entries(file).map(([name, part]) => [
      name,
      isNode(part) ? upgradedPart(part, own) : part,
    ]),
  );
}

/** The members by which a file is a whole document, not a part of one. */
const DOCUMENT = ['openapi', 'paths', 'components'];

/** Keywords that only schemas have. */
const OF_SCHEMAS = [
  ...['additionalProperties', 'allOf', 'anyOf', 'enum', 'items', 'not', 'nullable'],
  ...['oneOf', 'properties', 'type'],
];

/** A part of a document. What its members mean depends on its kind: `example` is another word in schemas. */
function upgradedPart(part: Node, version: string): Node {
  const isSchema = !('in' in part) && OF_SCHEMAS.some((keyword) => keyword in part);
  const kind = isSchema ? 'schemas' : 'parameters';
  const { components } = upgraded({ components: { [kind]: { part } } }, version);
  const parts = isNode(components) ? components[kind] : undefined;
  const found = isNode(parts) ? parts['part'] : undefined;
  return isNode(found) ? found : part;
}

function upgraded(document: Node, version: string): Node {
  const { openapi, ...rest }: Node = upgradeFromThreeToThreeOne({ ...document, openapi: version });
  return 'openapi' in document ? { openapi, ...rest } : rest;
}
