import type { ByteString } from '../../../bytes.ts';
import { LuaType, type LuaStack } from '../lua/lua-stack.ts';
import type { JsonSettings } from './cjson-settings.ts';
import { Pieces } from './pieces.ts';

const INT_MAX = 2 ** 31 - 1;

/** Encodes the value on top of the stack as JSON, as lua-cjson 2.1 does. */
export function encodeJson(stack: LuaStack, settings: JsonSettings): ByteString {
  const pieces = new Pieces(stack, 'Cannot serialise, the text is too long');
  encode(1);
  return pieces.joined();

  function write(piece: ByteString): void {
    pieces.push(piece);
  }

  function encode(depth: number): void {
    switch (stack.typeAt(-1)) {
      case LuaType.nil:
        return write('null');
      case LuaType.boolean:
        return write(stack.booleanAt(-1) ? 'true' : 'false');
      case LuaType.number:
        return write(number(stack.numberAt(-1)));
      case LuaType.string:
        return write(quoted(stack.stringAt(-1)));
      case LuaType.table:
        return table(depth);
      case LuaType.lightUserdata:
        if (stack.state.lua.lua_touserdata(stack.L, -1) === 0) return write('null');
    }
    refuse('type not supported');
  }

  function table(depth: number): void {
    if (depth > settings.encodeMaxDepth) {
      stack.fail(`Cannot serialise, excessive nesting (${depth})`);
    }
    stack.need(8);
    const elements = arrayLength();
    if (elements > 0) {
      write('[');
      for (let i = 1; i <= elements; i++) {
        if (i > 1) write(',');
        stack.rawElement(-1, i);
        encode(depth + 1);
        stack.pop();
      }
      return write(']');
    }
    write('{');
    let first = true;
    eachField(() => {
      if (!first) write(',');
      first = false;
      write(key());
      encode(depth + 1);
    });
    write('}');
  }

  /** The key below the value on top. */
  function key(): ByteString {
    const type = stack.typeAt(-2);
    if (type === LuaType.number) return `"${number(stack.numberAt(-2))}":`;
    if (type === LuaType.string) return `${quoted(stack.stringAt(-2))}:`;
    return stack.fail('Cannot serialise table: table key must be a number or string');
  }

  /** The highest index if all keys are positive integers, else -1. */
  function arrayLength(): number {
    let highest = 0;
    let count = 0;
    let isArray = true;
    const { lua } = stack.state;
    stack.pushNil();
    while (lua.lua_next(stack.L, -2) !== 0) {
      const index = stack.typeAt(-2) === LuaType.number ? stack.numberAt(-2) : 0;
      stack.pop();
      // Redis 7.2 `lua_cjson.c` `lua_array_length` counts in C's `int`.
      if (!Number.isInteger(index) || index < 1 || index > INT_MAX) {
        isArray = false;
        stack.pop();
        break;
      }
      highest = Math.max(highest, index);
      count++;
    }
    if (!isArray) return -1;
    const { sparseRatio, sparseSafe, convertSparse } = settings;
    if (sparseRatio > 0 && highest > count * sparseRatio && highest > sparseSafe) {
      if (!convertSparse) refuse('excessively sparse array');
      return -1;
    }
    return highest;
  }

  function eachField(use: () => void): void {
    const { lua } = stack.state;
    stack.pushNil();
    while (lua.lua_next(stack.L, -2) !== 0) {
      use();
      stack.pop();
    }
  }

  function number(value: number): ByteString {
    if (!Number.isFinite(value)) {
      if (settings.encodeInvalidNumbers === 'null') return 'null';
      if (settings.encodeInvalidNumbers === 'off') refuse('must not be NaN or Inf');
    }
    return printed(value, settings.precision);
  }

  function refuse(problem: string): never {
    return stack.fail(`Cannot serialise ${stack.typeName(-1)}: ${problem}`);
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

function quoted(bytes: ByteString): ByteString {
  // oxlint-disable-next-line no-control-regex
  const escaped = bytes.replaceAll(
    /["\\/\u0000-\u001f\u007f]/g,
    (char) => ESCAPED[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

/** Formats a number like C's `%.{precision}g`. */
function printed(value: number, precision: number): ByteString {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const [mantissa, power] = rounded(value, precision).split('e') as [string, string];
  const exponent = Number(power);
  if (exponent < -4 || exponent >= precision) {
    const digits = String(Math.abs(exponent)).padStart(2, '0');
    return `${trimmed(mantissa)}e${exponent < 0 ? '-' : '+'}${digits}`;
  }
  return trimmed(Number(`${mantissa}e${power}`).toFixed(Math.max(precision - 1 - exponent, 0)));
}

/** Rounds to a number of digits. A tie goes to the even digit, as in C, where JavaScript rounds up. */
function rounded(value: number, precision: number): string {
  const up = value.toExponential(precision - 1);
  const exact = value.toExponential(20);
  const rest = exact.indexOf('e');
  const point = exact.indexOf('.') + precision;
  const isMiddle = exact[point] === '5' && /^50*$/.test(exact.slice(point, rest));
  const isOdd = Number(exact[precision === 1 ? point - 2 : point - 1]) % 2 === 1;
  return !isMiddle || isOdd ? up : exact.slice(0, point) + exact.slice(rest);
}

function trimmed(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}
