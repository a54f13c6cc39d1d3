import { toBuffer, type ByteString } from '../../../bytes.ts';
import { LuaType, type LuaStack } from '../lua/lua-stack.ts';
import type { Library } from './library.ts';

const MOST_INTEGER_BYTES = 32;
/** The maximum of C's `int`. */
const INT_MAX = 2 ** 31 - 1;
const MOST_ALIGNMENT = 8;

/** One item of a format. */
interface Item {
  readonly option: string;
  readonly size: number;
  /** The number of padding bytes before it, which align it to its size. */
  readonly padding: (offset: number) => number;
  readonly littleEndian: boolean;
}

/** Packs and unpacks values in C's layout, as Redis 7.2 `lua_struct.c` (`struct` 0.2 by Roberto Ierusalimschy). */
export const struct: Library = {
  pack(stack) {
    stack.checkString(1);
    // `b_pack` pushes a marker after the arguments, which errors count.
    stack.pushNil();
    const pieces: ByteString[] = [];
    let offset = 0;
    let argument = 2;
    const write = (bytes: ByteString) => {
      pieces.push(bytes);
      offset += bytes.length;
    };
    for (const item of items(stack)) {
      write('\0'.repeat(item.padding(offset)));
      switch (item.option) {
        case 'x':
          write('\0');
          break;
        case 's':
        case 'c': {
          const text = stack.checkString(argument);
          const size = item.size === 0 ? text.length : item.size;
          if (text.length < size) stack.badArgument(argument + 1, 'string too short');
          argument++;
          write(item.option === 's' ? `${text}\0` : text.slice(0, size));
          break;
        }
        case 'f':
        case 'd':
          write(packFloat(stack.checkNumber(argument++), item));
          break;
        default:
          write(packInteger(stack.checkNumber(argument++), item));
      }
    }
    stack.pushString(pieces.join(''));
    return 1;
  },
  unpack(stack) {
    stack.checkString(1);
    const bytes = toBuffer(stack.checkString(2));
    let offset = stack.typeAt(3) > LuaType.nil ? Math.trunc(stack.checkNumber(3)) - 1 : 0;
    if (offset < 0) stack.badArgument(3, 'offset must be 1 or greater');
    let count = 0;
    for (const item of items(stack)) {
      offset += item.padding(offset);
      const { option } = item;
      let { size } = item;
      if (offset + size > bytes.length) stack.badArgument(2, 'data string too short');
      stack.need(4);
      if (option === 'x') {
        // It has no value.
      } else if (option === 's') {
        const end = bytes.indexOf(0, offset);
        if (end < 0) stack.fail('unfinished string in data');
        stack.pushString(bytes.toString('latin1', offset, end));
        size = end - offset + 1;
        count++;
      } else if (option === 'c') {
        if (size === 0) {
          if (count === 0 || stack.typeName(-1) !== 'number') {
            stack.fail("format 'c0' needs a previous size");
          }
          size = Math.trunc(stack.numberAt(-1));
          stack.pop();
          count--;
          if (size < 0 || offset + size > bytes.length) {
            stack.badArgument(2, 'data string too short');
          }
        }
        stack.pushString(bytes.toString('latin1', offset, offset + size));
        count++;
      } else {
        stack.pushNumber(readNumber(bytes.subarray(offset, offset + size), item));
        count++;
      }
      offset += size;
    }
    stack.pushNumber(offset + 1);
    return count + 1;
  },
  size(stack) {
    let size = 0;
    for (const item of items(stack, UNKNOWN_HAS_NONE)) {
      if (item.option === 's') stack.badArgument(1, "option 's' has no fixed size");
      if (item.option === 'c' && item.size === 0) {
        stack.badArgument(1, "option 'c0' has no fixed size");
      }
      size += item.padding(size) + item.size;
    }
    stack.pushNumber(size);
    return 1;
  },
};

