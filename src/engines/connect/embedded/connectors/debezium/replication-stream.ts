import type { Client } from 'pg';
import type { Alarm } from '../../../../../base/alarms.ts';
import type { ConnectorContext } from '../plugin.ts';
import { decode, toPgTime, type Message } from './pgoutput.ts';

/** The size of the queue, in bytes, from which on the socket is paused. */
const MOST_WAITING = 4 * 1024 * 1024;

/** A message of the plugin, or a keep-alive with a position up to which there are no further changes. */
export interface Streamed {
  readonly lsn: bigint;
  /** undefined for a keep-alive. */
  readonly message: Message | undefined;
}

/** The parts of `pg`'s connection that its types don't declare. */
interface CopyBoth {
  readonly stream: { pause(): void; resume(): void };
  on(event: 'copyData', listener: (message: { readonly chunk: Buffer }) => void): void;
  sendCopyFromChunk(chunk: Buffer): void;
}

export interface StreamOptions {
  /** A client that was opened for replication. */
  readonly client: Client;
  readonly context: Pick<ConnectorContext, 'clock' | 'alarms'>;
  /** The interval of status updates to the server, in milliseconds. */
  readonly statusInterval: number;
}

/** The stream of changes of a database ("Streaming Replication Protocol"). */
export class ReplicationStream {
  readonly #options: StreamOptions;
  readonly #connection: CopyBoth;
  readonly #waiting: { readonly item: Streamed; readonly size: number }[] = [];
  #bytes = 0;
  #confirmed: bigint;
  #failure: { readonly error: unknown } | undefined;
  #wake: () => void = () => undefined;
  #alarm: Alarm | undefined;
  #ended = false;

  /**
   * @param command `START_REPLICATION`
   * @param confirmed the position up to which everything has been stored
   */
  constructor(options: StreamOptions, command: string, confirmed: bigint) {
    this.#options = options;
    this.#confirmed = confirmed;
    // The types of `pg` don't declare what only replication needs.
    this.#connection = (options.client as unknown as { readonly connection: CopyBoth }).connection;
    this.#connection.on('copyData', ({ chunk }) => this.#receive(chunk));
    options.client.query(command).then(
      () => this.#fail(new Error('The server has ended the replication')),
      (error: unknown) => this.#fail(error),
    );
    this.#tellLater();
  }

  /** @returns the next message, if one has arrived. @throws the error that ended the stream, after its last message */
  take(): Streamed | undefined {
    const next = this.#waiting.shift();
    if (next === undefined) {
      if (this.#failure !== undefined) throw this.#failure.error;
      return undefined;
    }
    this.#bytes -= next.size;
    if (this.#bytes < MOST_WAITING) this.#connection.stream.resume();
    return next.item;
  }

  /** Waits until a message has arrived, at most this many milliseconds. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.#waiting.length > 0 || this.#failure !== undefined || signal.aborted) return;
    const { clock, alarms } = this.#options.context;
    await new Promise<void>((resolve) => {
      const done = () => {
        alarm.cancel();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const alarm = alarms.at(clock.now() + milliseconds, done);
      signal.addEventListener('abort', done);
      this.#wake = done;
    });
  }

  /** Confirms that everything up to this position has been stored; the server need not send it again. */
  confirm(lsn: bigint): void {
    if (lsn > this.#confirmed) this.#confirmed = lsn;
  }

  /** Ends the status updates. */
  end(): void {
    this.#ended = true;
    this.#alarm?.cancel();
  }

  #receive(chunk: Buffer): void {
    const isData = chunk[0] === 0x77;
    const end = chunk.readBigUInt64BE(isData ? 9 : 1);
    const message = isData ? decode(chunk.subarray(25)) : undefined;
    // The server ends a connection without status updates (`wal_sender_timeout`), even while the socket is paused.
    if (!isData && chunk[17] === 1) this.#tell();
    if (isData && message === undefined) return;
    const lsn = isData ? chunk.readBigUInt64BE(1) : end;
    this.#waiting.push({ item: { lsn, message }, size: chunk.length });
    this.#bytes += chunk.length;
    if (this.#bytes >= MOST_WAITING) this.#connection.stream.pause();
    this.#wake();
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#alarm?.cancel();
    this.#wake();
  }

  #tellLater(): void {
    const { context, statusInterval } = this.#options;
    this.#alarm = context.alarms.at(context.clock.now() + statusInterval, () => {
      if (this.#ended || this.#failure !== undefined) return;
      this.#tell();
      this.#tellLater();
    });
  }

  /** "Standby status update". */
  #tell(): void {
    const status = Buffer.alloc(34);
    status[0] = 0x72;
    for (const at of [1, 9, 17]) status.writeBigUInt64BE(this.#confirmed, at);
    status.writeBigInt64BE(toPgTime(this.#options.context.clock.now()), 25);
    this.#connection.sendCopyFromChunk(status);
  }
}
