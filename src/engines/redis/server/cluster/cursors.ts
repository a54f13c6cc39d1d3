import type { ByteString } from '../../bytes.ts';
import { SLOTS } from './hash-slot.ts';
import { nameOf, type Primary, type SlotMap } from './slot-map.ts';

/** A cursor over a cluster: that of a node, times the number of slots, and the node's lowest slot. */
const FACTOR = BigInt(SLOTS);

/** Where a scan is. @returns undefined where it is no cursor, or none of this cluster */
export function positionOf(
  map: SlotMap,
  cursor: ByteString,
): { readonly node: Primary; readonly cursor: ByteString } | undefined {
  if (!/^\d{1,24}$/.test(cursor)) return undefined;
  const whole = BigInt(cursor);
  const owner = map.ownerOf(Number(whole % FACTOR));
  const node = map.primaries.find(({ place }) => owner && nameOf(place) === nameOf(owner));
  return node === undefined ? undefined : { node, cursor: String(whole / FACTOR) };
}

/** The cursor that goes on after a node has said how to; where it is through, with the next node, and after the last one 0. */
export function nextCursor(map: SlotMap, node: Primary, next: string): ByteString {
  if (next !== '0') return String(BigInt(next) * FACTOR + BigInt(node.first));
  return String(map.primaries.find(({ first }) => first > node.first)?.first ?? 0);
}
