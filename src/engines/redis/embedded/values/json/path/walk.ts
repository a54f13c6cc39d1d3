import { isSteps, type Steps, type Turns } from '../../../steps.ts';
import { isArray, isContainer, type JsonValue } from '../json-value.ts';
import type { FilterEvaluation } from './evaluate-filter.ts';
import { childAt, Place, type Match } from './place.ts';
import type { StepLimit } from './step-limit.ts';
import { isStep, type Segment, type Segments } from './syntax.ts';

/** Receives the matches of a path. @returns true to stop */
export type Visit = (match: Match) => boolean | void;

/** How far the segments of a path have been gone that lead to one child each. */
export interface Reached {
  readonly match: Match;
  /** Of the next segment. */
  readonly index: number;
}

/** Goes the segments of a path that lead to one child each. @returns how far; undefined if there is no match */
export function goTo(
  limit: StepLimit,
  segments: Segments,
  from: Match,
  begin = 0,
): Reached | undefined {
  let match = from;
  let index = begin;
  limit.count(1);
  for (; index < segments.length; index++) {
    const segment = segments[index]!;
    if (!isStep(segment)) break;
    const child = childAt(match, segment.selectors[0]!);
    if (child === undefined) return undefined;
    limit.count(1);
    match = child;
  }
  return { match, index };
}

/** What a walk goes by. */
interface Way {
  readonly limit: StepLimit;
  readonly filters: FilterEvaluation;
  readonly segments: Segments;
  readonly visit: Visit;
}

/** Visits what the other segments match: depth first, with a stack of its own, so that it can yield anywhere. */
export class Walk implements Turns<void> {
  readonly result = undefined;
  readonly #limit: StepLimit;
  readonly #filters: FilterEvaluation;
  readonly #segments: Segments;
  readonly #visit: Visit;
  readonly #open: Place[] = [];
  /** The test of the child of the innermost place, if it takes long. */
  #testing: Steps<boolean> | undefined;

  constructor({ limit, filters, segments, visit }: Way, { match, index }: Reached) {
    this.#limit = limit;
    this.#filters = filters;
    this.#segments = segments;
    this.#visit = visit;
    this.#enter(match, segments[index]!, index);
  }

  proceed(): boolean {
    const open = this.#open;
    for (let place = open.at(-1); place !== undefined; place = open.at(-1)) {
      if (this.#testing !== undefined) {
        const { done, value } = this.#testing.next();
        if (done !== true) return false;
        this.#testing = undefined;
        if (value && this.#arrive(place.child, place.index + 1)) return this.#stop();
        continue;
      }
      if (this.#limit.isDue(1)) return false;
      const child = place.next();
      if (child === undefined) {
        if (this.#select(place)) return this.#stop();
      } else if (place.isDescending) {
        if (isContainer(child)) this.#enter(place.child, place.segment, place.index);
      } else if (place.filter === undefined || this.#passes(place.filter, child)) {
        if (this.#arrive(place.child, place.index + 1)) return this.#stop();
      }
    }
    return true;
  }

  /** Goes on to the next selector of a place. @returns whether to stop */
  #select(place: Place): boolean {
    const selector = place.select();
    if (selector === undefined) {
      this.#open.pop();
      this.#limit.leave();
      return false;
    }
    if (selector.kind !== 'name' && selector.kind !== 'index') return false;
    const child = childAt(place.match, selector);
    return child !== undefined && this.#arrive(child, place.index + 1);
  }

  /** Tests a child. @returns false too if that takes long, and goes on */
  #passes({ test }: NonNullable<Place['filter']>, child: JsonValue): boolean {
    this.#limit.count(1);
    const passes = this.#filters.passes(test, child);
    if (!isSteps(passes)) return passes;
    this.#testing = passes;
    return false;
  }

  /** Goes on from what a segment has matched. @returns whether to stop */
  #arrive(match: Match, index: number): boolean {
    const segments = this.#segments;
    const reached =
      index < segments.length ? goTo(this.#limit, segments, match, index) : { match, index };
    if (reached === undefined) return false;
    const segment = segments[reached.index];
    if (segment === undefined) {
      if (index === segments.length) this.#limit.count(1);
      return this.#visit(reached.match) === true;
    }
    this.#enter(reached.match, segment, reached.index);
    return false;
  }

  #stop(): true {
    for (const _ of this.#open) this.#limit.leave();
    this.#open.length = 0;
    return true;
  }

  /** Begins a segment at a match, which has nothing for it unless it is a container. */
  #enter(match: Match, segment: Segment, index: number): void {
    const { value } = match;
    const { descendant, selectors } = segment;
    if (!isContainer(value)) return;
    if (descendant) this.#limit.count(1 + (isArray(value) ? value.length : value.size));
    if (selectors.length > 1) this.#limit.count(selectors.length);
    this.#limit.enter();
    this.#open.push(new Place(match, segment, index));
  }
}
