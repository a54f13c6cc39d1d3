import { upToNul, type ByteString } from '../../../bytes.ts';
import { LuaType, type LuaStack } from '../lua/lua-stack.ts';
import type { Library } from './library.ts';
import { PatternMatcher, type Capture } from './pattern.ts';

const SPECIAL = /[$^*+?.([%-]/;
/** The limit for a result, which Lua itself could not hold; in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The functions of `string` with patterns, as in Lua 5.1 `lstrlib.c`. */
export const stringPatterns: Library = {
  find: (stack) => find(stack, 'find'),
  match: (stack) => find(stack, 'match'),
  gmatch: (stack) => matches(stack),
  gfind: (stack) => matches(stack),
  gsub: replace,
};

function find(stack: LuaStack, name: 'find' | 'match'): number {
  const text = stack.checkString(1);
  const whole = stack.checkString(2);
  const pattern = upToNul(whole);
  const given = stack.typeAt(3) > LuaType.nil ? int64(stack.checkNumber(3)) : 1;
  const init = Math.max(given < 0 ? text.length + given : given - 1, 0);
  if (
    name === 'find' &&
    ((stack.typeAt(4) > LuaType.nil && stack.booleanAt(4)) || !SPECIAL.test(pattern))
  ) {
    const at = text.indexOf(whole, Math.min(init, text.length));
    if (at < 0) return nothing(stack);
    stack.pushNumber(at + 1);
    stack.pushNumber(at + whole.length);
    return 2;
  }
  const matcher = matcherOf(stack, text, pattern);
  const anchored = pattern.startsWith('^');
  for (let start = Math.min(init, text.length); start <= text.length; start++) {
    const end = matcher.matchAt(start, anchored ? 1 : 0);
    if (end >= 0) {
      if (name === 'match') return push(stack, matcher.captures(true));
      stack.pushNumber(start + 1);
      stack.pushNumber(end);
      return 2 + push(stack, matcher.captures(false));
    }
    if (anchored) break;
  }
  return nothing(stack);
}

/** Returns a Lua function, which keeps the position: see the sandbox. */
function matches(stack: LuaStack): number {
  const text = stack.checkString(1);
  const pattern = upToNul(stack.checkString(2));
  const matcher = matcherOf(stack, text, pattern);
  for (let start = Math.trunc(stack.checkNumber(3)); start <= text.length; start++) {
    const end = matcher.matchAt(start, 0);
    if (end < 0) continue;
    stack.pushNumber(end === start ? end + 1 : end);
    return 1 + push(stack, matcher.captures(true));
  }
  return nothing(stack);
}

function replace(stack: LuaStack): number {
  const text = stack.checkString(1);
  const pattern = upToNul(stack.checkString(2));
  const type = stack.typeAt(3);
  const isText = type === LuaType.string || type === LuaType.number;
  if (!isText && type !== LuaType.table && type !== LuaType.function) {
    stack.badArgument(3, 'string/function/table expected');
  }
  const most = stack.typeAt(4) > LuaType.nil ? Math.trunc(stack.checkNumber(4)) : text.length + 1;
  const template = isText ? stack.stringAt(3) : '';
  const matcher = matcherOf(stack, text, pattern);
  const anchored = pattern.startsWith('^');
  const pieces: ByteString[] = [];
  let length = 0;
  const write = (piece: ByteString) => {
    length += piece.length;
    if (length > MOST_BYTES) stack.fail('not enough memory');
    pieces.push(piece);
  };
  let count = 0;
  let at = 0;
  while (count < most) {
    const end = matcher.matchAt(at, anchored ? 1 : 0);
    if (end >= 0) {
      count++;
      write(isText ? filled(stack, template, matcher) : asked(stack, type, matcher));
    }
    if (end > at) {
      at = end;
    } else if (at < text.length) {
      write(text[at++]!);
    } else {
      break;
    }
    if (anchored) break;
  }
  write(text.slice(at));
  stack.pushString(pieces.join(''));
  stack.pushNumber(count);
  return 2;
}

/** Replaces `%1` and the like in a replacement string by the captures. */
function filled(stack: LuaStack, template: ByteString, matcher: PatternMatcher): ByteString {
  stack.state.checkDeadline(stack.L);
  if (!template.includes('%')) return template;
  let result = '';
  for (let i = 0; i < template.length; i++) {
    const char = template[i]!;
    if (char !== '%') {
      result += char;
      continue;
    }
    const next = template[++i] ?? '';
    if (next < '0' || next > '9') result += next;
    else if (next === '0') result += matcher.matched;
    else result += String(matcher.capture(Number(next) - 1));
  }
  return result;
}

/** The replacement that a table or a function has for the first capture; the match itself if that is nil or false. */
function asked(stack: LuaStack, type: number, matcher: PatternMatcher): ByteString {
  const { lua } = stack.state;
  stack.need(40);
  if (type === LuaType.table) {
    push(stack, [matcher.capture(0)]);
    lua.lua_gettable(stack.L, 3);
  } else {
    lua.lua_pushvalue(stack.L, 3);
    lua.lua_call(stack.L, push(stack, matcher.captures(true)), 1);
  }
  const found = stack.typeAt(-1);
  const isNothing = found === LuaType.nil || (found === LuaType.boolean && !stack.booleanAt(-1));
  if (!isNothing && found !== LuaType.string && found !== LuaType.number) {
    stack.fail(`invalid replacement value (a ${stack.typeName(-1)})`);
  }
  const value = isNothing ? matcher.matched : stack.stringAt(-1);
  stack.pop();
  return value;
}

function matcherOf(stack: LuaStack, text: ByteString, pattern: ByteString): PatternMatcher {
  return new PatternMatcher(
    text,
    pattern,
    (message) => stack.fail(message),
    () => stack.state.checkDeadline(stack.L),
  );
}

function push(stack: LuaStack, captures: readonly Capture[]): number {
  stack.need(captures.length + 2);
  for (const capture of captures) {
    if (typeof capture === 'number') stack.pushNumber(capture);
    else stack.pushString(capture);
  }
  return captures.length;
}

function nothing(stack: LuaStack): number {
  stack.pushNil();
  return 1;
}

/** Converts a number like C on Redis's machines: one that does not fit becomes the lowest integer. */
function int64(value: number): number {
  return Math.abs(value) < 2 ** 63 ? Math.trunc(value) : -(2 ** 63);
}
