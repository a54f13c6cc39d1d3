import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { isInt64 } from '../../numbers.ts';
import { allOf, AT_ONCE, type Steps, setInSteps } from '../steps.ts';
import { DrawableSet } from './drawable-set.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from './encoding-limits.ts';
import { SortedIntegers } from './sorted-integers.ts';
import { stringBytes, type ValueObject } from './value-object.ts';

type SetEncoding = 'intset' | 'listpack' | 'hashtable';

/** With more members than this a set is a hash table in any case. */
export function compactMembers({ setIntegers, setEntries }: Readonly<EncodingLimits>): number {
  return Math.max(setIntegers, setEntries);
}

/** The memory of the object with an empty table, and of a member in each encoding, in bytes. */
const SET_BYTES = 280;
const INTEGER_BYTES = 12;
const MEMBER_BYTES = 28;
const DRAWABLE_MEMBER_BYTES = 48;

/**
 * A set. As in Redis 7.2 it is an intset while it has only few integers, whose members are sorted; a listpack while it
 * is small, whose members are in insertion order; else a hash table. It is never converted back (`t_set.c`
 * `setTypeAddAux`).
 */
export class SetValue implements ValueObject {
  readonly type = 'set';
  limits: Readonly<EncodingLimits>;
  #encoding: SetEncoding = 'intset';
  /** A hash table is converted to a `DrawableSet` at the first draw or scan. */
  #members: SortedIntegers | Set<ByteString> | DrawableSet = new SortedIntegers();
  #memberBytes = 0;

  constructor(limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS) {
    this.limits = limits;
  }

  /** A set with distinct members, in the encoding that Redis gives to a result. */
  static of(members: readonly ByteString[], limits?: Readonly<EncodingLimits>): SetValue {
    return allOf(SetValue.inSteps(members, limits));
  }

  /** {@link of} in steps. */
  static *inSteps(
    members: readonly ByteString[],
    limits?: Readonly<EncodingLimits>,
  ): Steps<SetValue> {
    const set = new SetValue(limits);
    if (members.length > compactMembers(set.limits)) set.#convert('hashtable');
    else if (!members.every(isInt64)) set.#convert('listpack');
    for (let i = 0; i < members.length; i++) {
      set.add(members[i]!);
      if (i % AT_ONCE === AT_ONCE - 1) yield;
    }
    return set;
  }

  get size(): number {
    return this.#members.size;
  }

  get encoding(): SetEncoding {
    return this.#encoding;
  }

  get bytes(): number {
    let each = MEMBER_BYTES;
    if (this.#members instanceof SortedIntegers) each = INTEGER_BYTES;
    else if (this.#members instanceof DrawableSet) each = DRAWABLE_MEMBER_BYTES;
    return SET_BYTES + this.size * each + this.#memberBytes;
  }

  has(member: ByteString): boolean {
    return this.#members.has(member);
  }

  /** Adds a member. @returns whether it was not there yet */
  add(member: ByteString): boolean {
    const members = this.#members;
    if (members instanceof Set && this.#encoding === 'hashtable') {
      // One lookup, because a second one would be a large part of the time to build large sets.
      const { size } = members;
      if (members.add(member).size === size) return false;
    } else {
      if (members.has(member)) return false;
      this.#makeFit(member);
      this.#members.add(member);
    }
    this.#memberBytes += stringBytes(member);
    return true;
  }

  /** Removes a member. @returns whether it was there */
  delete(member: ByteString): boolean {
    if (!this.#members.delete(member)) return false;
    this.#memberBytes -= stringBytes(member);
    return true;
  }

  /**
   * Prepares for this many members that are about to be added, of which this is the first: for many it becomes a hash
   * table, even if they turn out to be equal (`setTypeCreate`, `setTypeMaybeConvert`).
   */
  expect(count: number, first: ByteString): void {
    const { setIntegers, setEntries } = this.limits;
    let integers = this.#encoding === 'intset' && (this.size > 0 || isInt64(first));
    // A new set that is too large for an intset may be a listpack.
    if (integers && this.size === 0 && count > setIntegers && count <= setEntries) {
      this.#convert('listpack');
      integers = false;
    }
    if (count > (integers ? setIntegers : setEntries)) this.#convert('hashtable');
  }

  /** The members, in Redis's order if that is defined: an intset is ascending. */
  values(): IterableIterator<ByteString> {
    const members = this.#members;
    return members instanceof SortedIntegers ? members.texts.values() : members.values();
  }

  /** The members as an array to draw from by index, valid until the next change. */
  *indexed(): Steps<readonly ByteString[]> {
    if (this.#members instanceof SortedIntegers) return this.#members.texts;
    if (this.#encoding === 'listpack') return [...this.#members.values()];
    return (yield* this.#drawable()).members;
  }

  /**
   * Visits members from a cursor on, which is 0 at the start: about `count` of a hash table, and all at once in the
   * compact encodings (`db.c` `scanGenericCommand`).
   * @returns the cursor to continue from; 0 at the end
   */
  *scan(cursor: number, count: number, visit: (member: ByteString) => void): Steps<number> {
    if (this.#encoding === 'hashtable') {
      return yield* (yield* this.#drawable()).scan(cursor, count, visit);
    }
    for (const member of this.values()) visit(member);
    return 0;
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<SetValue> {
    const copy = new SetValue(this.limits);
    copy.#encoding = this.#encoding;
    copy.#memberBytes = this.#memberBytes;
    const members = this.#members;
    if (members instanceof SortedIntegers) copy.#members = new SortedIntegers(members.texts);
    else copy.#members = yield* setInSteps(members.values());
    return copy;
  }

  /** Converts to the encoding that the set needs with a new member. */
  #makeFit(member: ByteString): void {
    if (this.#encoding === 'hashtable') return;
    const { setIntegers, setEntries, setValue } = this.limits;
    if (this.#encoding === 'intset' && isInt64(member)) {
      if (this.size >= setIntegers) this.#convert('hashtable');
      return;
    }
    const compact = this.size < setEntries && member.length <= setValue;
    this.#convert(compact ? 'listpack' : 'hashtable');
  }

  #convert(encoding: SetEncoding): void {
    if (this.#encoding === encoding || this.#encoding === 'hashtable') return;
    if (this.#members instanceof SortedIntegers) this.#members = new NameSet(this.#members.texts);
    this.#encoding = encoding;
  }

  *#drawable(): Steps<DrawableSet> {
    if (this.#members instanceof DrawableSet) return this.#members;
    const drawable = yield* DrawableSet.of(this.values());
    return (this.#members = drawable);
  }
}
