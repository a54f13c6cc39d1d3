import { reportInternalError } from '../../base/internal-errors.ts';
import type { ByteString } from '../../engines/redis/bytes.ts';
import type { CommandListener, MessageListener, Subscription } from '../../engines/redis/engine.ts';
import type { RedisError } from '../../engines/redis/reply.ts';
import { EventStream, eventText, type EventSender } from '../../http/event-stream.ts';
import type { RedisCaller } from './caller.ts';
import { messageOf } from './errors.ts';
import type { LiveListener } from './live-messages.ts';

/** A stream of events over HTTP for a subscription or MONITOR, which either side can end. */
export class LiveStream implements MessageListener, CommandListener, LiveListener, EventSender {
  readonly #caller: RedisCaller;
  #events: EventStream | undefined;
  #subscription: Subscription | undefined;
  /** Messages from before the response began: a server may send one together with the confirmation. */
  #early: string[] | undefined;
  #endedEarly: string | undefined;

  constructor(caller: RedisCaller) {
    this.#caller = caller;
  }

  get admitted() {
    return this.#caller.admitted;
  }

  /**
   * Begins to send events.
   * @param first the events before all others
   * @returns the body of the response
   */
  begin(subscription: Subscription, first: readonly string[], signal: AbortSignal): EventStream {
    const { live } = this.#caller;
    this.#subscription = subscription;
    live.add(this);
    this.#events = new EventStream(live.streams, this, signal);
    for (const event of first) this.#events.send(event);
    for (const event of this.#early ?? []) this.#events.send(event);
    this.#early = undefined;
    if (this.#endedEarly !== undefined) this.#events.end(this.#endedEarly);
    return this.#events;
  }

  message(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void {
    this.#send(() => this.#caller.live.eventOf(channel, message, pattern));
  }

  command(line: ByteString): void {
    this.#send(() => eventText(line));
  }

  ended({ message }: RedisError): void {
    if (this.#events === undefined) this.#endedEarly = message;
    else this.#events.end(message);
  }

  revoked(): void {
    this.#events?.end(messageOf('invalidToken'));
  }

  streamEnded(): void {
    this.#subscription?.close();
    this.#caller.live.delete(this);
  }

  streamGoesOn(): void {
    const { usage, socket } = this.admitted;
    usage?.settle(socket);
  }

  /** Sends an event. If it can't be made, this stream ends, and the client that causes it goes on. */
  #send(make: () => string): void {
    try {
      const event = make();
      if (this.#events === undefined) (this.#early ??= []).push(event);
      else this.#events.send(event);
    } catch (error) {
      reportInternalError('subscription', error);
      this.#events?.destroy();
    }
  }
}
