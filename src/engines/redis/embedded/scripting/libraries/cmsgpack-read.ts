import { toBuffer, type ByteString } from '../../../bytes.ts';
import { STRINGS_AT_ONCE, type LuaStack } from '../lua/lua-stack.ts';

const MOST_LEVELS = 1000;

/** Decodes MessagePack, pushing the values. */
export class MessagePackReader {
  readonly #stack: LuaStack;
  readonly #bytes: Buffer;
  #at: number;
  /** The strings so far. */
  #strings = 0;

  constructor(stack: LuaStack, bytes: ByteString, offset: number) {
    this.#stack = stack;
    this.#bytes = toBuffer(bytes);
    this.#at = offset;
  }

  /** Pushes all values. @returns how many */
  all(): number {
    let count = 0;
    for (; this.#at < this.#bytes.length; count++) {
      this.#stack.need(8);
      this.#value(1);
    }
    return count;
  }

  /** Pushes the offset of the rest, or -1 at the end, and after it up to this many values. */
  some(limit: number): number {
    const { lua } = this.#stack.state;
    let count = 0;
    for (; count < limit && this.#at < this.#bytes.length; count++) {
      this.#stack.need(8);
      this.#value(1);
    }
    this.#stack.pushNumber(this.#at < this.#bytes.length ? this.#at : -1);
    lua.lua_insert(this.#stack.L, -count - 1);
    return count + 1;
  }

  #value(level: number): void {
    const stack = this.#stack;
    const type = this.#take(1)[0]!;
    if (type <= 0x7f) return stack.pushNumber(type);
    if (type >= 0xe0) return stack.pushNumber(type - 0x100);
    if (type <= 0x8f) return this.#map(type & 0x0f, level);
    if (type <= 0x9f) return this.#array(type & 0x0f, level);
    if (type <= 0xbf) return this.#string(type & 0x1f);
    switch (type) {
      case 0xc0:
        return stack.pushNil();
      case 0xc2:
      case 0xc3:
        return stack.pushBoolean(type === 0xc3);
      case 0xca:
        return stack.pushNumber(this.#take(4).readFloatBE());
      case 0xcb:
        return stack.pushNumber(this.#take(8).readDoubleBE());
      case 0xcc:
      case 0xcd:
      case 0xce:
        return stack.pushNumber(this.#length(1 << (type - 0xcc)));
      case 0xcf:
        return stack.pushNumber(Number(this.#take(8).readBigUInt64BE()));
      case 0xd0:
      case 0xd1:
      case 0xd2: {
        const size = 1 << (type - 0xd0);
        return stack.pushNumber(this.#take(size).readIntBE(0, size));
      }
      case 0xd3:
        return stack.pushNumber(Number(this.#take(8).readBigInt64BE()));
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#string(this.#length(1 << (type - 0xd9)));
      case 0xdc:
      case 0xdd:
        return this.#array(this.#length(type === 0xdc ? 2 : 4), level);
      case 0xde:
      case 0xdf:
        return this.#map(this.#length(type === 0xde ? 2 : 4), level);
      default:
        return stack.fail('Bad data format in input.');
    }
  }

  #string(length: number): void {
    const stack = this.#stack;
    stack.pushString(this.#take(length).toString('latin1'));
    if (++this.#strings % STRINGS_AT_ONCE === 0) stack.state.checkDeadline(stack.L);
  }

  #array(length: number, level: number): void {
    this.#descend(level);
    this.#stack.pushTable();
    for (let i = 1; i <= length; i++) {
      this.#value(level + 1);
      this.#stack.setElement(i);
    }
  }

  #map(length: number, level: number): void {
    const { lua } = this.#stack.state;
    this.#descend(level);
    this.#stack.pushTable();
    for (let i = 0; i < length; i++) {
      this.#value(level + 1);
      const key = this.#stack.typeName(-1);
      const isNan = key === 'number' && Number.isNaN(this.#stack.numberAt(-1));
      if (key === 'nil' || isNan) this.#stack.fail('Bad data format in input.');
      this.#value(level + 1);
      lua.lua_rawset(this.#stack.L, -3);
    }
  }

  #descend(level: number): void {
    if (level > MOST_LEVELS) this.#stack.fail('Bad data format in input.');
    this.#stack.need(8);
  }

  #length(size: number): number {
    return this.#take(size).readUIntBE(0, size);
  }

  #take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) this.#stack.fail('Missing bytes in input.');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}
