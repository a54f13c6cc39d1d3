import type { Reply } from '../../reply.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import type { ServerAddress } from '../wire/server-connection.ts';
import { SLOTS } from './hash-slot.ts';
import type { ByteString } from '../../bytes.ts';

/** A writable node. */
interface Primary {
  readonly address: ServerAddress;
  /** Its lowest slot. */
  readonly first: number;
}

/** The assignment of slots to nodes, as reported by one of them. */
export class SlotMap {
  readonly #owners: readonly (ServerAddress | undefined)[];
  /** In the order of their lowest slots. */
  readonly primaries: readonly Primary[];
  /** The replicas of all primaries. */
  readonly replicas: readonly ServerAddress[];

  /**
   * @param slots the reply to CLUSTER SLOTS
   * @param asked the node that gave it, because a node may leave out its own address
   */
  static from(slots: Reply, asked: ServerAddress): SlotMap {
    const owners: (ServerAddress | undefined)[] = Array.from({ length: SLOTS });
    const replicas = new Map<string, ServerAddress>();
    for (const range of itemsOf(slots)) {
      const [first, last, primary, ...following] = itemsOf(range);
      owners.fill(placeOf(primary, asked), Number(first), Number(last) + 1);
      for (const each of following) {
        const address = placeOf(each, asked);
        replicas.set(nameOf(address), address);
      }
    }
    return new SlotMap(owners, [...replicas.values()]);
  }

  private constructor(
    owners: readonly (ServerAddress | undefined)[],
    replicas: readonly ServerAddress[],
  ) {
    this.#owners = owners;
    this.replicas = replicas;
    const primaries = new Map<string, Primary>();
    for (const [slot, address] of owners.entries()) {
      // Most slots have the same node as the previous one; a name is only made where it differs.
      if (address === undefined || address === owners[slot - 1] || primaries.has(nameOf(address)))
        continue;
      primaries.set(nameOf(address), { address, first: slot });
    }
    this.primaries = [...primaries.values()];
  }

  ownerOf(slot: number): ServerAddress | undefined {
    return this.#owners[slot];
  }

  has(address: ServerAddress): boolean {
    const isIt = (each: ServerAddress) => nameOf(each) === nameOf(address);
    return this.primaries.some((each) => isIt(each.address)) || this.replicas.some(isIt);
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
  withOwner(slot: number, address: ServerAddress): SlotMap {
    return new SlotMap(this.#owners.with(slot, address), this.replicas);
  }
}

export function nameOf({ host, port }: ServerAddress): string {
  return `${host}:${port}`;
}

/**
 * The preferred endpoint comes first; if the cluster knows none, it is null, empty or `?` (`cluster.c`
 * `addNodeToNodeReply`).
 */
function placeOf(node: Reply | undefined, asked: ServerAddress): ServerAddress {
  const [host, port] = itemsOf(node);
  const known = textOf(host);
  return {
    host: known === '' || known === '?' ? asked.host : known,
    port: Number(port),
    tls: asked.tls,
  };
}

/** A cursor over a cluster is a node's cursor times the number of slots, plus the node's lowest slot. */
const FACTOR = BigInt(SLOTS);

/** The node and its cursor. @returns undefined if the cursor is invalid, or not of this cluster */
export function positionOf(
  map: SlotMap,
  cursor: ByteString,
): { readonly node: Primary; readonly cursor: ByteString } | undefined {
  if (!/^\d{1,24}$/.test(cursor)) return undefined;
  const whole = BigInt(cursor);
  const owner = map.ownerOf(Number(whole % FACTOR));
  const node = map.primaries.find(({ address }) => owner && nameOf(address) === nameOf(owner));
  return node === undefined ? undefined : { node, cursor: String(whole / FACTOR) };
}

/** The cursor after a node's reply: on the same node, at the start of the next node, or 0 after the last one. */
export function nextCursor(map: SlotMap, node: Primary, next: string): ByteString {
  if (next !== '0') return String(BigInt(next) * FACTOR + BigInt(node.first));
  return String(map.primaries.find(({ first }) => first > node.first)?.first ?? 0);
}