/** The sizes on the machines that Redis runs on: 64 bits, little-endian. */
const SIZES: Readonly<Record<string, number>> = {
  b: 1,
  B: 1,
  h: 2,
  H: 2,
  l: 8,
  L: 8,
  T: 8,
  f: 4,
  d: 8,
  x: 1,
  s: 0,
};

/** `b_size` validates only signs: an unknown letter or digit has the size 0. */
const UNKNOWN_HAS_NONE = /^[a-z0-9]$/i;

function* items(stack: LuaStack, passedOver?: RegExp): Generator<Item> {
  const [format = ''] = stack.checkString(1).split('\0', 1);
  let littleEndian = true;
  let alignment = 1;
  for (let at = 0; at < format.length;) {
    const option = format[at++]!;
    const countable = option === '!' || option === 'i' || option === 'I' || option === 'c';
    const digits = countable ? digitsAt(format, at) : '';
    const number = digits === '' ? undefined : Number(digits);
    if (number !== undefined && number > INT_MAX) stack.fail('integral size overflow');
    at += digits.length;
    if (option === ' ') continue;
    if (passedOver?.test(option) === true && !(option in SIZES) && !countable) continue;
    if (option === '<' || option === '>') {
      littleEndian = option === '<';
    } else if (option === '!') {
      alignment = number ?? MOST_ALIGNMENT;
      if (alignment === 0 || (alignment & (alignment - 1)) !== 0) {
        stack.fail(`alignment ${alignment} is not a power of 2`);
      }
    } else {
      const size = sizeOf(stack, option, number);
      const align = Math.min(size, alignment);
      const isAligned = align > 1 && option !== 'c';
      // `gettoalign`, even if the size is not a power of 2.
      const padding = (offset: number) =>
        isAligned ? (align - (offset & (align - 1))) & (align - 1) : 0;
      yield { option, size, padding, littleEndian };
    }
  }
}

function digitsAt(format: string, at: number): string {
  let end = at;
  while (/^\d$/.test(format.charAt(end))) end++;
  return format.slice(at, end);
}

function sizeOf(stack: LuaStack, option: string, number: number | undefined): number {
  if (option === 'c') return number ?? 1;
  if (option === 'i' || option === 'I') {
    const size = number ?? 4;
    if (size > MOST_INTEGER_BYTES) {
      stack.fail(`integral size ${size} is larger than limit of ${MOST_INTEGER_BYTES}`);
    }
    return size;
  }
  return SIZES[option] ?? stack.badArgument(1, `invalid format option '${option}'`);
}

/** `putinteger`: a number that does not fit into 64 bits is converted as by the instructions of x86-64. */
function integerOf(value: number): bigint {
  if (value >= 2 ** 64) return 0n;
  return value >= -(2 ** 63) ? BigInt(Math.trunc(value)) : -(2n ** 63n);
}

function packInteger(value: number, { size, littleEndian }: Item): ByteString {
  let rest = integerOf(value);
  const bytes = Buffer.alloc(size);
  for (let i = 0; i < size; i++, rest >>= 8n) {
    bytes[littleEndian ? i : size - 1 - i] = Number(rest & 0xffn);
  }
  return bytes.toString('latin1');
}

function packFloat(value: number, { size, littleEndian }: Item): ByteString {
  const view = new DataView(new ArrayBuffer(size));
  if (size === 4) view.setFloat32(0, value, littleEndian);
  else view.setFloat64(0, value, littleEndian);
  return Buffer.from(view.buffer).toString('latin1');
}

function readNumber(bytes: Buffer, { option, littleEndian }: Item): number {
  if (option === 'f') return littleEndian ? bytes.readFloatLE() : bytes.readFloatBE();
  if (option === 'd') return littleEndian ? bytes.readDoubleLE() : bytes.readDoubleBE();
  let value = 0n;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[littleEndian ? bytes.length - 1 - i : i]!;
    value = (value << 8n) | BigInt(byte);
  }
  const isSigned = option === option.toLowerCase();
  const wide = Math.min(bytes.length, 8) * 8;
  return Number(isSigned ? BigInt.asIntN(wide, value) : BigInt.asUintN(wide, value));
}
