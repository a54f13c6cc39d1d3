import type { ByteString } from '../../../../bytes.ts';
import { bytesOfJson, isArray, isContainer, isObject, type JsonValue } from '../json-value.ts';
import { FilterEvaluation } from './evaluate-filter.ts';
import type { Query, Segments, Selector } from './syntax.ts';
import { RedisError } from '../../../../reply.ts';
import type { Spending } from '../../../work.ts';

/** A value that a path matches, and its location. */
export interface Match {
  readonly value: JsonValue;
  /** The container; undefined for the document itself. */
  readonly parent: Match | undefined;
  /** The key or index in the container. */
  readonly key: ByteString | number;
  /** The number of arrays and objects around it. */
  readonly depth: number;
}

/** The match of the whole document. */
export function rootMatch(value: JsonValue): Match {
  return { value, parent: undefined, key: '', depth: 0 };
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

  /** The matches of a path. @throws RedisError if there are too many */
  matches(segments: Segments): Match[] {
    const matches: Match[] = [];
    this.follow(segments, (match) => {
      this.#limit.countMatch();
      this.count(match.depth / LEVELS_A_STEP);
      matches.push(match);
    });
    return matches;
  }

  /** The first match of a path. */
  first(segments: Segments): Match | undefined {
    let first: Match | undefined;
    this.follow(segments, (match) => {
      first = match;
      return true;
    });
    return first;
  }

  follow(segments: Segments, visit: Visit): void {
    this.#step(segments, 0, rootMatch(this.#root), visit);
  }

  /** Evaluates a path within a filter, from the tested value or from the document. */
  query({ from, segments }: Query, current: JsonValue, visit: Visit): void {
    const value = from === 'root' ? this.#root : current;
    this.#step(segments, 0, rootMatch(value), visit);
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

  #step(segments: Segments, index: number, match: Match, visit: Visit): boolean {
    this.count(1);
    const segment = segments[index];
    if (segment === undefined) return visit(match) === true;
    const next: Visit = (found) => this.#step(segments, index + 1, found, visit);
    const { descendant, selectors } = segment;
    this.#limit.enter();
    const stopped = descendant
      ? this.#descend(match, selectors, next)
      : this.#selectAll(match, selectors, next);
    this.#limit.leave();
    return stopped;
  }

  #descend(match: Match, selectors: readonly Selector[], visit: Visit): boolean {
    const { value } = match;
    if (!isContainer(value)) return false;
    this.count(1 + (isArray(value) ? value.length : value.size));
    this.#limit.enter();
    const stopped =
      children(match, (child) => this.#descend(child, selectors, visit)) ||
      this.#selectAll(match, selectors, visit);
    this.#limit.leave();
    return stopped;
  }

  #selectAll(match: Match, selectors: readonly Selector[], visit: Visit): boolean {
    if (selectors.length > 1) this.count(selectors.length);
    for (const selector of selectors) {
      if (this.#select(match, selector, visit)) return true;
    }
    return false;
  }

  #select(parent: Match, selector: Selector, visit: Visit): boolean {
    const { value } = parent;
    switch (selector.kind) {
      case 'name': {
        const key = selector.name;
        const member = isObject(value) ? value.get(key) : undefined;
        return member !== undefined && visit(childOf(parent, key, member)) === true;
      }
      case 'index': {
        if (!isArray(value)) return false;
        const key = selector.index < 0 ? value.length + selector.index : selector.index;
        const element = value[key];
        return element !== undefined && visit(childOf(parent, key, element)) === true;
      }
      case 'wildcard':
        return children(parent, visit);
      case 'slice':
        return this.#slice(parent, selector, visit);
      case 'filter':
        return children(parent, (child) => {
          this.count(1);
          return this.#filters.passes(selector.test, child.value) ? visit(child) : false;
        });
    }
  }

  /** RFC 9535, 2.3.4.2.2 */
  #slice(parent: Match, slice: Selector & { readonly kind: 'slice' }, visit: Visit): boolean {
    const { value } = parent;
    const { step } = slice;
    if (!isArray(value) || step === 0) return false;
    const { length } = value;
    const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
    const bound = (given: number | undefined, otherwise: number) => {
      if (given === undefined) return otherwise;
      return Math.min(Math.max(given < 0 ? length + given : given, least), most);
    };
    const start = bound(slice.start, step > 0 ? least : most);
    const end = bound(slice.end, step > 0 ? most : least);
    for (let key = start; step > 0 ? key < end : key > end; key += step) {
      if (visit(childOf(parent, key, value[key]!)) === true) return true;
    }
    return false;
  }
}

function childOf(parent: Match, key: ByteString | number, value: JsonValue): Match {
  return { value, parent, key, depth: parent.depth + 1 };
}

/** Visits the contents of a value, in order. @returns whether the visit stopped */
function children(parent: Match, visit: Visit): boolean {
  const { value } = parent;
  if (isArray(value)) {
    for (let key = 0; key < value.length; key++) {
      if (visit(childOf(parent, key, value[key]!)) === true) return true;
    }
  } else if (isObject(value)) {
    for (const [key, member] of value) {
      if (visit(childOf(parent, key, member)) === true) return true;
    }
  }
  return false;
}

/** A step in a document is quicker than looking at a value of another type. */
const STEPS_A_VALUE = 1.5;
/**
 * The maximum recursion depth: more than the levels of a document, while the stack has room for about 900 with a filter
 * each.
 */
const DEEPEST = 600;

/**
 * The limit for evaluating the paths of one command, counted in visited values as work of the command. A path such as
 * `$..*..*..*` has more matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #work: Spending;
  #depth = 0;

  constructor(work: Spending) {
    this.#work = work;
  }

  /** @throws RedisError if there were too many steps */
  count(steps: number): void {
    this.#work.spend(steps / STEPS_A_VALUE);
  }

  /** Counts a match that is kept. @throws RedisError if there are too many */
  countMatch(): void {
    this.#work.spend(1);
  }

  /** Counts a level of recursion. @throws RedisError if there are too many */
  enter(): void {
    if (++this.#depth > DEEPEST) {
      throw new RedisError(`ERR the path goes too deep on this document. Limit: ${DEEPEST} steps`);
    }
  }

  /** Ends a level of recursion. */
  leave(): void {
    this.#depth--;
  }
}
