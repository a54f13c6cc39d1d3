import { bytesOfJson, isArray, isContainer, type JsonValue } from '../json-value.ts';
import { FilterEvaluation } from './evaluate-filter.ts';
import { childAt, Place, rootMatch, type Match } from './place.ts';
import { isStep, type Query, type Segment, type Segments } from './syntax.ts';
import { RedisError } from '../../../../reply.ts';
import { Pace, type Steps } from '../../../steps.ts';
import type { Spending } from '../../../work.ts';

/** How far the segments of a path have been gone that lead to one child each. */
interface Reached {
  readonly match: Match;
  /** Of the next segment. */
  readonly index: number;
}

/** Receives the matches of a path. @returns true to stop */
type Visit = (match: Match) => boolean | void;

/** Printing this many bytes of values in memory takes as long as one step. */
const BYTES_A_STEP = 48;
/** Locating a match starts from the root: this many levels take as long as one step. */
const LEVELS_A_STEP = 8;

/** Evaluates paths on one document. Among the matches of `..`, deeper ones come first, as on the hosted service. */
export class Evaluation {
  readonly #root: JsonValue;
  /** The memory of the document, in bytes. */
  readonly #bytes: () => number;
  readonly #filters: FilterEvaluation;
  readonly #limit: StepLimit;

  constructor(root: JsonValue, limit: StepLimit, bytes = () => bytesOfJson(root)) {
    this.#root = root;
    this.#bytes = bytes;
    this.#limit = limit;
    this.#filters = new FilterEvaluation(this);
  }

  /** The matches of a path, found in steps unless there can be only one. @throws RedisError if there are too many */
  matches(segments: Segments): Match[] | Steps<Match[]> {
    const begin = this.#walk(segments, rootMatch(this.#root));
    if (begin === undefined) return [];
    if (begin.index < segments.length) return this.#all(segments, begin);
    this.#keep(begin.match);
    return [begin.match];
  }

