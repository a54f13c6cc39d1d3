import type { ByteString } from '../../bytes.ts';
import { NULL_ARRAY, type Reply } from '../../reply.ts';

/** The types of values that clients can wait for. */
type AwaitedType = 'list' | 'zset' | 'stream';

/** The keys that a command waits for. */
interface AwaitedKeys {
  readonly names: readonly ByteString[];
  /** The command runs again when one of them holds a value of this type. */
  readonly type: AwaitedType;
  /** Whether it also runs again when one of them is deleted, or gets another type. */
  readonly orGone?: boolean;
}

/** Which commands of a client may have to be waited for. */
export type Waits = 'any' | 'holding requests' | 'none';

interface WaitFields {
  /** The deadline in Unix milliseconds; `Infinity` for none. */
  readonly until: number;
  readonly keys?: AwaitedKeys;
  /** When the command runs again although none of its keys has changed, in Unix milliseconds; never if absent. */
  readonly again?: number;
  /** The arguments for the next run, if they differ. */
  readonly argv?: readonly ByteString[];
  /** A reply that comes without running the command again. */
  readonly reply?: Promise<Reply>;
  /** The reply at the deadline; the null array if absent. */
  readonly timedOut?: Reply | (() => Reply);
  /** The reply to a client that may not block; that at the deadline if absent. */
  readonly denied?: Reply;
  /** Whether clients over HTTP wait as well. */
  readonly holdsRequests?: boolean;
}

/**
 * Returned by a command that has to block. If the client may block, it does; otherwise (in a transaction, in a script,
 * over HTTP unless it holds requests) the deadline counts as passed (Redis 7.2 `CLIENT_DENY_BLOCKING`).
 */
export class Wait {
  readonly until: number;
  readonly keys: AwaitedKeys | undefined;
  readonly again: number;
  readonly argv: readonly ByteString[] | undefined;
  readonly reply: Promise<Reply> | undefined;
  readonly holdsRequests: boolean;
  readonly #timedOut: Reply | (() => Reply);
  readonly #denied: Reply | undefined;

  constructor({
    until,
    keys,
    again,
    argv,
    reply,
    timedOut = NULL_ARRAY,
    denied,
    holdsRequests,
  }: WaitFields) {
    this.until = until;
    this.keys = keys;
    this.again = again ?? Infinity;
    this.argv = argv;
    this.reply = reply;
    this.holdsRequests = holdsRequests ?? false;
    this.#timedOut = timedOut;
    this.#denied = denied;
  }

  /** Whether the client blocks; otherwise its reply is {@link denied}. */
  mayBlock(waits: Waits): boolean {
    return waits === 'any' || (waits !== 'none' && this.holdsRequests);
  }

  /** The reply if the deadline has passed now. */
  get timedOut(): Reply {
    return typeof this.#timedOut === 'function' ? this.#timedOut() : this.#timedOut;
  }

  get denied(): Reply {
    return this.#denied === undefined ? this.timedOut : this.#denied;
  }
}

/** The reply of a command that has not ended yet. No other command of its connection runs until it has. */
export class LaterReply {
  /** Resolves when the command has ended, also with an error; it never rejects with a `RedisError`. */
  readonly reply: Promise<Reply>;

  constructor(reply: Promise<Reply>) {
    this.reply = reply;
  }
}
