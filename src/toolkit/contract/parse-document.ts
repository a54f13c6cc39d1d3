import { LineCounter, parseDocument, type Document } from 'yaml';
import { InputError } from '../input-error.ts';
import { isNode, namesOf, type Node } from './pointer.ts';

/** One file of a contract. */
export interface ParsedFile {
  readonly name: string;
  readonly value: Node;
  /** The line (from 1) that a JSON pointer's target is on; undefined if it has no target. */
  readonly lineOf: (pointer: string) => number | undefined;
}

/** The limit on values that YAML aliases (`*name`) may expand to: more is an expansion bomb. */
const MAX_ALIASES = 1000;

/**
 * Parses a file of a contract: YAML, which includes JSON.
 * @param name of the file in messages
 * @throws InputError naming line and column if it is neither, or not an object
 */
export function parseFile(name: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    const [message] = error.message.split('\n');
    throw new InputError(`${name}:${line}:${col}: not YAML or JSON: ${message}`);
  }
  const value = valueOf(name, document);
  if (!isNode(value) || Array.isArray(value)) {
    throw new InputError(`${name}: an OpenAPI document is an object, and this is none`);
  }
  const lineOf = (pointer: string) => {
    const node: unknown = document.getIn(namesOf(pointer), true);
    const range = isNode(node) ? node['range'] : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line : undefined;
  };
  return { name, value, lineOf };
}

function valueOf(name: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown;
  } catch (error) {
    throw new InputError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
