import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { InputError } from '../../base/input-error.ts';
import { isNode, namesOf, type Node } from '../../base/json-pointer.ts';

/** One file of a contract. */
export interface ParsedFile {
  readonly name: string;
  readonly value: Node;
  /** The line (from 1) that a JSON pointer's target is on, or what would contain it. */
  readonly lineOf: (pointer: string) => number | undefined;
}

type Collection = YAMLMap | YAMLSeq;

/** The limit on values that YAML aliases (`*name`) may expand to: more is an expansion bomb. */
const MAX_ALIASES = 1000;

/**
 * Parses a file of a contract: YAML, which includes JSON.
 * @param name of the file in messages
 * @throws InputError naming line and column if it is neither, or not an object
 */
export function parseFile(name: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const members = new WeakMap<YAMLMap, ReadonlyMap<string, unknown>>();
  // Many documents have merge keys (`<<: *common`), which are of YAML 1.1.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const placeOf = (at: number) => {
    const { line, col } = lines.linePos(at);
    return `${name}:${line}:${col}`;
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const [message] = error.message.split('\n');
    const isTooDeep = error.code === 'RESOURCE_EXHAUSTION';
    const isOne = error.code !== 'MULTIPLE_DOCS';
    const what = isOne ? `not YAML or JSON: ${message}` : 'a second document begins here';
    const why = isTooDeep ? 'is nested too deeply' : what;
    throw new InputError(`${placeOf(error.pos[0])}: ${why}`);
  }
  const endless = aliasInItsOwn(document);
  if (endless !== undefined) {
    const place = placeOf(endless.range?.[0] ?? 0);
    throw new InputError(`${place}: the alias *${endless.source} leads in a circle`);
  }
  const value = valueOf(name, document);
  if (!isNode(value) || Array.isArray(value)) {
    throw new InputError(`${name}: an OpenAPI document is an object, and this is none`);
  }
  const lineOf = (pointer: string) => {
    let node: unknown = document.contents;
    for (const name of namesOf(pointer)) node = memberAt(node, name) ?? node;
    const range = isNode(node) ? node['range'] : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line : undefined;
  };
  return { name, value, lineOf };

  function memberAt(node: unknown, key: string): unknown {
    if (isAlias(node)) return memberAt(node.resolve(document), key);
    if (isSeq(node)) return node.items[Number(key)];
    return isMap(node) ? membersOf(node).get(key) : undefined;
  }

  /** The members of a map by their names; the library would compare each name, for each of a large number of places. */
  function membersOf(map: YAMLMap): ReadonlyMap<string, unknown> {
    const known = members.get(map);
    if (known !== undefined) return known;
    const found = new Map(
      map.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), value]),
    );
    members.set(map, found);
    return found;
  }
}

/** An alias within the value that it names, if there is one: its value would have no end. */
function aliasInItsOwn(document: Document): Alias | undefined {
  const anchors = new Map<string, Collection>();
  let found: Alias | undefined;
  visit(document, {
    Collection(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
    Alias(_key, alias, path) {
      const named = anchors.get(alias.source);
      if (named === undefined || !path.includes(named)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

function valueOf(name: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown;
  } catch (error) {
    throw new InputError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
