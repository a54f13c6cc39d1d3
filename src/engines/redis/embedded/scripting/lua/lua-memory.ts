import type { ByteString } from '../../../bytes.ts';
import type { Pointer } from './wasm.ts';

/** With at most so many digits every integer is a number of JavaScript. */
const MOST_DIGITS = 15;

/** The memory of a Lua instance, which grows while scripts run. */
export class LuaMemory {
  readonly #memory: WebAssembly.Memory;
  #view: Buffer;

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory;
    this.#view = Buffer.from(memory.buffer);
  }

  /** Its length in bytes. */
  get length(): number {
    return this.#bytes.length;
  }

  write(bytes: ByteString, at: Pointer): void {
    this.#bytes.write(bytes, at, 'latin1');
  }

  read(at: Pointer, length: number): ByteString {
    return this.#bytes.toString('latin1', at, at + length);
  }

  /** The integer whose digits are in the memory; undefined if there is anything but digits, or too many. */
  digits(at: Pointer, length: number): number | undefined {
    if (length === 0 || length > MOST_DIGITS) return undefined;
    const bytes = this.#bytes;
    let value = 0;
    for (let i = at; i < at + length; i++) {
      const digit = bytes[i]! - 0x30;
      if (digit < 0 || digit > 9) return undefined;
      value = value * 10 + digit;
    }
    return value;
  }

  uint16(at: Pointer): number {
    return this.#bytes.readUInt16LE(at);
  }

  uint32(at: Pointer): number {
    return this.#bytes.readUInt32LE(at);
  }

  setUint32(at: Pointer, value: number): void {
    this.#bytes.writeUInt32LE(value, at);
  }

  get #bytes(): Buffer {
    // Growth detaches the old buffer, which leaves it without bytes; to ask for the present one each time takes longer.
    if (this.#view.length === 0) this.#view = Buffer.from(this.#memory.buffer);
    return this.#view;
  }
}
