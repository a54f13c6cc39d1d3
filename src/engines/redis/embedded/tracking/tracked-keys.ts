import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import type { TrackingClient } from './client-tracking.ts';

/** What V8 needs for a key besides its text, and for each of several clients that have read it, in bytes. */
const KEY_BYTES = 160;
const CLIENT_BYTES = 64;

/** A key that clients have read. Most are read by one, so there is a set only for several. */
interface TrackedKey {
  readonly key: ByteString;
  clients: TrackingClient | Set<TrackingClient>;
}

/** The keys that clients have read since they last changed. */
export class TrackedKeys {
  readonly #byKey = new NameMap<ByteString, TrackedKey>();
  /**
   * Begins with the oldest key: those before it have been forgotten. To begin anew each time would take V8 long once many
   * keys were deleted. It gives values, because `NameMap` may not be added to while its keys are looked at.
   */
  #oldest = this.#byKey.values();
  #items = 0;
  #bytes = 0;

  get size(): number {
    return this.#byKey.size;
  }

  /** The number of pairs of a key and a client. */
  get items(): number {
    return this.#items;
  }

  /** The memory of all, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @returns whether the client had not read the key before */
  add(key: ByteString, client: TrackingClient): boolean {
    const tracked = this.#byKey.get(key);
    if (tracked === undefined) {
      this.#byKey.set(key, { key, clients: client });
      this.#bytes += key.length + KEY_BYTES;
    } else {
      const { clients } = tracked;
      if (clients === client || (clients instanceof Set && clients.has(client))) return false;
      if (clients instanceof Set) clients.add(client);
      else tracked.clients = new Set([clients, client]);
      this.#bytes += CLIENT_BYTES;
    }
    this.#items++;
    return true;
  }

  /** Forgets a key. @returns the clients that have read it */
  take(key: ByteString): Iterable<TrackingClient> {
    const tracked = this.#byKey.get(key);
    if (tracked === undefined) return [];
    this.#byKey.delete(key);
    const { clients } = tracked;
    const count = clients instanceof Set ? clients.size : 1;
    this.#items -= count;
    this.#bytes -= key.length + KEY_BYTES + (count - 1) * CLIENT_BYTES;
    return clients instanceof Set ? clients : [clients];
  }

  /** The key that was read first; undefined if there is none. */
  get oldest(): ByteString | undefined {
    let next = this.#oldest.next();
    if (next.done === true && this.size > 0) {
      this.#oldest = this.#byKey.values();
      next = this.#oldest.next();
    }
    return next.value?.key;
  }

  clear(): void {
    this.#byKey.clear();
    this.#oldest = this.#byKey.values();
    this.#items = 0;
    this.#bytes = 0;
  }
}
