import type { ByteString } from '../../bytes.ts';
import type { LuaStack } from './lua/lua-stack.ts';

/** Redis 7.2 `util.c` `double2ll`: half of the range of 64 bits. */
const LARGEST_INTEGER = 2 ** 62;

/** The text of a number that a script passes to a command (Redis 7.2 `script_lua.c` `luaArgsToRedisArgv`). */
export function argumentText(value: number): ByteString {
  // The sign of a NaN is printed too (`fpconv_dtoa.c` `fpconv_dtoa`).
  if (Number.isNaN(value)) return isNegative(value) ? '-nan' : 'nan';
  const isInteger = Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER;
  return isInteger ? String(BigInt(value)) : numberText(value);
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** The sign bit, which JavaScript does not reveal for NaN. */
function isNegative(value: number): boolean {
  double[0] = value;
  return halves[1]! < 0;
}

/** The shortest digits of a number: Redis 7.2 `fpconv_dtoa.c` `emit_digits`. */
function numberText(value: number): ByteString {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  // These are the digits of an integer that does not end in many zeros.
  if (Number.isSafeInteger(value) && (Math.abs(value) < 1e8 || value % 10 !== 0)) return `${value}`;
  const sign = value < 0 ? '-' : '';
  const [mantissa, power] = Math.abs(value).toExponential().split('e') as [string, string];
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  const scale = exponent - digits.length + 1;
  if (scale >= 0 && exponent < digits.length + 7) return sign + digits + '0'.repeat(scale);
  if (scale < 0 && (scale > -7 || Math.abs(exponent) < 4)) {
    const whole = digits.length + scale;
    if (whole <= 0) return `${sign}0.${'0'.repeat(-whole)}${digits}`;
    return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  }
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  return `${sign}${digits[0]}${fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

const NUMERAL = /^[ \t\n\v\f\r]*([-+]?)([\da-z]+)[ \t\n\v\f\r]*$/i;
const MOST = 2n ** 64n - 1n;

/** `tonumber` of Lua 5.1 `lbaselib.c` with 64-bit C integers; they have 32 bits in this Lua. */
export function toNumber(stack: LuaStack): number {
  const base = stack.typeAt(2) > 0 ? Math.trunc(stack.checkNumber(2)) : 10;
  if (base === 10) {
    if (stack.top === 0) stack.badArgument(1, 'value expected');
    const value = stack.numberIfOne(1);
    if (value === undefined) stack.pushNil();
    else stack.pushNumber(value);
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
