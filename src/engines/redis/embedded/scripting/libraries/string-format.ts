import type { LuaFunction, LuaStack } from '../lua/lua-stack.ts';
import { callOwn } from './library.ts';

const DIRECTIVE = /%(?:%|([-+ #0]{0,5})(\d{0,2})(?:\.(\d{0,2}))?([A-Za-z]))/g;
/** The longest template in bytes: Lua's own function can't be stopped. */
const LONGEST = 64 * 1024;
const INTEGERS = /[diouxX]/;

/**
 * `string.format`, whose integers have 64 bits in Redis, and 32 in this Lua. They are formatted here, and everything
 * else by Lua's own function.
 * @param push pushes Lua's own
 */
export function formatWith(push: (stack: LuaStack) => void): LuaFunction {
  return (stack) => {
    const { lua } = stack.state;
    let argument = 1;
    const given = stack.checkString(1);
    if (given.length > LONGEST) stack.fail('format string is too long');
    const template = given.replaceAll(
      DIRECTIVE,
      (directive, flags = '', width = '', precision, option) => {
        if (directive === '%%') return directive;
        argument++;
        if (!INTEGERS.test(option) || lua.lua_isnumber(stack.L, argument) === 0) return directive;
        const value = stack.numberAt(argument);
        stack.pushString(printed(value, { flags, width, precision, option }));
        lua.lua_replace(stack.L, argument);
        return '%s';
      },
    );
    stack.pushString(template);
    lua.lua_replace(stack.L, 1);
    return callOwn(stack, push);
  };
}

interface Directive {
  readonly flags: string;
  readonly width: string;
  readonly precision: string | undefined;
  readonly option: string;
}

/** As C's `printf`. */
function printed(number: number, { flags, width, precision, option }: Directive): string {
  const isSigned = option === 'd' || option === 'i';
  const value = isSigned ? signed(number) : unsigned(number);
  const magnitude = value < 0n ? -value : value;
  const base = option === 'o' ? 8 : option === 'x' || option === 'X' ? 16 : 10;
  let digits = magnitude.toString(base);
  if (precision !== undefined) {
    digits = Number(precision) === 0 && value === 0n ? '' : digits.padStart(Number(precision), '0');
  }
  let prefix = '';
  if (isSigned) {
    prefix = value < 0n ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  } else if (flags.includes('#')) {
    if (base === 16 && value !== 0n) prefix = '0x';
    if (base === 8 && !digits.startsWith('0')) digits = `0${digits}`;
  }
  const size = Number(width);
  if (flags.includes('0') && !flags.includes('-') && precision === undefined) {
    digits = digits.padStart(size - prefix.length, '0');
  }
  const text = option === 'X' ? (prefix + digits).toUpperCase() : prefix + digits;
  return flags.includes('-') ? text.padEnd(size) : text.padStart(size);
}

const LEAST = -(2n ** 63n);

/** The conversion of a double to an integer by the processors that Redis runs on. */
function signed(value: number): bigint {
  return value >= -(2 ** 63) && value < 2 ** 63 ? BigInt(Math.trunc(value)) : LEAST;
}

function unsigned(value: number): bigint {
  if (value >= 2 ** 64) return 0n;
  return BigInt.asUintN(64, value >= 2 ** 63 ? BigInt(value) : signed(value));
}
