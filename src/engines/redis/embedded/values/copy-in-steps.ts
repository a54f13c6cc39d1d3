import { AT_ONCE, type Steps } from '../steps.ts';

/** A map of these entries, made in steps. */
export function* mapInSteps<K, V>(entries: Iterable<readonly [K, V]>): Steps<Map<K, V>> {
  const map = new Map<K, V>();
  for (const [key, value] of entries) {
    map.set(key, value);
    if (map.size % AT_ONCE === 0) yield;
  }
  return map;
}

/** A set of these members, made in steps. */
export function* setInSteps<T>(members: Iterable<T>): Steps<Set<T>> {
  const set = new Set<T>();
  for (const member of members) {
    set.add(member);
    if (set.size % AT_ONCE === 0) yield;
  }
  return set;
}
