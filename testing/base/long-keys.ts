import { LONGEST_HASHED } from '../../src/base/long-names.ts';

/**
 * Notes where a string that V8 hashes by its length alone is put into a `Map` or `Set`.
 * @returns the places so far, as stacks, and what ends it
 */
export function watchLongKeys(): {
  readonly places: ReadonlySet<string>;
  readonly end: () => void;
} {
  const places = new Set<string>();
  const unwatch = [watch(Map.prototype, 'set', places), watch(Set.prototype, 'add', places)];
  return { places, end: () => unwatch.forEach((each) => each()) };
}

/** Notes who calls a method with a long string. @returns ends that */
function watch(table: object, method: string, places: Set<string>): () => void {
  const real = Object.getOwnPropertyDescriptor(table, method)!;
  const call = real.value as (key: unknown, value: unknown) => unknown;
  Object.defineProperty(table, method, {
    ...real,
    value(this: unknown, key: unknown, value: unknown) {
      if (typeof key === 'string' && key.length > LONGEST_HASHED) {
        const stack = new Error('a long key').stack!;
        Reflect.apply(Set.prototype.add, places, [stack.split('\n').slice(2, 6).join('\n')]);
      }
      return Reflect.apply(call, this, [key, value]);
    },
  });
  return () => void Object.defineProperty(table, method, real);
}
