import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { mapInSteps, AT_ONCE, type Steps } from '../steps.ts';
import { DrawableSet } from './drawable-set.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from './encoding-limits.ts';
import { ScoreIndex, type BeforeBound, type Visit } from './score-index.ts';
import { sortByScore, type ScoredMembers } from './sorting.ts';
import { stringBytes, type ValueObject } from './value-object.ts';

type SortedSetEncoding = 'listpack' | 'skiplist';

/** Up to this size a linear search for a score is fast enough to save the memory of a map. */
const ENTRIES_WITHOUT_MAP = 32;
/** A shrinking set drops its map at this size, well below the other limit, so that it is not rebuilt repeatedly. */
const ENTRIES_LOSING_MAP = 16;

/** The memory of the object with its first few entries, and of each further entry, in bytes. */
const SORTED_SET_BYTES = 480;
/** In the index only. */
const ENTRY_BYTES = 20;
/** In the index and the map. */
const MAPPED_ENTRY_BYTES = 76;
/** The additional memory of the order for scans. */
const SCANNED_ENTRY_BYTES = 36;

/**
 * A sorted set: members by score in a {@link ScoreIndex} and, above a certain size, scores by member in a map. As in
 * Redis 7.2 its encoding is listpack while it is small, then skiplist, and never back (`t_zset.c` `zsetAdd`).
 */
export class SortedSetValue implements ValueObject {
  readonly type = 'zset';
  limits: Readonly<EncodingLimits>;
  #encoding: SortedSetEncoding = 'listpack';
  #index = new ScoreIndex();
  #scores: Map<ByteString, number> | undefined;
  /** The members in scan order, from the first scan of a large set on. */
  #scanned: DrawableSet | undefined;
  #memberBytes = 0;

  constructor(limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS) {
    this.limits = limits;
  }

  /**
   * A sorted set with distinct members, in the encoding that fits all of them, made in steps. It owns the arrays from then
   * on.
   */
  static *inSteps(given: ScoredMembers, limits?: Readonly<EncodingLimits>): Steps<SortedSetValue> {
    const set = new SortedSetValue(limits);
    let longest = 0;
    for (const [i, member] of given.members.entries()) {
      longest = Math.max(longest, member.length);
      set.#memberBytes += stringBytes(member);
      if (i % AT_ONCE === AT_ONCE - 1) yield;
    }
    set.expect(given.members.length, longest);
    const sorted = yield* sortByScore(given);
    const isListpack = set.#encoding === 'listpack';
    if (isListpack) sorted.scores.forEach((score, i) => (sorted.scores[i] = score + 0));
    set.#index = yield* ScoreIndex.inSteps(sorted);
    if (set.size > ENTRIES_WITHOUT_MAP) {
      const byMember = isListpack ? undefined : given.byMember;
      set.#scores = byMember ?? (yield* mapInSteps(set.#index.entries()));
    }
    return set;
  }

  get size(): number {
    return this.#index.size;
  }

  get encoding(): SortedSetEncoding {
    return this.#encoding;
  }

