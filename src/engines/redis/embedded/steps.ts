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

/** Work that stops where it is due to yield, and goes on from there. Most ends in its first turn, and makes no steps. */
export interface Turns<Result> {
  /** Goes on until it is due to yield. @returns whether it has ended */
  proceed(): boolean;
  /** Known at its end. */
  readonly result: Result;
}

/** Begins work. @returns its result, or the steps that are left */
export function begin<Result>(work: Turns<Result>): Result | Steps<Result> {
  return work.proceed() ? work.result : rest(work);
}

function* rest<Result>(work: Turns<Result>): Steps<Result> {
  do yield;
  while (!work.proceed());
  return work.result;
}

/** Does something with a result: now, or after the steps that lead to it. */
export function after<From, To>(
  outcome: From | Steps<From>,
  use: (from: From) => To | Steps<To>,
): To | Steps<To> {
  return isSteps(outcome) ? later(outcome, use) : use(outcome);
}

function* later<From, To>(steps: Steps<From>, use: (from: From) => To | Steps<To>): Steps<To> {
  const outcome = use(yield* steps);
  return isSteps(outcome) ? yield* outcome : outcome;
}

/**
 * Makes something of each of many things, which may take steps too.
 * @param isDue whether to yield, after one of them
 */
export function eachOf<From, To>(
  all: readonly From[],
  make: (one: From) => To | Steps<To>,
  isDue: () => boolean,
): To[] | Steps<To[]> {
  return begin(new Each(all, make, isDue));
}

class Each<From, To> implements Turns<To[]> {
  readonly result: To[] = [];
  readonly #all: readonly From[];
  readonly #make: (one: From) => To | Steps<To>;
  readonly #isDue: () => boolean;
  #making: Steps<To> | undefined;

  constructor(all: readonly From[], make: (one: From) => To | Steps<To>, isDue: () => boolean) {
    this.#all = all;
    this.#make = make;
    this.#isDue = isDue;
  }

  proceed(): boolean {
    while (this.result.length < this.#all.length) {
      const made = this.#making ?? this.#make(this.#all[this.result.length]!);
      if (isSteps(made)) {
        const { done, value } = made.next();
        this.#making = done === true ? undefined : made;
        if (done !== true) return false;
        this.result.push(value);
      } else {
        this.result.push(made);
      }
      if (this.#isDue()) return false;
    }
    return true;
  }
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
