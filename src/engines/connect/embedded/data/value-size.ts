import type { ConnectRecord } from './record.ts';
import { isList, isStruct, type Value } from './value.ts';

/**
 * Bytes that a value takes besides its text, an entry of a map, and a map or a list: several times what is allocated,
 * because the collector of garbage has to follow them again and again, which a text does not need.
 */
const VALUE = 50;
const ENTRY = 150;
const CONTAINER = 1000;

/** An estimate of the memory of a converted record, in bytes. */
export function sizeOfRecord({ key, value, headers }: ConnectRecord): number {
  return CONTAINER + sizeOf([key, value, ...headers.map((header) => header.value)]);
}

/** Without recursion: transforms may nest values deeper than the stack. */
function sizeOf(values: readonly Value[]): number {
  const left = [...values];
  let size = 0;
  while (left.length > 0) {
    const value = left.pop()!;
    size += VALUE;
    if (typeof value === 'string' || Buffer.isBuffer(value)) size += value.length;
    else if (isList(value)) {
      size += CONTAINER;
      for (const item of value) left.push(item);
    } else if (isStruct(value)) {
      size += CONTAINER + ENTRY * value.size;
      for (const item of value.values()) left.push(item);
    }
  }
  return size;
}
