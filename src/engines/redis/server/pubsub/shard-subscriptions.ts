import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import type { DatabaseLinks, MessageHandler } from '../database-links.ts';
import type { Link } from '../wire/link.ts';
import type { Links } from './plain-subscriptions.ts';
import { RESUBSCRIBE_DELAY } from './plain-subscriptions.ts';
import type { ShardConnections } from './shard-connections.ts';

/** A channel with subscribers in this copy. */
interface Wanted {
  /** The link that receives its messages; undefined while it is not subscribed to. */
  at: Link | undefined;
  /** Resolves when the server has answered the request to subscribe, or can't be reached. */
  asking: Promise<void> | undefined;
}

/**
 * The shard channels of a database that this copy listens to. Each is independent: while the node that has its slot is
 * unreachable, the others still get their messages.
 */
export class ShardSubscriptions {
  readonly #links: Links;
  readonly #heard: MessageHandler;
  readonly #wanted = new NameMap<ByteString, Wanted>();
  /** The last request to unsubscribe that the server has not confirmed yet, by channel. */
  readonly #ending = new NameMap<ByteString, Promise<void>>();
  #connections: { readonly of: DatabaseLinks; readonly to: ShardConnections } | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(links: Links, heard: MessageHandler) {
    this.#links = links;
    this.#heard = heard;
  }

  add(name: ByteString): void {
    const wanted: Wanted = { at: undefined, asking: undefined };
    this.#wanted.set(name, wanted);
    this.#ask(name, wanted);
  }

  remove(name: ByteString): void {
    const wanted = this.#wanted.get(name);
    this.#wanted.delete(name);
    const connections = this.#connections;
    if (wanted?.at === undefined || connections === undefined) return;
    const channel = connections.of.channels + name;
    const ending = connections.to.unsubscribe(channel, wanted.at).finally(() => {
      if (this.#ending.get(name) === ending) this.#ending.delete(name);
    });
    this.#ending.set(name, ending);
  }

  /** Whether the server delivers the messages of a channel to this copy. */
  hears(name: ByteString): boolean {
    return this.#wanted.get(name)?.at !== undefined;
  }

  /**
   * Resolves when no request to subscribe to one of these channels, or to unsubscribe from it, is pending; with no
   * channels, as for SUNSUBSCRIBE of all, when none to unsubscribe is. Undefined if that is so now. Until it has confirmed
   * the end of a subscription, the server counts this copy among the receivers of a message.
   */
  settled(names: readonly ByteString[]): Promise<unknown> | undefined {
    const underWay =
      names.length === 0
        ? [...this.#ending.values()]
        : names
            .flatMap((name) => [this.#wanted.get(name)?.asking, this.#ending.get(name)])
            .filter((one) => one !== undefined);
    return underWay.length === 0 ? undefined : Promise.all(underWay);
  }

  /** Ends the subscriptions at the former place of the database, and subscribes again at the new one. */
  moved(): void {
    const connections = this.#connections;
    this.#connections = undefined;
    for (const wanted of this.#wanted.values()) wanted.at = undefined;
    connections?.to.close();
    this.#askLater();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.moved();
  }

  #ask(name: ByteString, wanted: Wanted): void {
    const links = this.#links();
    if (links === undefined) {
      this.#askLater();
      return;
    }
    const { to } = this.#connected(links);
    wanted.asking = this.#subscribe(to, links.channels + name, { name, wanted });
  }

  async #subscribe(
    to: ShardConnections,
    channel: ByteString,
    { name, wanted }: { readonly name: ByteString; readonly wanted: Wanted },
  ): Promise<void> {
    try {
      const at = await to.subscribe(channel);
      if (this.#connections?.to !== to) this.#askLater();
      else if (this.#wanted.get(name) === wanted) wanted.at = at;
      else if (!this.#wanted.has(name)) await to.unsubscribe(channel, at);
    } catch {
      this.#askLater();
    } finally {
      wanted.asking = undefined;
    }
  }

  #connected(links: DatabaseLinks) {
    const known = this.#connections;
    if (known?.of === links) return known;
    known?.to.close();
    const to = links.listenToShards(this.#heard, (at) => this.#lost(at));
    this.#connections = { of: links, to };
    return this.#connections;
  }

  #lost(at: Link): void {
    for (const wanted of this.#wanted.values()) if (wanted.at === at) wanted.at = undefined;
    this.#askLater();
  }

  /** Subscribes again to the other channels, as soon as their nodes are reachable. Messages meanwhile are missed. */
  #askLater(): void {
    if (this.#isClosed || this.#retry !== undefined || this.#wanted.size === 0) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      for (const [name, wanted] of this.#wanted) {
        if (wanted.at === undefined && wanted.asking === undefined) this.#ask(name, wanted);
      }
    }, RESUBSCRIBE_DELAY);
    this.#retry.unref();
  }
}
