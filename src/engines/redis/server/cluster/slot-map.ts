import type { Reply } from '../../reply.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import type { Place } from '../wire/server-connection.ts';
import { SLOTS } from './hash-slot.ts';

/** A node that takes changes of its slots. */
export interface Primary {
  readonly place: Place;
  /** Its lowest slot. */
  readonly first: number;
}

/** Which node of a cluster serves which slot, as one of its nodes said. */
export class SlotMap {
  readonly #owners: readonly (Place | undefined)[];
  /** In the order of their lowest slots. */
  readonly primaries: readonly Primary[];
  /** The replicas of all primaries. */
  readonly replicas: readonly Place[];

  /**
   * @param slots the reply to CLUSTER SLOTS
   * @param asked who gave it: a node that doesn't know its own address leaves it out
   */
  static from(slots: Reply, asked: Place): SlotMap {
    const owners: (Place | undefined)[] = Array.from({ length: SLOTS });
    const replicas = new Map<string, Place>();
    for (const range of itemsOf(slots)) {
      const [first, last, primary, ...following] = itemsOf(range);
      owners.fill(placeOf(primary, asked), Number(first), Number(last) + 1);
      for (const each of following) {
        const place = placeOf(each, asked);
        replicas.set(nameOf(place), place);
      }
    }
    return new SlotMap(owners, [...replicas.values()]);
  }

  private constructor(owners: readonly (Place | undefined)[], replicas: readonly Place[]) {
    this.#owners = owners;
    this.replicas = replicas;
    const primaries = new Map<string, Primary>();
    for (const [slot, place] of owners.entries()) {
      // Most slots have the node of the one before; names are made where that changes.
      if (place === undefined || place === owners[slot - 1] || primaries.has(nameOf(place)))
        continue;
      primaries.set(nameOf(place), { place, first: slot });
    }
    this.primaries = [...primaries.values()];
  }

  ownerOf(slot: number): Place | undefined {
    return this.#owners[slot];
  }

  has(place: Place): boolean {
    const isIt = (each: Place) => nameOf(each) === nameOf(place);
    return this.primaries.some((each) => isIt(each.place)) || this.replicas.some(isIt);
  }

  /** The slots that no node serves, as ranges for people; empty where there are none. */
  get missing(): string {
    const ranges: string[] = [];
    for (let slot = 0; slot < SLOTS; slot++) {
      if (this.#owners[slot] !== undefined) continue;
      const first = slot;
      while (slot + 1 < SLOTS && this.#owners[slot + 1] === undefined) slot += 1;
      ranges.push(first === slot ? `${first}` : `${first}-${slot}`);
    }
    return ranges.join(', ');
  }

  /** The same with one slot elsewhere. */
  withOwner(slot: number, place: Place): SlotMap {
    return new SlotMap(this.#owners.with(slot, place), this.replicas);
  }
}

export function nameOf({ host, port }: Place): string {
  return `${host}:${port}`;
}

/** The preferred endpoint stands first; where the cluster knows none, it is null, empty or `?` (`cluster.c` `addNodeToNodeReply`). */
function placeOf(node: Reply | undefined, asked: Place): Place {
  const [host, port] = itemsOf(node);
  const known = textOf(host);
  return {
    host: known === '' || known === '?' ? asked.host : known,
    port: Number(port),
    tls: asked.tls,
  };
}
