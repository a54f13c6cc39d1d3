import type { ByteString } from '../../bytes.ts';
import { SLOTS } from './hash-slot.ts';
import { nameOf, type Primary, type SlotMap } from './slot-map.ts';

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
