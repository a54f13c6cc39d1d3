import type { ByteString } from '../../bytes.ts';
import { DrawableSet } from './drawable-set.ts';
import { ScoreIndex, type Below, type Visit } from './score-index.ts';
import { sortByScore, type ScoredMembers } from './sort-by-score.ts';
import { stringBytes, type ValueObject } from './value.ts';

export type SortedSetEncoding = 'listpack' | 'skiplist';

/** `zset-max-listpack-entries` and `zset-max-listpack-value` of Redis 7.2. */
const LISTPACK_ENTRIES = 128;
const LISTPACK_VALUE = 64;

/** Up to here a member's score is found faster without a map than the map is worth in memory. */
const ENTRIES_WITHOUT_MAP = 32;
/** A set that shrinks keeps its map down to here, so that one which goes up and down does not make it again and again. */
const ENTRIES_LOSING_MAP = 16;

/** The object with its first few entries, and what each further entry takes, in bytes (measured). */
const SORTED_SET_BYTES = 480;
/** In the index alone. */
const ENTRY_BYTES = 20;
/** In the index and the map. */
const MAPPED_ENTRY_BYTES = 76;
/** What the order of a scan adds to that. */
const SCANNED_ENTRY_BYTES = 36;

/**
 * A sorted set: members by score in a {@link ScoreIndex} and, once there are some, scores by member
 * in a map. As in Redis 7.2 it is called a listpack while it is small and a skip list from then on,
 * and it never goes back (`t_zset.c` `zsetAdd`).
 */
export class SortedSetValue implements ValueObject {
  readonly type = 'zset';
  #encoding: SortedSetEncoding = 'listpack';
  #index = new ScoreIndex();
  #scores: Map<ByteString, number> | undefined;
  /** The members in the order of a scan, from the first scan of a large set on. */
  #scanned: DrawableSet | undefined;
  #memberBytes = 0;

  /** A sorted set with these members, each there once, in the encoding that fits all of them. */
  static of(entries: readonly (readonly [member: ByteString, score: number])[]): SortedSetValue {
    const members = entries.map(([member]) => member);
    return SortedSetValue.ofMembers({ members, scores: entries.map(([, score]) => score) });
  }

  /** The same. What is given belongs to the set from then on. */
  static ofMembers(given: ScoredMembers): SortedSetValue {
    const set = new SortedSetValue();
    let longest = 0;
    for (const member of given.members) {
      longest = Math.max(longest, member.length);
      set.#memberBytes += stringBytes(member);
    }
    set.expect(given.members.length, longest);
    const sorted = sortByScore(given);
    const isListpack = set.#encoding === 'listpack';
    if (isListpack) sorted.scores.forEach((score, i) => (sorted.scores[i] = score + 0));
    set.#index = ScoreIndex.ofSorted(sorted);
    if (set.size > ENTRIES_WITHOUT_MAP) {
      const byMember = isListpack ? undefined : given.byMember;
      set.#scores = byMember ?? new Map(set.#index.entries());
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
   * Sets the score of a member, adding it where it is not there yet.
   *
   * A listpack keeps scores that are integers as integers, and so loses the sign of -0
   * (`zzlInsertAt`).
   */
  set(member: ByteString, score: number): void {
    const old = this.score(member);
    if (old !== undefined) {
      this.#index.delete(old, member);
    } else {
      if (this.size >= LISTPACK_ENTRIES || member.length > LISTPACK_VALUE)
        this.#encoding = 'skiplist';
      this.#memberBytes += stringBytes(member);
      this.#scanned?.add(member);
    }
    const kept = this.#encoding === 'listpack' ? score + 0 : score;
    this.#index.insert(kept, member);
    if (this.#scores !== undefined) this.#scores.set(member, kept);
    else if (this.size > ENTRIES_WITHOUT_MAP) this.#scores = new Map(this.#index.entries());
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

  /** Removes the members of so many ranks, which are there. Where few stay, these are put together anew. */
  deleteRanks(from: number, count: number): void {
    const gone: ByteString[] = [];
    this.visitUp(from, count, (member) => void gone.push(member));
    if (count <= this.size / 2 || this.#scanned !== undefined) {
      for (const member of gone) this.delete(member);
      return;
    }
    const { members, scores } = this.listing();
    members.splice(from, count);
    scores.splice(from, count);
    for (const member of gone) this.#memberBytes -= stringBytes(member);
    this.#index = ScoreIndex.ofSorted({ members, scores });
    const isMapped = this.#scores !== undefined && this.size > ENTRIES_LOSING_MAP;
    this.#scores = isMapped ? new Map(this.#index.entries()) : undefined;
  }

  /**
   * Prepares for so many members that are about to be added, the longest of so many bytes: for many
   * it becomes a skip list, even if they turn out to be the same (`zsetTypeCreate`,
   * `zsetTypeMaybeConvert`).
   */
  expect(count: number, longest: number): void {
    if (count > LISTPACK_ENTRIES || longest > LISTPACK_VALUE) this.#encoding = 'skiplist';
  }

  /** How many members stand before this one; undefined where it is not there. */
  rank(member: ByteString): number | undefined {
    const score = this.score(member);
    return score === undefined ? undefined : this.#index.rank(score, member);
  }

  /** How many members are below a bound: see {@link ScoreIndex.countBelow}. */
  countBelow(below: Below): number {
    return this.#index.countBelow(below);
  }

  /** Visits up to `count` members upwards, beginning with that of rank `from`. */
  visitUp(from: number, count: number, visit: Visit): void {
    this.#index.visitUp(from, count, visit);
  }

  /** Visits up to `count` members downwards, beginning with that of rank `from`. */
  visitDown(from: number, count: number, visit: Visit): void {
    this.#index.visitDown(from, count, visit);
  }

  /** All members with their scores, in order. The set must not change meanwhile. */
  entries(): Generator<[member: ByteString, score: number], void> {
    return this.#index.entries();
  }

  /** The same as two arrays, which stay as they are when the set changes. */
  listing(): ScoredMembers {
    return this.#index.listing();
  }

  /**
   * Visits members from a cursor on, which is 0 at the start: about `count` of a skip list, and all
   * at once and in order of a listpack (`db.c` `scanGenericCommand`).
   * @returns the cursor to go on from, 0 at the end
   */
  scan(cursor: number, count: number, visit: Visit): number {
    if (this.#encoding === 'listpack' || this.#scores === undefined) {
      this.visitUp(0, this.size, visit);
      return 0;
    }
    const scores = this.#scores;
    this.#scanned ??= new DrawableSet(scores.keys());
    return this.#scanned.scan(cursor, count, (member) => visit(member, scores.get(member)!));
  }

  clone(): SortedSetValue {
    const copy = new SortedSetValue();
    copy.#encoding = this.#encoding;
    copy.#index = this.#index.clone();
    if (this.#scores !== undefined) copy.#scores = new Map(this.#scores);
    copy.#memberBytes = this.#memberBytes;
    return copy;
  }
}
