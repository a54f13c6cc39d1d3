import type { ByteString } from '../../../../bytes.ts';
import { Cursor } from './cursor.ts';
import { parseTest } from './parse-filter.ts';
import { parseString } from './parse-string.ts';
import type { Segment, Segments, Selector } from './syntax.ts';

/**
 * The names allowed after a dot: those of RFC 9535, and what RedisJSON accepts besides (`grammar.pest` `literal`):
 * leading digits, `-` and some other characters.
 */
const NAME = /[\w\-`~+#%$^/:\u0080-\u00ff]+/y;
const INTEGER = /-?[0-9]+/y;

/** The maximum nesting depth of filters and parentheses. */
export const DEEPEST_FILTER = 64;

/** Parses a path that begins with `$`. @throws RedisError that says where it is invalid */
export function parsePath(text: ByteString): Segments {
  const cursor = new Cursor(text);
  if (!cursor.skip('$')) throw cursor.expected("'$'");
  const segments = parseSegments(cursor, 0);
  if (!cursor.isAtEnd) throw cursor.expected("'.', '..' or '['");
  return segments;
}

/** Parses the segments after `$` or `@`. @param depth the number of filters around the path */
export function parseSegments(cursor: Cursor, depth: number): Segments {
  const segments: Segment[] = [];
  for (;;) {
    const before = cursor.at;
    cursor.skipSpace();
    const segment = parseSegment(cursor, depth);
    if (segment === undefined) {
      cursor.at = before;
      return segments;
    }
    segments.push(segment);
  }
}

/** RedisJSON accepts a dot before a bracket, too. */
function parseSegment(cursor: Cursor, depth: number): Segment | undefined {
  const descendant = cursor.skip('..');
  const isNamed = !descendant && cursor.skip('.');
  if (cursor.here === '[') return { descendant, selectors: parseBrackets(cursor, depth) };
  if (!descendant && !isNamed) return undefined;
  if (cursor.skip('*')) return { descendant, selectors: [{ kind: 'wildcard' }] };
  const name = cursor.take(NAME);
  if (name === undefined) throw cursor.expected("a name, '*' or '['");
  return { descendant, selectors: [{ kind: 'name', name }] };
}

function parseBrackets(cursor: Cursor, depth: number): Selector[] {
  const selectors: Selector[] = [];
  do {
    cursor.at++;
    cursor.skipSpace();
    selectors.push(parseSelector(cursor, depth));
    cursor.skipSpace();
  } while (cursor.here === ',');
  if (!cursor.skip(']')) throw cursor.expected("',' or ']'");
  return selectors;
}

function parseSelector(cursor: Cursor, depth: number): Selector {
  if (cursor.skip('*')) return { kind: 'wildcard' };
  if (cursor.skip('?')) return { kind: 'filter', test: parseTest(cursor, depth + 1) };
  if (cursor.here === "'" || cursor.here === '"')
    return { kind: 'name', name: parseString(cursor) };
  const start = parseInteger(cursor);
  const behind = cursor.at;
  cursor.skipSpace();
  if (cursor.here === ':') return parseSlice(cursor, start);
  cursor.at = behind;
  if (start === undefined) throw cursor.expected("a name in quotes, a number, ':', '*' or '?'");
  return { kind: 'index', index: start };
}

function parseSlice(cursor: Cursor, start: number | undefined): Selector {
  const bound = () => {
    if (!cursor.skip(':')) return undefined;
    cursor.skipSpace();
    const value = parseInteger(cursor);
    cursor.skipSpace();
    return value;
  };
  const end = bound();
  return { kind: 'slice', start, end, step: bound() ?? 1 };
}

/** RFC 9535, 2.1: no leading zeros, no `-0`, and only integers that a double represents exactly. */
function parseInteger(cursor: Cursor): number | undefined {
  const from = cursor.at;
  const digits = cursor.take(INTEGER);
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (/^(?:-?0[0-9]|-0)/.test(digits) || !Number.isSafeInteger(value)) {
    cursor.at = from;
    throw cursor.expected('an integer');
  }
  return value;
}
