import type { Reply } from '../../reply.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import type { Place } from '../wire/server-connection.ts';
import { SLOTS } from './hash-slot.ts';

/** A writable node. */
export interface Primary {
  readonly place: Place;
  /** Its lowest slot. */
  readonly first: number;
}

/** The assignment of slots to nodes, as reported by one of them. */
export class SlotMap {
  readonly #owners: readonly (Place | undefined)[];
  /** In the order of their lowest slots. */
  readonly primaries: readonly Primary[];
  /** The replicas of all primaries. */
  readonly replicas: readonly Place[];

  /**
   * @param slots the reply to CLUSTER SLOTS
   * @param asked the node that gave it, because a node may leave out its own address
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
      // Most slots have the same node as the previous one; a name is only made where it differs.
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

  /** The slots without a node, as ranges for messages; empty if there are none. */
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

  /** A copy with one slot assigned to another node. */
  withOwner(slot: number, place: Place): SlotMap {
    return new SlotMap(this.#owners.with(slot, place), this.replicas);
  }
}

export function nameOf({ host, port }: Place): string {
  return `${host}:${port}`;
}

/**
 * The preferred endpoint comes first; if the cluster knows none, it is null, empty or `?` (`cluster.c`
 * `addNodeToNodeReply`).
 */
function placeOf(node: Reply | undefined, asked: Place): Place {
  const [host, port] = itemsOf(node);
  const known = textOf(host);
  return {
    host: known === '' || known === '?' ? asked.host : known,
    port: Number(port),
    tls: asked.tls,
  };
}