  get bytes(): number {
    let each = this.#scores === undefined ? ENTRY_BYTES : MAPPED_ENTRY_BYTES;
    if (this.#scanned !== undefined) each += SCANNED_ENTRY_BYTES;
    return SORTED_SET_BYTES + this.size * each + this.#memberBytes;
  }

  score(member: ByteString): number | undefined {
    return this.#scores === undefined ? this.#index.search(member) : this.#scores.get(member);
  }

  has(member: ByteString): boolean {
    return this.score(member) !== undefined;
  }

  /**
   * Sets the score of a member, which is added if new. A listpack stores integer scores as integers, and so loses the
   * sign of -0 (`zzlInsertAt`).
   */
  set(member: ByteString, score: number): void {
    const old = this.score(member);
    if (old !== undefined) {
      this.#index.delete(old, member);
    } else {
      const { sortedSetEntries, sortedSetValue } = this.limits;
      if (this.size >= sortedSetEntries || member.length > sortedSetValue)
        this.#encoding = 'skiplist';
      this.#memberBytes += stringBytes(member);
      this.#scanned?.add(member);
    }
    const kept = this.#encoding === 'listpack' ? score + 0 : score;
    this.#index.insert(kept, member);
    if (this.#scores !== undefined) this.#scores.set(member, kept);
    else if (this.size > ENTRIES_WITHOUT_MAP) this.#scores = new NameMap(this.#index.entries());
  }

  /** Removes a member. @returns whether it was there */
  delete(member: ByteString): boolean {
    const score = this.score(member);
    if (score === undefined) return false;
    this.#index.delete(score, member);
    if (this.size <= ENTRIES_LOSING_MAP) this.#scores = undefined;
    else this.#scores?.delete(member);
    this.#scanned?.delete(member);
    this.#memberBytes -= stringBytes(member);
    return true;
  }

  /** Removes the members of a range of ranks, which must exist. If few remain, the index is rebuilt from them. */
  *deleteRanks(from: number, count: number): Steps<void> {
    if (count <= this.size / 2) {
      for (let left = count; left > 0; left -= AT_ONCE) {
        const gone: ByteString[] = [];
        this.visitUp(from, Math.min(left, AT_ONCE), (member) => void gone.push(member));
        for (const member of gone) this.delete(member);
        if (left > AT_ONCE) yield;
      }
      return;
    }
    const { members, scores } = this.listing();
    const gone = members.splice(from, count);
    scores.splice(from, count);
    for (const [i, member] of gone.entries()) {
      this.#memberBytes -= stringBytes(member);
      this.#scanned?.delete(member);
      if (i % AT_ONCE === AT_ONCE - 1) yield;
    }
    this.#index = yield* ScoreIndex.inSteps({ members, scores });
    const isMapped = this.#scores !== undefined && this.size > ENTRIES_LOSING_MAP;
    this.#scores = isMapped ? yield* mapInSteps(this.#index.entries()) : undefined;
  }

  /**
   * Prepares for this many new members, the longest of which has this many bytes: for many it becomes a skip list, even
   * if they turn out to be equal (`zsetTypeCreate`, `zsetTypeMaybeConvert`).
   */
  expect(count: number, longest: number): void {
    const { sortedSetEntries, sortedSetValue } = this.limits;
    if (count > sortedSetEntries || longest > sortedSetValue) this.#encoding = 'skiplist';
  }

  /** The rank of a member; undefined if it does not exist. */
  rank(member: ByteString): number | undefined {
    const score = this.score(member);
    return score === undefined ? undefined : this.#index.rank(score, member);
  }

  /** The number of members below a bound: see {@link ScoreIndex.countBelow}. */
  countBelow(below: BeforeBound): number {
    return this.#index.countBelow(below);
  }

  /** Visits up to `count` members in ascending order, from rank `from` on. */
  visitUp(from: number, count: number, visit: Visit): void {
    this.#index.visitUp(from, count, visit);
  }

  /** Visits up to `count` members in descending order, from rank `from` on. */
  visitDown(from: number, count: number, visit: Visit): void {
    this.#index.visitDown(from, count, visit);
  }

  /** All members with their scores, in order. The set must not change during the iteration. */
  entries(): Generator<[member: ByteString, score: number], void> {
    return this.#index.entries();
  }

  /** All members as two arrays, which later changes do not affect. */
  listing(): ScoredMembers {
    return this.#index.listing();
  }

  /**
   * Visits members from a cursor on, which is 0 at the start: about `count` of a skip list, and all at once and in
   * order of a listpack (`db.c` `scanGenericCommand`).
   * @returns the cursor to continue from; 0 at the end
   */
  *scan(cursor: number, count: number, visit: Visit): Steps<number> {
    if (this.#encoding === 'listpack' || this.#scores === undefined) {
      this.visitUp(0, this.size, visit);
      return 0;
    }
    const scores = this.#scores;
    this.#scanned ??= yield* DrawableSet.of(scores.keys());
    return yield* this.#scanned.scan(cursor, count, (member) => visit(member, scores.get(member)!));
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<SortedSetValue> {
    const copy = new SortedSetValue(this.limits);
    copy.#encoding = this.#encoding;
    copy.#index = yield* ScoreIndex.inSteps(this.#index.listing());
    if (this.#scores !== undefined) copy.#scores = yield* mapInSteps(this.#scores);
    copy.#memberBytes = this.#memberBytes;
    return copy;
  }
}
