import { digestOf, isOwnKey, keepLongName, longNames } from './long-names.ts';

/**
 * A map with keys of clients, which may be long: {@link LONGEST_HASHED} says why a plain one would not do. In everything
 * else it is a `Map`, the order included; but nothing may be added to it while somebody iterates over it.
 */
export class NameMap<Name extends string, Value> extends Map<Name, Value> {
  override get(name: Name): Value | undefined {
    return super.get(isOwnKey(name) ? name : digestOf(name));
  }

  override has(name: Name): boolean {
    return super.has(isOwnKey(name) ? name : digestOf(name));
  }

  override set(name: Name, value: Value): this {
    if (isOwnKey(name)) return super.set(name, value);
    const digest = digestOf(name);
    if (!super.has(digest)) keepLongName(this, digest, name);
    return super.set(digest, value);
  }

  override delete(name: Name): boolean {
    if (isOwnKey(name)) return super.delete(name);
    const digest = digestOf(name);
    longNames.get(this)?.delete(digest);
    return super.delete(digest);
  }

  override clear(): void {
    longNames.delete(this);
    super.clear();
  }

  override keys(): MapIterator<Name> {
    const long = longOf<Name>(this);
    return long === undefined ? super.keys() : super.keys().map((key) => long.get(key) ?? key);
  }

  override entries(): MapIterator<[Name, Value]> {
    const long = longOf<Name>(this);
    if (long === undefined) return super.entries();
    return super.entries().map(([key, value]) => [long.get(key) ?? key, value]);
  }

  override [Symbol.iterator](): MapIterator<[Name, Value]> {
    return this.entries();
  }

  override forEach(visit: (value: Value, name: Name, map: Map<Name, Value>) => void): void {
    for (const [name, value] of this) visit(value, name, this);
  }
}

/** The names behind the digests. Only {@link NameMap.set} adds any, names of this map. */
function longOf<Name extends string>(map: NameMap<Name, unknown>): Map<string, Name> | undefined {
  return longNames.get(map) as Map<string, Name> | undefined;
}
