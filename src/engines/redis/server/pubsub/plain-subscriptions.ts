import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { Unavailable } from '../../errors.ts';
import { RedisError } from '../../reply.ts';
import type { DatabaseLinks, MessageHandler } from '../database-links.ts';
import type { OwnConnection } from '../wire/link.ts';

/** The delay before subscribing again, in milliseconds. */
export const RESUBSCRIBE_DELAY = 250;

/** The connections to the place of a database; undefined while it is unknown. */
export type Links = () => DatabaseLinks | undefined;

/** The commands by kind of subscription. */
const KINDS = { channels: 'SUBSCRIBE', patterns: 'PSUBSCRIBE' } as const;
type PlainKind = keyof typeof KINDS;

/** The channels and patterns of a database that this copy listens to, on one connection, with which all are lost. */
export class PlainSubscriptions {
  readonly #links: Links;
  readonly #onMessage: MessageHandler;
  readonly #wanted: Readonly<Record<PlainKind, Set<ByteString>>> = {
    channels: new NameSet(),
    patterns: new NameSet(),
  };
  #connection: Promise<OwnConnection> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #changes: [word: string, channel: ByteString][] = [];
  #isClosed = false;

  constructor(links: Links, heard: MessageHandler) {
    this.#links = links;
    this.#onMessage = heard;
  }

  /** Resolves when the server has all present subscriptions; undefined if it already has. */
  settled(): Promise<unknown> | undefined {
    return this.#waiting === 0 ? undefined : this.#work;
  }

  add(kind: PlainKind, name: ByteString): void {
    this.#wanted[kind].add(name);
    this.#change(KINDS[kind], name);
  }

  remove(kind: PlainKind, name: ByteString): void {
    this.#wanted[kind].delete(name);
    this.#change(KINDS[kind].replace('SUB', 'UNSUB'), name);
  }

  /** Unsubscribes at the former place of the database, and subscribes again at the new one. */
  moved(): void {
    void this.#connection?.then(
      (connection) => connection.close(),
      () => {},
    );
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.moved();
  }

  #change(word: string, name: ByteString): void {
    const links = this.#links();
    if (links === undefined) return;
    this.#waiting += 1;
    this.#changes.push([word, links.channels + name]);
    this.#work = this.#work
      .then(() => this.#tell(links))
      .catch(() => {})
      .then(() => void (this.#waiting -= 1));
  }

  /** Sends all changes so far to the server in one batch: a single client may have thousands of channels. */
  async #tell(links: DatabaseLinks): Promise<void> {
    const changes = this.#changes.splice(0);
    if (changes.length === 0) return;
    const connection = await this.#connected(links);
    const replies = await connection.sendTogether(changes);
    // A node of a cluster may be unreachable, so everything is subscribed to again.
    if (replies.some((reply) => reply instanceof Unavailable)) connection.close();
  }

  #connected(links: DatabaseLinks): Promise<OwnConnection> {
    this.#connection ??= this.#connect(links);
    return this.#connection;
  }

  async #connect(links: DatabaseLinks): Promise<OwnConnection> {
    let connection: OwnConnection | undefined;
    try {
      connection = await links.listen((words) => this.#onMessage(words, links.channels.length));
      connection.onClose = () => this.#lost();
      for (const kind of Object.keys(KINDS) as PlainKind[]) {
        for (const name of this.#wanted[kind]) {
          const reply = await connection.send([KINDS[kind], links.channels + name]);
          if (reply instanceof RedisError) throw reply;
        }
      }
      return connection;
    } catch (error) {
      // A second subscription would deliver its messages twice.
      connection?.close();
      this.#lost();
      throw error;
    }
  }

  /** Subscribes again as soon as the server is reachable. Messages published meanwhile are missed. */
  #lost(): void {
    this.#connection = undefined;
    if (this.#isClosed || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      const isWanted = Object.values(this.#wanted).some((names) => names.size > 0);
      if (!isWanted || this.#isClosed) return;
      const links = this.#links();
      if (links === undefined) this.#lost();
      else this.#connected(links).catch(() => {});
    }, RESUBSCRIBE_DELAY);
    this.#retry.unref();
  }
}
