import type { ByteString } from '../../../bytes.ts';
import type { LuaStack } from '../lua/lua-stack.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PIECES = 4096;

/**
 * A text built from pieces, which a small table can make very long. One-byte pieces take many times their length, so
 * they are joined regularly.
 */
export class Pieces {
  readonly #stack: LuaStack;
  readonly #problem: string;
  readonly #joined: ByteString[] = [];
  #pieces: ByteString[] = [];
  #length = 0;

  /** @param problem the error for the script if the text becomes too long */
  constructor(stack: LuaStack, problem: string) {
    this.#stack = stack;
    this.#problem = problem;
  }

  push(piece: ByteString): void {
    this.#length += piece.length;
    if (this.#length > MOST_BYTES) this.#stack.fail(this.#problem);
    this.#pieces.push(piece);
    if (this.#pieces.length < MOST_PIECES) return;
    this.#stack.state.checkDeadline(this.#stack.L);
    this.#joined.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  joined(): ByteString {
    return this.#joined.join('') + this.#pieces.join('');
  }
}