  *#all(segments: Segments, begin: Reached): Steps<Match[]> {
    const matches: Match[] = [];
    yield* this.#follow(segments, begin, (match) => {
      this.#keep(match);
      matches.push(match);
    });
    return matches;
  }

  #keep(match: Match): void {
    this.#limit.countMatch();
    this.count(match.depth / LEVELS_A_STEP);
  }

  /** The first match of a path, found in steps unless there can be only one. */
  first(segments: Segments): Match | undefined | Steps<Match | undefined> {
    const begin = this.#walk(segments, rootMatch(this.#root));
    if (begin === undefined || begin.index === segments.length) return begin?.match;
    return this.#first(segments, begin);
  }

  *#first(segments: Segments, begin: Reached): Steps<Match | undefined> {
    let first: Match | undefined;
    yield* this.#follow(segments, begin, (match) => {
      first = match;
      return true;
    });
    return first;
  }

  /** The match of a path that can have only one. */
  at(segments: Segments): Match | undefined {
    return this.#walk(segments, rootMatch(this.#root))?.match;
  }

  /** Evaluates a path within a filter, from the tested value or from the document. */
  *query({ from, segments }: Query, current: JsonValue, visit: Visit): Steps<void> {
    const begin = this.#walk(segments, rootMatch(from === 'root' ? this.#root : current));
    if (begin === undefined) return;
    if (begin.index === segments.length) visit(begin.match);
    else yield* this.#follow(segments, begin, visit);
  }

  /** The value of a path within a filter that has at most one match. */
  only({ from, segments }: Query, current: JsonValue): JsonValue | undefined {
    return this.#walk(segments, rootMatch(from === 'root' ? this.#root : current))?.match.value;
  }

  /** Counts the visit of a value with all its contents. */
  countWhole(value: JsonValue): void {
    const bytes = value === this.#root ? this.#bytes() : bytesOfJson(value);
    this.count(bytes / BYTES_A_STEP);
  }

  /** Counts steps. @throws RedisError if there are too many */
  count(steps: number): void {
    this.#limit.count(steps);
  }

  /** Whether to yield, by what has been counted, and after so many steps more that are not. */
  isDue(steps = 0): boolean {
    return this.#limit.isDue(steps);
  }

  /** Goes the segments of a path that lead to one child each. @returns how far; undefined if there is no match */
  #walk(segments: Segments, from: Match): Reached | undefined {
    let match = from;
    let index = 0;
    this.count(1);
    for (; index < segments.length; index++) {
      const segment = segments[index]!;
      if (!isStep(segment)) break;
      const child = childAt(match, segment.selectors[0]!);
      if (child === undefined) return undefined;
      this.count(1);
      match = child;
    }
    return { match, index };
  }

  /** Visits what the other segments match: depth first, with a stack of its own, so that it can yield anywhere. */
  *#follow(segments: Segments, begin: Reached, visit: Visit): Steps<void> {
    const open: Place[] = [];
    this.#enter(open, begin.match, segments[begin.index]!, begin.index);
    for (let place = open.at(-1); place !== undefined; place = open.at(-1)) {
      if (this.#limit.isDue()) yield;
      const child = place.children?.next();
      if (child === undefined) {
        if (!place.select()) {
          open.pop();
          this.#limit.leave();
        }
        continue;
      }
      const { segment, index, filter } = place;
      if (place.isDescending) {
        this.#enter(open, child, segment, index);
        continue;
      }
      if (filter !== undefined) {
        this.count(1);
        const passes = filter.mayTakeLong
          ? yield* this.#filters.passesInSteps(filter.test, child.value)
          : this.#filters.passes(filter.test, child.value);
        if (!passes) continue;
      }
      this.count(1);
      const next = segments[index + 1];
      if (next !== undefined) {
        this.#enter(open, child, next, index + 1);
      } else if (visit(child) === true) {
        for (const _ of open) this.#limit.leave();
        return;
      }
    }
  }

  /** Begins a segment at a match, which has nothing for it unless it is a container. */
  #enter(open: Place[], match: Match, segment: Segment, index: number): void {
    const { value } = match;
    const { descendant, selectors } = segment;
    if (!isContainer(value)) return;
    if (descendant) this.count(1 + (isArray(value) ? value.length : value.size));
    if (selectors.length > 1) this.count(selectors.length);
    this.#limit.enter();
    open.push(new Place(match, segment, index));
  }
}

/** A step in a document is quicker than looking at a value of another type. */
const STEPS_A_VALUE = 1.5;
/** The most places that are open at a time, in filters too: more than the levels of a document. */
const DEEPEST = 600;

/**
 * The limit for evaluating the paths of one command, counted in visited values as work of the command. A path such as
 * `$..*..*..*` has more matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #work: Spending;
  readonly #pace = new Pace();
  /** The steps that have been counted since it was last asked whether to yield. */
  #counted = 0;
  #depth = 0;

  constructor(work: Spending) {
    this.#work = work;
  }

  /** @throws RedisError if there were too many steps */
  count(steps: number): void {
    this.#counted += steps;
    this.#work.spend(steps / STEPS_A_VALUE);
  }

  /** Whether to yield, by what has been counted, and after so many steps more that are not. */
  isDue(steps = 0): boolean {
    const counted = this.#counted;
    this.#counted = 0;
    return this.#pace.isDue(counted + steps);
  }

  /** Counts a match that is kept. @throws RedisError if there are too many */
  countMatch(): void {
    this.#work.spend(1);
  }

  /** Counts a place that is open. @throws RedisError if there are too many */
  enter(): void {
    if (++this.#depth > DEEPEST) {
      throw new RedisError(`ERR the path goes too deep on this document. Limit: ${DEEPEST} steps`);
    }
  }

  /** Ends the last one. */
  leave(): void {
    this.#depth--;
  }
}
