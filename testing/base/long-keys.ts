import { LONGEST_HASHED } from '../../src/base/long-names.ts';

/**
 * Notes where a string that V8 hashes by its length alone is put into a `Map` or `Set`.
 * @returns the places so far, as stacks, and what ends it
 */
export function watchLongKeys(): { readonly places: readonly string[]; readonly end: () => void } {
  const places: string[] = [];
  const unwatch = [watch(Map.prototype, 'set', places), watch(Set.prototype, 'add', places)];
  return {
    places,
    end: () => {
      for (const each of unwatch) each();
    },
  };
}

/** Notes who calls a method with a long string. @returns ends that */
function watch(table: object, method: string, places: string[]): () => void {
  const real = Object.getOwnPropertyDescriptor(table, method)!;
  const call = real.value as (key: unknown, value: unknown) => unknown;
  Object.defineProperty(table, method, {
    ...real,
    value(this: unknown, key: unknown, value: unknown) {
      if (typeof key === 'string' && key.length > LONGEST_HASHED) {
        const place = new Error('a long key').stack!.split('\n').slice(2, 6).join('\n');
        if (!places.includes(place)) places.push(place);
      }
      return Reflect.apply(call, this, [key, value]);
    },
  });
  return () => void Object.defineProperty(table, method, real);
}
