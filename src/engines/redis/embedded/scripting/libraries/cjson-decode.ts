import { fromText, type ByteString } from '../../../bytes.ts';
import { STRINGS_AT_ONCE, type LuaStack } from '../lua/lua-stack.ts';
import type { JsonSettings } from './cjson-settings.ts';

type TokenType =
  | 'T_OBJ_BEGIN'
  | 'T_OBJ_END'
  | 'T_ARR_BEGIN'
  | 'T_ARR_END'
  | 'T_STRING'
  | 'T_NUMBER'
  | 'T_BOOLEAN'
  | 'T_NULL'
  | 'T_COLON'
  | 'T_COMMA'
  | 'T_END'
  | 'T_ERROR';

const SIGNS: Readonly<Record<string, TokenType>> = {
  '{': 'T_OBJ_BEGIN',
  '}': 'T_OBJ_END',
  '[': 'T_ARR_BEGIN',
  ']': 'T_ARR_END',
  ':': 'T_COLON',
  ',': 'T_COMMA',
};
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
};
const WORD = /true|false|null/y;
const NUMBER = /[-+]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)/iy;
/** Numbers that JSON does not allow; they are accepted unless the script forbids it. */
const INVALID_NUMBER = /^(?:\+|-?(?:0[x\d]|i|n))/;
const PLAIN = /[^"\\]*/y;

/** Pushes the value of a JSON text, as lua-cjson 2.1 decodes it. */
export function decodeJson(
  stack: LuaStack,
  text: ByteString,
  { decodeMaxDepth: maxDepth, decodeInvalidNumbers }: JsonSettings,
): void {
  let at = 0;
  let tokens = 0;
  /** The type of the last token. */
  let type: TokenType = 'T_END';
  let start = 0;
  let string = '';
  let number = 0;

  if (text.length >= 2 && (text[0] === '\0' || text[1] === '\0')) {
    stack.fail('JSON parser does not support UTF-16 or UTF-32');
  }
  next();
  value(0);
  next();
  if (!is('T_END')) expected('the end');

  /** Checks the current token, which `next` changes. */
  function is(wanted: TokenType): boolean {
    return type === wanted;
  }

  function value(depth: number): void {
    switch (type) {
      case 'T_STRING':
        return stack.pushString(string);
      case 'T_NUMBER':
        return stack.pushNumber(number);
      case 'T_BOOLEAN':
        return stack.pushBoolean(number === 1);
      case 'T_NULL':
        return stack.state.lua.lua_pushlightuserdata(stack.L, 0);
      case 'T_OBJ_BEGIN':
        return object(depth + 1);
      case 'T_ARR_BEGIN':
        return array(depth + 1);
      default:
        expected('value');
    }
  }

  function object(depth: number): void {
    descend(depth);
    stack.pushTable();
    next();
    if (is('T_OBJ_END')) return;
    for (;;) {
      if (!is('T_STRING')) expected('object key string');
      stack.pushString(string);
      next();
      if (!is('T_COLON')) expected('colon');
      next();
      value(depth);
      stack.state.lua.lua_rawset(stack.L, -3);
      next();
      if (is('T_OBJ_END')) return;
      if (!is('T_COMMA')) expected('comma or object end');
      next();
    }
  }

  function array(depth: number): void {
    descend(depth);
    stack.pushTable();
    next();
    if (is('T_ARR_END')) return;
    for (let i = 1; ; i++) {
      value(depth);
      stack.setElement(i);
      next();
      if (is('T_ARR_END')) return;
      if (!is('T_COMMA')) expected('comma or array end');
      next();
    }
  }

  function descend(depth: number): void {
    if (depth > maxDepth) {
      stack.fail(`Found too many nested data structures (${depth}) at character ${start + 1}`);
    }
    stack.need(4);
  }

  function expected(what: string): never {
    const found = type === 'T_ERROR' ? string : type;
    return stack.fail(`Expected ${what} but found ${found} at character ${start + 1}`);
  }

  function next(): void {
    if (++tokens % STRINGS_AT_ONCE === 0) stack.state.checkDeadline(stack.L);
    while (' \t\n\r'.includes(text[at] ?? 'x')) at++;
    start = at;
    const char = text[at];
    // In C a text ends at a NUL (`strbuf.c`).
    if (char === undefined || char === '\0') {
      type = 'T_END';
      return;
    }
    const sign = SIGNS[char];
    if (sign !== undefined) {
      type = sign;
      at++;
      return;
    }
    if (char === '"') return quoted();
    const word = match(WORD);
    if (word !== undefined) {
      type = word === 'null' ? 'T_NULL' : 'T_BOOLEAN';
      number = word === 'true' ? 1 : 0;
      return;
    }
    const digits = match(NUMBER)?.toLowerCase();
    if (digits === undefined) return failed('invalid token', at);
    if (!decodeInvalidNumbers && INVALID_NUMBER.test(digits)) {
      return failed(digits.startsWith('-') ? 'invalid number' : 'invalid token', start);
    }
    type = 'T_NUMBER';
    number = numberOf(digits);
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  function quoted(): void {
    const pieces: string[] = [];
    at++;
    for (;;) {
      pieces.push(match(PLAIN) ?? '');
      const char = text[at];
      if (char === undefined) return failed('unexpected end of string', at);
      if (char === '"') break;
      const begun = at;
      const piece = escape();
      if (piece === undefined) {
        const kind = text[begun + 1] === 'u' ? 'unicode escape' : 'escape';
        return failed(`invalid ${kind} code`, begun);
      }
      pieces.push(piece);
    }
    at++;
    type = 'T_STRING';
    string = pieces.join('');
  }

  /** Parses an escape at its backslash. */
  function escape(): string | undefined {
    const letter = text[at + 1] ?? '';
    if (letter !== 'u') {
      const escaped = ESCAPES[letter];
      if (escaped !== undefined) at += 2;
      return escaped;
    }
    const high = unit(at);
    if (high === undefined) return undefined;
    at += 6;
    if (high < 0xd800 || high > 0xdfff) return fromText(String.fromCodePoint(high));
    const low = unit(at);
    if (high > 0xdbff || low === undefined || low < 0xdc00 || low > 0xdfff) return undefined;
    at += 6;
    return fromText(String.fromCharCode(high, low));
  }

  function unit(position: number): number | undefined {
    const digits = /^\\u([\da-f]{4})$/i.exec(text.slice(position, position + 6))?.[1];
    return digits === undefined ? undefined : parseInt(digits, 16);
  }

  function failed(problem: string, position: number): void {
    type = 'T_ERROR';
    string = problem;
    start = position;
  }
}

function numberOf(digits: string): number {
  const negative = digits.startsWith('-');
  const plain = digits.replace(/^[-+]/, '');
  const value = plain.startsWith('inf') ? Infinity : plain === 'nan' ? NaN : Number(plain);
  return negative ? -value : value;
}
