/*
 * A ring of frames in shared memory that one thread writes and another one reads. A frame is a header of four words and its
 * bytes, in one piece; what is left at the end of the ring may be skipped.
 */

/** Bytes of frames; a power of two. */
const SIZE = 1 << 20;
/** Positions count to twice the size, so that a full ring differs from an empty one. */
const POSITIONS = 2 * SIZE - 1;
const HEADER = 16;
/** What stands instead of a connection's number where the rest of the ring is skipped. */
const SKIP = -1;

/** The words that both threads share. */
const WRITTEN = 0;
const READ = 1;
const READER_SLEEPS = 2;
const WRITER_WAITS = 3;
const STATE_BYTES = 16;

/** The most bytes of one frame, so that there is room for several. */
export const MOST_BYTES = 64 * 1024;

/**
 * Takes a frame.
 * @param value a number that says something with the kind
 * @param bytes those of the frame, for the taker to keep
 */
export type TakeFrame = (connection: number, kind: number, value: number, bytes: Buffer) => void;

/** Memory for a ring, which both threads open. */
export function ringMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(STATE_BYTES + SIZE);
}

/** One end of a ring. */
export class Ring {
  readonly #state: Int32Array;
  readonly #words: Int32Array;
  readonly #bytes: Buffer;
  /** How far this end has written, or read. */
  #at = 0;

  constructor(memory: SharedArrayBuffer) {
    this.#state = new Int32Array(memory, 0, STATE_BYTES / 4);
    this.#words = new Int32Array(memory, STATE_BYTES, SIZE / 4);
    this.#bytes = Buffer.from(memory, STATE_BYTES, SIZE);
  }

  /**
   * Writes a frame, which the reader sees after {@link Ring.publish}.
   * @param bytes text has a character for each byte; at most {@link MOST_BYTES}
   * @returns whether there was room for it
   */
  write(connection: number, kind: number, value: number, bytes: Uint8Array | string): boolean {
    const { length } = bytes;
    const size = HEADER + ((length + 3) & ~3);
    let place = this.#at & (SIZE - 1);
    const rest = SIZE - place;
    const skipped = rest < size ? rest : 0;
    const used = (this.#at - Atomics.load(this.#state, READ)) & POSITIONS;
    if (used + skipped + size > SIZE) return false;
    if (skipped > 0) {
      this.#words[place >> 2] = SKIP;
      place = 0;
    }
    const word = place >> 2;
    this.#words[word] = connection;
    this.#words[word + 1] = kind;
    this.#words[word + 2] = value;
    this.#words[word + 3] = length;
    if (typeof bytes === 'string') this.#bytes.write(bytes, place + HEADER, length, 'latin1');
    else if (length > 0) this.#bytes.set(bytes, place + HEADER);
    this.#at = (this.#at + skipped + size) & POSITIONS;
    return true;
  }

  /** Shows the reader what has been written. @returns whether the reader has to be woken for it */
  publish(): boolean {
    Atomics.store(this.#state, WRITTEN, this.#at);
    return Atomics.exchange(this.#state, READER_SLEEPS, 0) === 1;
  }

  /** To be called where a frame had no room: asks the reader to wake the writer. The writer tries once more after it. */
  awaitRoom(): void {
    Atomics.store(this.#state, WRITER_WAITS, 1);
  }

  /**
   * Takes the next frames.
   * @param most how many
   * @returns whether that many were there, so that there may be more
   */
  read(most: number, take: TakeFrame): boolean {
    const written = Atomics.load(this.#state, WRITTEN);
    for (let count = 0; count < most; count++) {
      if (this.#at === written) return false;
      let place = this.#at & (SIZE - 1);
      let skipped = 0;
      if (this.#words[place >> 2] === SKIP) {
        skipped = SIZE - place;
        place = 0;
      }
      const word = place >> 2;
      const length = this.#words[word + 3]!;
      let bytes = NOTHING;
      if (length > 0) {
        bytes = Buffer.allocUnsafe(length);
        this.#bytes.copy(bytes, 0, place + HEADER, place + HEADER + length);
      }
      try {
        take(this.#words[word]!, this.#words[word + 1]!, this.#words[word + 2]!, bytes);
      } finally {
        this.#at = (this.#at + skipped + HEADER + ((length + 3) & ~3)) & POSITIONS;
        Atomics.store(this.#state, READ, this.#at);
      }
    }
    return true;
  }

  /** Whether there is a frame to read. */
  get hasFrames(): boolean {
    return Atomics.load(this.#state, WRITTEN) !== this.#at;
  }

  /** Whether the writer waits for room, which it is told of only once. */
  isRoomAwaited(): boolean {
    return (
      Atomics.load(this.#state, WRITER_WAITS) === 1 &&
      Atomics.exchange(this.#state, WRITER_WAITS, 0) === 1
    );
  }

  /** Has the writer wake the reader for the next frame. @returns false if there is one already */
  sleep(): boolean {
    Atomics.store(this.#state, READER_SLEEPS, 1);
    if (!this.hasFrames) return true;
    Atomics.store(this.#state, READER_SLEEPS, 0);
    return false;
  }
}

const NOTHING = Buffer.alloc(0);
