import type { ByteString } from '../../../bytes.ts';
import type { LuaStack } from '../lua/lua-stack.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PIECES = 4096;

/**
 * A text that is written piece by piece, where a small table can stand for very much. Pieces of one byte
 * cost many times that while they are apart, so they are joined now and then.
 */
export class Pieces {
  readonly #stack: LuaStack;
  readonly #problem: string;
  readonly #joined: ByteString[] = [];
  #pieces: ByteString[] = [];
  #length = 0;

  /** @param problem what the script is told where the text gets too long */
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
