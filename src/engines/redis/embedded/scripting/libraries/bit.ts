import type { LuaStack } from '../lua/lua-stack.ts';
import type { Library } from './library.ts';

/** The operations of `bit` (Lua BitOp 1.0.2) on 32-bit numbers. */
export const bit: Library = {
  tobit: (stack) => reply(stack, bits(stack, 1)),
  bnot: (stack) => reply(stack, ~bits(stack, 1)),
  band: (stack) => fold(stack, (a, b) => a & b),
  bor: (stack) => fold(stack, (a, b) => a | b),
  bxor: (stack) => fold(stack, (a, b) => a ^ b),
  lshift: (stack) => shift(stack, (a, n) => a << n),
  rshift: (stack) => shift(stack, (a, n) => a >>> n),
  arshift: (stack) => shift(stack, (a, n) => a >> n),
  rol: (stack) => shift(stack, (a, n) => (a << n) | (a >>> (32 - n))),
  ror: (stack) => shift(stack, (a, n) => (a >>> n) | (a << (32 - n))),
  bswap(stack) {
    const a = bits(stack, 1);
    return reply(stack, (a << 24) | ((a & 0xff00) << 8) | ((a >>> 8) & 0xff00) | (a >>> 24));
  },
  tohex(stack) {
    const value = bits(stack, 1) >>> 0;
    const digits = stack.top < 2 ? 8 : bits(stack, 2);
    const hex = value
      .toString(16)
      .padStart(8, '0')
      .slice(-Math.min(Math.abs(digits), 8));
    stack.pushString(digits === 0 ? '' : digits < 0 ? hex.toUpperCase() : hex);
    return 1;
  },
};

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** As in BitOp: the addend moves the bits of an integer to where they can be read from a double. */
function bits(stack: LuaStack, index: number): number {
  double[0] = stack.checkNumber(index) + 6_755_399_441_055_744;
  return halves[0]!;
}

function fold(stack: LuaStack, join: (a: number, b: number) => number): number {
  let result = bits(stack, 1);
  for (let i = stack.top; i > 1; i--) result = join(result, bits(stack, i));
  return reply(stack, result);
}

function shift(stack: LuaStack, by: (a: number, n: number) => number): number {
  return reply(stack, by(bits(stack, 1), bits(stack, 2) & 31));
}

function reply(stack: LuaStack, value: number): number {
  stack.pushNumber(value | 0);
  return 1;
}
