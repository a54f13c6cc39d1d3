import type { JsonValue } from '../json-value.ts';
import { bytesIfSmall, Measuring } from '../measuring.ts';
import { FilterEvaluation } from './evaluate-filter.ts';
import { rootMatch, type Match } from './place.ts';
import type { StepLimit } from './step-limit.ts';
import type { Query, Segments } from './syntax.ts';
import { goTo, Walk, type Reached, type Visit } from './walk.ts';
import { after, begin, isSteps, type Steps } from '../../../steps.ts';

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

  constructor(root: JsonValue, limit: StepLimit, bytes: () => number) {
    this.#root = root;
    this.#bytes = bytes;
    this.#limit = limit;
    this.#filters = new FilterEvaluation(this);
  }

  /** The matches of a path, found in steps if that takes long. @throws RedisError if there are too many */
  matches(segments: Segments): Match[] | Steps<Match[]> {
    const reached = goTo(this.#limit, segments, rootMatch(this.#root));
    if (reached === undefined) return [];
    if (reached.index === segments.length) {
      this.#keep(reached.match);
      return [reached.match];
    }
    const matches: Match[] = [];
    const visit = (match: Match) => {
      this.#keep(match);
      matches.push(match);
    };
    return after(begin(this.#walk(segments, reached, visit)), () => matches);
  }

  #keep(match: Match): void {
    this.#limit.countMatch();
    this.count(match.depth / LEVELS_A_STEP);
  }

  /** The first match of a path, found in steps if that takes long. */
  first(segments: Segments): Match | undefined | Steps<Match | undefined> {
    const reached = goTo(this.#limit, segments, rootMatch(this.#root));
    if (reached === undefined || reached.index === segments.length) return reached?.match;
    let first: Match | undefined;
    const visit = (match: Match) => {
      first = match;
      return true;
    };
    return after(begin(this.#walk(segments, reached, visit)), () => first);
  }

  /** The match of a path that can have only one. */
  at(segments: Segments): Match | undefined {
    return goTo(this.#limit, segments, rootMatch(this.#root))?.match;
  }

  /** Evaluates a path within a filter, from the tested value or from the document. */
  query({ from, segments }: Query, current: JsonValue, visit: Visit): void | Steps<void> {
    const begun = rootMatch(from === 'root' ? this.#root : current);
    const reached = goTo(this.#limit, segments, begun);
    if (reached === undefined) return;
    if (reached.index < segments.length) return begin(this.#walk(segments, reached, visit));
    visit(reached.match);
  }

  /** The value of a path within a filter that has at most one match. */
  only({ from, segments }: Query, current: JsonValue): JsonValue | undefined {
    const begun = rootMatch(from === 'root' ? this.#root : current);
    return goTo(this.#limit, segments, begun)?.match.value;
  }

  #walk(segments: Segments, reached: Reached, visit: Visit): Walk {
    return new Walk({ limit: this.#limit, filters: this.#filters, segments, visit }, reached);
  }

  /** Counts the visit of a value with all its contents. @returns its memory, in bytes */
  countWhole(value: JsonValue): number | Steps<number> {
    const bytes = value === this.#root ? this.#bytes() : bytesIfSmall(value);
    if (bytes !== undefined) return this.#countBytes(bytes);
    return after(begin(new Measuring(value)), (measured) => this.#countBytes(measured));
  }

  #countBytes(bytes: number): number {
    this.count(bytes / BYTES_A_STEP);
    return bytes;
  }

  /** Work that uses matches, which count as memory until it has ended. */
  during<Result>(work: Result | Steps<Result>): Result | Steps<Result> {
    return isSteps(work) ? this.#limit.during(work) : work;
  }

  /** Counts steps. @throws RedisError if there are too many */
  count(steps: number): void {
    this.#limit.count(steps);
  }

  /** Whether to yield, by what has been counted, and after so many steps more that are not. */
  isDue(steps = 0): boolean {
    return this.#limit.isDue(steps);
  }
}
