import { NameMap } from '../../../base/name-map.ts';
import { NameSet } from '../../../base/name-set.ts';
import type { ByteString } from '../bytes.ts';
import { threadTime } from './scripting/thread-time.ts';

/** Work that yields wherever it may be suspended, which must be often: see {@link AT_ONCE}. */
export type Steps<Result> = Generator<void, Result, void>;

/** The number of elements between two yields: some tenths of a millisecond. */
export const AT_ONCE = 1024;

/** Says when steps yield whose parts take differently long. */
export class Pace {
  #done = 0;

  /** Whether to yield, after a part that took as long as so many elements. */
  isDue(elements = 1): boolean {
    this.#done += elements;
    if (this.#done < AT_ONCE) return false;
    this.#done = 0;
    return true;
  }
}

/** Whether something is steps that have been begun, and not their result. */
export function isSteps<Result>(value: Result | Steps<Result>): value is Steps<Result> {
  return typeof value === 'object' && value !== null && 'next' in value;
}

/** Runs all steps at once. */
export function allOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Runs steps without a result until a time by {@link threadTime}. @returns whether they have ended */
export function hasEnded(steps: Steps<void>, until: number): boolean {
  while (steps.next().done !== true) if (threadTime() > until) return false;
  return true;
}

/** Runs steps until a time by {@link threadTime}. @returns the result; undefined if there is none yet */
export function goOn<Result>(steps: Steps<Result>, until: number): Result | undefined {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (threadTime() > until) return undefined;
  }
}

/** A map of these entries, made in steps. */
export function* mapInSteps<Name extends ByteString, V>(
  entries: Iterable<readonly [Name, V]>,
): Steps<NameMap<Name, V>> {
  const map = new NameMap<Name, V>();
  for (const [key, value] of entries) {
    map.set(key, value);
    if (map.size % AT_ONCE === 0) yield;
  }
  return map;
}

/** A set of these members, made in steps. */
export function* setInSteps<Name extends ByteString>(
  members: Iterable<Name>,
): Steps<NameSet<Name>> {
  const set = new NameSet<Name>();
  for (const member of members) {
    set.add(member);
    if (set.size % AT_ONCE === 0) yield;
  }
  return set;
}
