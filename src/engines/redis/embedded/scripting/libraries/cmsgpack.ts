import type { ByteString } from '../../../bytes.ts';
import { LuaType, type LuaStack } from '../lua/lua-stack.ts';
import { MessagePackReader } from './cmsgpack-read.ts';
import type { Library } from './library.ts';
import { Pieces } from './pieces.ts';

/** More deeply nested tables are encoded as nil (`lua_cmsgpack.c` `LUACMSGPACK_MAX_NESTING`). */
const MAX_NESTING = 16;

/** Encodes and decodes MessagePack, as Redis 7.2 `lua_cmsgpack.c`. */
export const cmsgpack: Library = {
  pack(stack) {
    const count = stack.top;
    if (count === 0) stack.badArgument(0, 'MessagePack pack needs input.');
    const pieces = new Pieces(stack, 'not enough memory');
    for (let i = 1; i <= count; i++) {
      stack.state.lua.lua_pushvalue(stack.L, i);
      packTop(stack, pieces, 0);
      stack.pop();
    }
    stack.pushString(pieces.joined());
    return 1;
  },
  unpack: (stack) => new MessagePackReader(stack, stack.checkString(1), 0).all(),
  unpack_one(stack) {
    const offset = stack.top >= 2 ? Math.trunc(stack.checkNumber(2)) : 0;
    return limited(stack, 1, offset);
  },
  unpack_limit(stack) {
    const limit = Math.trunc(stack.checkNumber(2));
    const offset = stack.top >= 3 ? Math.trunc(stack.checkNumber(3)) : 0;
    return limited(stack, limit, offset);
  },
};

function limited(stack: LuaStack, limit: number, offset: number): number {
  const bytes = stack.checkString(1);
  if (offset < 0 || limit < 0) {
    stack.fail(`Invalid request to unpack with offset of ${offset} and limit of ${bytes.length}.`);
  }
  if (offset > bytes.length) {
    stack.fail(`Start offset ${offset} greater than input length ${bytes.length}.`);
  }
  const reader = new MessagePackReader(stack, bytes, offset);
  return limit === 0 && offset === 0 ? reader.all() : reader.some(limit);
}

function packTop(stack: LuaStack, pieces: Pieces, level: number): void {
  const type = stack.typeAt(-1);
  if (type === LuaType.string) {
    const bytes = stack.stringAt(-1);
    pieces.push(header(bytes.length, 0xa0, 32, [0xd9, 0xda, 0xdb]) + bytes);
  } else if (type === LuaType.number) {
    pieces.push(number(stack.numberAt(-1)));
  } else if (type === LuaType.boolean) {
    pieces.push(stack.booleanAt(-1) ? '\xc3' : '\xc2');
  } else if (type === LuaType.table && level < MAX_NESTING) {
    table(stack, pieces, level + 1);
  } else {
    pieces.push('\xc0');
  }
}

function table(stack: LuaStack, pieces: Pieces, level: number): void {
  const { lua } = stack.state;
  stack.need(8);
  let count = 0;
  let highest = 0;
  let isArray = true;
  stack.pushNil();
  while (lua.lua_next(stack.L, -2) !== 0) {
    const key = stack.typeAt(-2) === LuaType.number ? stack.numberAt(-2) : 0;
    if (!Number.isInteger(key) || key < 1) isArray = false;
    highest = Math.max(highest, key);
    count++;
    stack.pop();
  }
  if (isArray && highest === count) {
    pieces.push(header(count, 0x90, 16, [undefined, 0xdc, 0xdd]));
    for (let i = 1; i <= count; i++) {
      stack.rawElement(-1, i);
      packTop(stack, pieces, level);
      stack.pop();
    }
    return;
  }
  pieces.push(header(count, 0x80, 16, [undefined, 0xde, 0xdf]));
  stack.pushNil();
  while (lua.lua_next(stack.L, -2) !== 0) {
    lua.lua_pushvalue(stack.L, -2);
    packTop(stack, pieces, level);
    stack.pop();
    packTop(stack, pieces, level);
    stack.pop();
  }
}

/** Writes a length: within the first byte, or after it in 8, 16 or 32 bits. */
function header(
  length: number,
  fixed: number,
  below: number,
  [in8, in16, in32]: readonly [number | undefined, number, number],
): ByteString {
  if (length < below) return String.fromCharCode(fixed | length);
  if (in8 !== undefined && length <= 0xff) return String.fromCharCode(in8, length);
  if (length <= 0xffff) return String.fromCharCode(in16) + bigEndian(length, 2);
  return String.fromCharCode(in32) + bigEndian(length, 4);
}

function number(value: number): ByteString {
  if (Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63) return integer(value);
  const bytes = Buffer.alloc(9);
  if (Math.fround(value) === value) {
    bytes[0] = 0xca;
    bytes.writeFloatBE(value, 1);
    return bytes.toString('latin1', 0, 5);
  }
  bytes[0] = 0xcb;
  bytes.writeDoubleBE(value, 1);
  return bytes.toString('latin1');
}

function integer(value: number): ByteString {
  if (value >= 0) {
    if (value <= 0x7f) return String.fromCharCode(value);
    if (value <= 0xff) return `\xcc${bigEndian(value, 1)}`;
    if (value <= 0xffff) return `\xcd${bigEndian(value, 2)}`;
    if (value <= 0xffff_ffff) return `\xce${bigEndian(value, 4)}`;
    return `\xcf${long(BigInt(value))}`;
  }
  if (value >= -32) return String.fromCharCode(value & 0xff);
  if (value >= -0x80) return `\xd0${bigEndian(value & 0xff, 1)}`;
  if (value >= -0x8000) return `\xd1${bigEndian(value & 0xffff, 2)}`;
  if (value >= -0x8000_0000) return `\xd2${bigEndian(value >>> 0, 4)}`;
  return `\xd3${long(BigInt(value))}`;
}

function bigEndian(value: number, bytes: number): ByteString {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer.toString('latin1');
}

function long(value: bigint): ByteString {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt.asUintN(64, value));
  return buffer.toString('latin1');
}
