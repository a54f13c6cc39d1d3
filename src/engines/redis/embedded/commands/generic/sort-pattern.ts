import type { ByteString } from '../../../bytes.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { HashValue } from '../../values/hash.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Spending } from '../../work.ts';

/** What it takes to make and look up a name, and how many of its bytes take as much as one value looked at. */
const LOOKING_UP = 8;
const BYTES_A_VALUE = 64;

/** Looks up the value of a BY or GET pattern for an element, which replaces the `*`. */
export type PatternLookup = (element: ByteString) => ByteString | undefined;

/**
 * Makes the lookup for a pattern (Redis 7.2 `sort.c` `lookupKeyByPattern`): `#` is the element itself, `weight_*` a
 * string, and `object_*->field` a field of a hash. The value is undefined if it is missing or of another type, or the
 * pattern has no `*`.
 */
export function patternLookup(
  keyspace: Keyspace,
  pattern: ByteString,
  work: Spending,
): PatternLookup {
  if (pattern === '#') return (element) => element;
  const star = pattern.indexOf('*');
  if (star < 0) return () => undefined;
  const arrow = pattern.indexOf('->', star + 1);
  const hasField = arrow >= 0 && arrow + 2 < pattern.length;
  const prefix = pattern.slice(0, star);
  const suffix = pattern.slice(star + 1, hasField ? arrow : undefined);
  const field = hasField ? pattern.slice(arrow + 2) : undefined;
  return (element) => {
    const key = prefix + element + suffix;
    work.spend(LOOKING_UP + key.length / BYTES_A_VALUE);
    const entry = keyspace.read(key);
    if (entry === undefined) return undefined;
    const { value } = entry;
    if (field !== undefined) {
      return value instanceof HashValue && keyspace.expireFields(entry)
        ? value.get(field)
        : undefined;
    }
    if (typeof value === 'string') return value;
    return value instanceof StringBuffer ? value.toString() : undefined;
  };
}
