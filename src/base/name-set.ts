import { digestOf, isOwnKey, keepLongName, longNames } from './long-names.ts';

/**
 * A set of names of clients, which may be long; otherwise a `Set`, as `NameMap` is a `Map`. The methods that combine it
 * with another set (`union` and so on) don't know long names.
 */
export class NameSet<Name extends string> extends Set<Name> {
  override has(name: Name): boolean {
    return super.has(isOwnKey(name) ? name : digestOf(name));
  }

  override add(name: Name): this {
    if (isOwnKey(name)) return super.add(name);
    const digest = digestOf(name);
    if (!super.has(digest)) keepLongName(this, digest, name);
    return super.add(digest);
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

  override values(): SetIterator<Name> {
    // Only `add` has put any there, names of this set.
    const long = longNames.get(this) as Map<string, Name> | undefined;
    return long === undefined ? super.values() : super.values().map((key) => long.get(key) ?? key);
  }

  override keys(): SetIterator<Name> {
    return this.values();
  }

  override entries(): SetIterator<[Name, Name]> {
    return this.values().map((name) => [name, name]);
  }

  override [Symbol.iterator](): SetIterator<Name> {
    return this.values();
  }

  override forEach(visit: (name: Name, same: Name, set: Set<Name>) => void): void {
    for (const name of this) visit(name, name, this);
  }
}
