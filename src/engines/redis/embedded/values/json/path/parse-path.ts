import type { ByteString } from '../../../../bytes.ts';
import { readNumber } from '../number.ts';
import { Cursor, parseString } from './cursor.ts';
import {
  isSingular,
  type Comparison,
  type Operand,
  type Query,
  type Segment,
  type Segments,
  type Selector,
  type Test,
} from './syntax.ts';

/**
 * The names allowed after a dot: those of RFC 9535, and what RedisJSON accepts besides (`grammar.pest` `literal`):
 * leading digits, `-` and some other characters.
 */
const NAME = /[\w\-`~+#%$^/:\u0080-\u00ff]+/y;
const INTEGER = /-?[0-9]+/y;

/** The maximum nesting depth of filters and parentheses. */
const DEEPEST_FILTER = 64;

/** Parses a path that begins with `$`. @throws RedisError that says where it is invalid */
export function parsePath(text: ByteString): Segments {
  const cursor = new Cursor(text);
  if (!cursor.skip('$')) throw cursor.expected("'$'");
  const segments = parseSegments(cursor, 0);
  if (!cursor.isAtEnd) throw cursor.expected("'.', '..' or '['");
  return segments;
}

/** Parses the segments after `$` or `@`. @param depth the number of filters around the path */
function parseSegments(cursor: Cursor, depth: number): Segments {
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

const COMPARISON = /==|!=|<=|>=|<|>/y;
const FUNCTION = /[a-z][a-z_0-9]*(?=\()/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Parses the test after the `?` of a filter (RFC 9535, 2.3.5; `=~` is RedisJSON's). */
function parseTest(cursor: Cursor, depth: number): Test {
  if (depth > DEEPEST_FILTER) throw cursor.expected('fewer filters in each other');
  return parseChoice(cursor, depth);
}

function parseChoice(cursor: Cursor, depth: number): Test {
  return parseJoined(cursor, '||', 'or', () =>
    parseJoined(cursor, '&&', 'and', () => parseSingle(cursor, depth)),
  );
}

function parseJoined(
  cursor: Cursor,
  operator: '||' | '&&',
  kind: 'or' | 'and',
  parse: () => Test,
): Test {
  const tests = [parse()];
  for (;;) {
    const before = cursor.at;
    cursor.skipSpace();
    if (!cursor.skip(operator)) {
      cursor.at = before;
      return tests.length === 1 ? tests[0]! : { kind, tests };
    }
    tests.push(parse());
  }
}

function parseSingle(cursor: Cursor, depth: number): Test {
  cursor.skipSpace();
  if (cursor.skip('!')) {
    cursor.skipSpace();
    const from = cursor.at;
    const test = cursor.here === '(' ? parseParentheses(cursor, depth) : parseBasic(cursor, depth);
    if (test.kind === 'compare') {
      const isInParentheses = cursor.text[from] === '(';
      if (!isInParentheses) throw cursor.expected("'(' before a comparison that '!' negates");
    }
    return { kind: 'not', test };
  }
  return cursor.here === '(' ? parseParentheses(cursor, depth) : parseBasic(cursor, depth);
}

function parseParentheses(cursor: Cursor, depth: number): Test {
  cursor.at++;
  const test = parseTest(cursor, depth + 1);
  cursor.skipSpace();
  if (!cursor.skip(')')) throw cursor.expected("'&&', '||' or ')'");
  return test;
}

/** Parses a comparison, a pattern match, or a path that must have a match. */
function parseBasic(cursor: Cursor, depth: number): Test {
  const from = cursor.at;
  const logical = parseLogicalFunction(cursor, depth);
  if (logical !== undefined) return logical;
  const query = parseQuery(cursor, depth);
  const behind = cursor.at;
  cursor.skipSpace();
  const isCompared = /^(?:[<>]|==|!=|=~)/.test(cursor.text.slice(cursor.at, cursor.at + 2));
  if (query !== undefined && !isCompared) {
    cursor.at = behind;
    return { kind: 'exists', query };
  }
  cursor.at = from;
  return parseComparison(cursor, depth);
}

function parseComparison(cursor: Cursor, depth: number): Test {
  const left = parseOperand(cursor, depth);
  cursor.skipSpace();
  if (cursor.skip('=~')) {
    cursor.skipSpace();
    return { kind: 'pattern', whole: false, text: left, pattern: parseOperand(cursor, depth) };
  }
  const operator = cursor.take(COMPARISON);
  if (operator === undefined) throw cursor.expected("'==', '!=', '<', '<=', '>', '>=' or '=~'");
  cursor.skipSpace();
  const right = parseOperand(cursor, depth);
  return { kind: 'compare', operator: operator as Comparison, left, right };
}

/** Parses a literal, a function with a value, or a path with at most one match. */
function parseOperand(cursor: Cursor, depth: number): Operand {
  const from = cursor.at;
  if (cursor.here === "'" || cursor.here === '"') {
    return { kind: 'literal', value: parseString(cursor) };
  }
  const name = cursor.take(FUNCTION);
  if (name !== undefined) return parseValueFunction(cursor, name, depth);
  const query = parseQuery(cursor, depth);
  if (query !== undefined) {
    if (query.isSingular) return { kind: 'value', query };
    cursor.at = from;
    throw cursor.expected('a path that leads to one value at most');
  }
  for (const [word, value] of [
    ['null', null],
    ['true', true],
    ['false', false],
  ] as const) {
    if (cursor.skip(word)) return { kind: 'literal', value };
  }
  const literal = cursor.take(NUMBER);
  const number = literal === undefined ? undefined : readNumber(literal);
  if (number === undefined) throw cursor.expected("'@', '$', a literal or a function");
  return { kind: 'literal', value: number };
}

function parseQuery(cursor: Cursor, depth: number): Query | undefined {
  const from = cursor.skip('@') ? 'current' : cursor.skip('$') ? 'root' : undefined;
  if (from === undefined) return undefined;
  const segments = parseSegments(cursor, depth);
  return { from, segments, isSingular: isSingular(segments) };
}

/** Parses `match` and `search`, whose results are true or false (RFC 9535, 2.4.6 and 2.4.7). */
function parseLogicalFunction(cursor: Cursor, depth: number): Test | undefined {
  const from = cursor.at;
  const name = cursor.take(FUNCTION);
  if (name !== 'match' && name !== 'search') {
    cursor.at = from;
    return undefined;
  }
  return parseArguments(cursor, () => {
    const text = parseOperand(cursor, depth + 1);
    cursor.skipSpace();
    if (!cursor.skip(',')) throw cursor.expected("','");
    cursor.skipSpace();
    const pattern = parseOperand(cursor, depth + 1);
    return { kind: 'pattern', whole: name === 'match', text, pattern };
  });
}

/** Parses `length`, `count` and `value` (RFC 9535, 2.4.4, 2.4.5 and 2.4.8). */
function parseValueFunction(cursor: Cursor, name: string, depth: number): Operand {
  if (depth > DEEPEST_FILTER) throw cursor.expected('fewer functions in each other');
  return parseArguments(cursor, () => {
    if (name === 'length') return { kind: name, of: parseOperand(cursor, depth + 1) };
    if (name !== 'count' && name !== 'value') {
      throw cursor.expected('an argument of length, count, value, match or search');
    }
    const query = parseQuery(cursor, depth + 1);
    if (query === undefined) throw cursor.expected("'@' or '$'");
    return { kind: name, query };
  });
}

function parseArguments<Result>(cursor: Cursor, parse: () => Result): Result {
  cursor.at++;
  cursor.skipSpace();
  const result = parse();
  cursor.skipSpace();
  if (!cursor.skip(')')) throw cursor.expected("')'");
  return result;
}
