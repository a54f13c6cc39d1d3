import { toText, type ByteString } from '../../engines/redis/bytes.ts';
import { EventStreams } from '../../http/event-streams.ts';
import { eventText } from '../../http/event-stream.ts';
import type { Socket } from 'node:net';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';

/** The credentials and the connection of an authenticated caller. */
export interface AuthenticatedUser {
  readonly token: string;
  /** The id of the database. */
  readonly id: string;
  readonly user: string;
  readonly socket: Socket;
  readonly usage: DatabaseUsage | undefined;
}

/** A listener that can be stopped. */
export interface LiveListener {
  readonly admitted: AuthenticatedUser;
  revoked(): void;
}

/** State shared by all open streams of messages. */
export class LiveMessages {
  readonly streams = new EventStreams();
  readonly #watch: (database: string, look: () => void) => () => void;
  readonly #isStillAuthorized: (admitted: AuthenticatedUser) => boolean | Promise<boolean>;
  /** By database. */
  readonly #listeners = new Map<string, { readonly all: Set<LiveListener>; forget: () => void }>();
  #last: readonly (ByteString | undefined)[] = [];
  #text = '';

  /**
   * @param watch registers a callback for changes of access to a database, and returns how to remove it
   * @param isStillAuthorized whether a caller would be authenticated now
   */
  constructor(
    watch: (database: string, look: () => void) => () => void,
    isStillAuthorized: (admitted: AuthenticatedUser) => boolean | Promise<boolean>,
  ) {
    this.#watch = watch;
    this.#isStillAuthorized = isStillAuthorized;
  }

  add(listener: LiveListener): void {
    const { id } = listener.admitted;
    let listeners = this.#listeners.get(id);
    if (listeners === undefined) {
      listeners = { all: new Set(), forget: this.#watch(id, () => this.#recheckAccess(id)) };
      this.#listeners.set(id, listeners);
    }
    listeners.all.add(listener);
  }

  delete(listener: LiveListener): void {
    const { id } = listener.admitted;
    const listeners = this.#listeners.get(id);
    if (listeners?.all.delete(listener) !== true || listeners.all.size > 0) return;
    listeners.forget();
    this.#listeners.delete(id);
  }

  /** Formats a message as an event; cached for consecutive listeners of the same message. */
  eventOf(channel: ByteString, message: ByteString, pattern: ByteString | undefined): string {
    const [lastChannel, lastMessage, lastPattern] = this.#last;
    if (message !== lastMessage || channel !== lastChannel || pattern !== lastPattern) {
      const parts =
        pattern === undefined
          ? ['message', channel, message]
          : ['pmessage', pattern, channel, message];
      this.#text = eventText(toText(parts.join(',')));
      this.#last = [channel, message, pattern];
    }
    return this.#text;
  }

  #recheckAccess(id: string): void {
    for (const listener of this.#listeners.get(id)?.all ?? []) {
      const isAuthorized = this.#isStillAuthorized(listener.admitted);
      if (isAuthorized instanceof Promise) void revokeUnless(isAuthorized, listener);
      else if (!isAuthorized) listener.revoked();
    }
  }
}

/** If it is unknown whether a listener still has access, its stream ends. */
async function revokeUnless(isAuthorized: Promise<boolean>, listener: LiveListener): Promise<void> {
  if (!(await isAuthorized.catch(() => false))) listener.revoked();
}
