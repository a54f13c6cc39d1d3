import type { ByteString } from '../../bytes.ts';
import { NULL_ARRAY, type Reply } from '../../reply.ts';

/** The types of values that clients wait for. */
export type AwaitedType = 'list' | 'zset' | 'stream';

/** The keys that a command waits for. */
export interface AwaitedKeys {
  readonly names: readonly ByteString[];
  /** The command runs again when one of them holds a value of this type. */
  readonly type: AwaitedType;
  /** It also runs again when one of them has gone, or holds something else. */
  readonly orGone?: boolean;
}

interface WaitFields {
  /** When the time is up, in Unix milliseconds; `Infinity` is never. */
  readonly until: number;
  readonly keys?: AwaitedKeys;
  /** The command as it is to run again, where that is not as it came. */
  readonly argv?: readonly ByteString[];
  /** A reply that comes without the command running again. */
  readonly reply?: Promise<Reply>;
  /** The reply when the time is up; the null array if not given. */
  readonly timedOut?: Reply | (() => Reply);
  /** The reply to a client that may not wait; that of the time being up if not given. */
  readonly denied?: Reply;
}

/**
 * What a command returns that can't reply yet. Where the client may wait, it does; everywhere else (in a
 * transaction, in a script, over HTTP) the time counts as up at once (Redis 7.2 `CLIENT_DENY_BLOCKING`).
 */
export class Wait {
  readonly until: number;
  readonly keys: AwaitedKeys | undefined;
  readonly argv: readonly ByteString[] | undefined;
  readonly reply: Promise<Reply> | undefined;
  readonly #timedOut: Reply | (() => Reply);
  readonly #denied: Reply | undefined;

  constructor({ until, keys, argv, reply, timedOut = NULL_ARRAY, denied }: WaitFields) {
    this.until = until;
    this.keys = keys;
    this.argv = argv;
    this.reply = reply;
    this.#timedOut = timedOut;
    this.#denied = denied;
  }

  /** The reply if the time is up now. */
  get timedOut(): Reply {
    return typeof this.#timedOut === 'function' ? this.#timedOut() : this.#timedOut;
  }

  get denied(): Reply {
    return this.#denied === undefined ? this.timedOut : this.#denied;
  }
}
