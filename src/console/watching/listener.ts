import { EventStream, type EventSender } from '../../http/event-stream.ts';
import type { EventStreams } from '../../http/event-streams.ts';

/** The buffer, in bytes, beyond which a page that does not keep up is disconnected. */
const SLOWNESS = { hard: 4 * 1024 ** 2, soft: 1024 ** 2, softMs: 10_000 };

/** The last event of a stream whose listener has lost access. */
const REVOKED = 'the credentials of this stream are not valid any more';

/** Whether a listener would still be let in. Undefined where nothing can have changed. */
export type StillAuthorized = () => Promise<boolean>;

/** A listener, which is told only while it would still be let in. */
export class Listener implements EventSender {
  readonly stream: EventStream;
  readonly #isAuthorized: StillAuthorized | undefined;
  readonly #ended: (listener: Listener) => void;
  /** The checks so far, which end in order. */
  #checked: Promise<void> = Promise.resolve();

  constructor(
    streams: EventStreams,
    signal: AbortSignal,
    isAuthorized: StillAuthorized | undefined,
    ended: (listener: Listener) => void,
  ) {
    this.#isAuthorized = isAuthorized;
    this.#ended = ended;
    this.stream = new EventStream(streams, this, signal, { limit: SLOWNESS });
  }

  tell(event: string): void {
    if (this.#isAuthorized === undefined) this.stream.send(event);
    else this.#check(this.#isAuthorized, event);
  }

  streamEnded(): void {
    this.#ended(this);
  }

  /** The key of a listener to whom nothing happens may have been deleted by another copy. */
  streamGoesOn(): void {
    if (this.#isAuthorized !== undefined) this.#check(this.#isAuthorized);
  }

  /** Sends an event if the listener would still be let in, and ends its stream otherwise, or if that is unknown. */
  #check(isAuthorized: StillAuthorized, event?: string): void {
    const before = this.#checked;
    this.#checked = (async () => {
      await before;
      const is = await isAuthorized().catch(() => false);
      if (!is) this.stream.end(REVOKED);
      else if (event !== undefined) this.stream.send(event);
    })();
  }
}
