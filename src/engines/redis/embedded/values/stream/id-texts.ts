import type { ByteString } from '../../../bytes.ts';
import { formatId, type StreamId } from './stream-id.ts';

/** Formats IDs given by their distances from a base ID, using numbers where these are exact, as they nearly always are. */
export class IdTexts {
  readonly #master: StreamId;
  readonly #ms: number;
  readonly #seq: number;
  /** The last distance in milliseconds, and the formatted first part of such IDs. */
  #distance: number | undefined;
  #beginning: ByteString = '';

  constructor(master: StreamId) {
    this.#master = master;
    this.#ms = Number(master.ms);
    this.#seq = Number(master.seq);
  }

  /** Distances are modulo 2^64. */
  at(ms: number | bigint, seq: number | bigint): ByteString {
    if (typeof ms !== 'number' || typeof seq !== 'number') return this.#exactly(ms, seq);
    const number = this.#seq + seq;
    if (!isExact(number)) return this.#exactly(ms, seq);
    if (ms !== this.#distance) {
      const time = this.#ms + ms;
      if (!isExact(time)) return this.#exactly(ms, seq);
      this.#distance = ms;
      this.#beginning = `${time}-`;
    }
    return this.#beginning + number;
  }

  #exactly(ms: number | bigint, seq: number | bigint): ByteString {
    return formatId(idAt(this.#master, ms, seq));
  }
}

/** The ID at a distance from a base ID, modulo 2^64. */
export function idAt(master: StreamId, ms: number | bigint, seq: number | bigint): StreamId {
  return {
    ms: ms === 0 ? master.ms : BigInt.asUintN(64, master.ms + BigInt(ms)),
    seq: seq === 0 ? master.seq : BigInt.asUintN(64, master.seq + BigInt(seq)),
  };
}

/** Whether the sum of two numbers is exact and not negative. */
function isExact(sum: number): boolean {
  return sum >= 0 && sum < Number.MAX_SAFE_INTEGER;
}
