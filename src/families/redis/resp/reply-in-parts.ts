import type { ByteString } from '../../../engines/redis/bytes.ts';
import { ArrayInPieces } from '../../../engines/redis/reply.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import {
  encodeReply,
  headOf,
  isAggregate,
  itemsIn,
  type Aggregate,
  type RespVersion,
} from './encode.ts';

/** A reply with more values is long: encoding them takes about a millisecond. */
const LONG = 4096;
/** Nested replies with at most this many values are encoded at once. */
const FEW = 64;
/** The minimum size of a part, in bytes. */
const BYTES_IN_A_PART = 64 * 1024;

/** A position in an array: the index of the item to encode next, and where the items after these come from. */
interface Place {
  items: readonly Resp3Reply[];
  next: number;
  readonly further?: Iterator<readonly Resp3Reply[], void>;
}

/** Whether a reply is so long that other clients should be served while it is encoded. */
export function isLong(reply: Resp3Reply): boolean {
  return typeof reply === 'object' && leftOf(reply, LONG) < 0;
}

/** @returns the number of values left of `most` after those of the reply; negative if it has more */
function leftOf(reply: Resp3Reply, most: number): number {
  if (!isAggregate(reply)) return most;
  if (reply instanceof ArrayInPieces) return -1;
  const items = itemsIn(reply);
  let left = most - items.length;
  for (let i = 0; i < items.length && left >= 0; i++) {
    const item = items[i]!;
    if (typeof item === 'object') left = leftOf(item, left);
  }
  return left;
}

/**
 * Encodes a long reply part by part. The reply can't change meanwhile, because it consists of strings and of arrays
 * that nobody else has.
 */
export class ReplyInParts {
  readonly #version: RespVersion;
  /** The path from the outermost array to the one that is being encoded. */
  readonly #places: Place[];

  constructor(reply: Resp3Reply, version: RespVersion) {
    this.#version = version;
    this.#places = [{ items: [reply], next: 0 }];
  }

  /** Whether there is no further part. */
  get isDone(): boolean {
    return this.#places.length === 0;
  }

  /** Encodes the next part. */
  next(): ByteString {
    let part = '';
    for (let count = 0; count < LONG && part.length < BYTES_IN_A_PART && !this.isDone; count++) {
      const place = this.#places.at(-1)!;
      const item = place.items[place.next++]!;
      if (isAggregate(item) && leftOf(item, FEW) < 0) {
        part += headOf(item, this.#version);
        this.#places.push(placeIn(item));
      } else {
        part += encodeReply(item, this.#version);
      }
      this.#leaveFinished();
    }
    return part;
  }

  #leaveFinished(): void {
    for (let place = this.#places.at(-1); place !== undefined; place = this.#places.at(-1)) {
      if (place.next < place.items.length) return;
      const further = place.further?.next();
      if (further === undefined || further.done === true) {
        this.#places.pop();
      } else {
        place.items = further.value;
        place.next = 0;
      }
    }
  }
}

function placeIn(reply: Aggregate): Place {
  return reply instanceof ArrayInPieces
    ? { items: [], next: 0, further: reply.pieces()[Symbol.iterator]() }
    : { items: itemsIn(reply), next: 0 };
}
