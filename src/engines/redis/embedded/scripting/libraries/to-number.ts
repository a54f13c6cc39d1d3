import type { LuaStack } from '../lua/lua-stack.ts';

const NUMERAL = /^[ \t\n\v\f\r]*([-+]?)([\da-z]+)[ \t\n\v\f\r]*$/i;
const MOST = 2n ** 64n - 1n;

/** `tonumber` of Lua 5.1 `lbaselib.c` with 64-bit C integers; they have 32 bits in this Lua. */
export function toNumber(stack: LuaStack): number {
  const base = stack.typeAt(2) > 0 ? Math.trunc(stack.checkNumber(2)) : 10;
  if (base === 10) {
    if (stack.top === 0) stack.badArgument(1, 'value expected');
    const isNumber = stack.state.lua.lua_isnumber(stack.L, 1) !== 0;
    if (isNumber) stack.pushNumber(stack.numberAt(1));
    else stack.pushNil();
    return 1;
  }
  const text = stack.checkString(1);
  if (base < 2 || base > 36) stack.badArgument(2, 'base out of range');
  const value = unsigned(text.split('\0', 1)[0]!, base);
  if (value === undefined) stack.pushNil();
  else stack.pushNumber(Number(value));
  return 1;
}

/** As C's `strtoul`, followed by white space only. */
function unsigned(text: string, base: number): bigint | undefined {
  const [, sign, numeral = ''] = NUMERAL.exec(text) ?? [];
  const digits = base === 16 ? numeral.replace(/^0x(?=.)/i, '') : numeral;
  if (digits === '') return undefined;
  let value = 0n;
  for (const char of digits) {
    const digit = parseInt(char, 36);
    if (digit >= base) return undefined;
    // Stops as soon as the number is too large, however many digits follow.
    if (value <= MOST) value = value * BigInt(base) + BigInt(digit);
  }
  if (value > MOST) return MOST;
  return sign === '-' ? BigInt.asUintN(64, -value) : value;
}
