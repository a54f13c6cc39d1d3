import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { shownCircle } from './circle.ts';
import type { PlaceOf } from './place.ts';
import { contractError, Problems } from './problem.ts';

/** The limit of chained references: a longer chain is a circle, or not readable for people either. */
const MAX_HOPS = 100;

/** A value of a document, and the JSON pointer to it. */
export interface Found<T = unknown> {
  readonly value: T;
  readonly pointer: string;
}

/** Reads objects of a document through references, and refuses those that have another form than required. */
export class Reader {
  readonly root: Found<Node>;
  readonly #placeOf: PlaceOf;
  readonly #collected: Problems | undefined;

  /** @param collected gets the problems, so that the rest can be read */
  constructor(
    document: object,
    placeOf: PlaceOf = (pointer) => ({ file: 'the contract', pointer }),
    collected?: Problems,
  ) {
    this.#collected = collected;
    this.root = { value: document as Node, pointer: '' };
    this.#placeOf = placeOf;
  }

  refuse(pointer: string, why: string): never {
    throw contractError(this.#placeOf(pointer), why);
  }

  at(pointer: string): Found {
    return { value: valueAt(this.root.value, pointer), pointer };
  }

  below({ value, pointer }: Found<Node>, name: string): Found {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    return { value: member, pointer: appendPointer(pointer, name) };
  }

  /** An object, or the one that its reference leads to. */
  followed({ value, pointer }: Found, hops = 0): Found<Node> {
    if (!isNode(value) || Array.isArray(value)) this.refuse(pointer, 'must be an object');
    const reference = value['$ref'];
    if (reference === undefined) return { value, pointer };
    if (typeof reference !== 'string') this.refuse(appendPointer(pointer, '$ref'), 'must be text');
    if (hops === MAX_HOPS) {
      const circle = shownCircle(this.root.value, this.#placeOf, pointer);
      const why = circle === undefined ? `more than ${MAX_HOPS} references` : `a circle: ${circle}`;
      this.refuse(appendPointer(pointer, '$ref'), `leads into ${why}`);
    }
    const target = this.at(pointerIn(reference));
    if (target.value === undefined) {
      this.refuse(appendPointer(pointer, '$ref'), `$ref '${reference}' points at nothing`);
    }
    return this.followed(target, hops + 1);
  }

  /**
   * Does all of several pieces of work; what is undefined has a problem.
   * @throws ContractError with the problems of all of them, unless the reader collects them
   */
  all<A, B, C>(
    a: () => A,
    b: () => B,
    c: () => C,
  ): readonly [A | undefined, B | undefined, C | undefined] {
    const problems = this.#collected ?? new Problems();
    const done = [problems.try(a), problems.try(b), problems.try(c)] as const;
    if (this.#collected === undefined) problems.end();
    return done;
  }

  /**
   * Reads each of several things; those that have a problem are left out.
   * @throws ContractError with the problems of all of them, unless the reader collects them
   */
  each<T, R>(items: readonly T[], read: (item: T) => R): R[] {
    const problems = this.#collected ?? new Problems();
    const found: R[] = [];
    for (const item of items) problems.try(() => found.push(read(item)));
    if (this.#collected === undefined) problems.end();
    return found;
  }

  /** The members of an object or array; none if it is absent. */
  members({ value, pointer }: Found, kind: 'object' | 'array' = 'object'): [string, Found][] {
    if (value === undefined) return [];
    const isRight = isNode(value) && Array.isArray(value) === (kind === 'array');
    if (!isRight) this.refuse(pointer, `must be an ${kind}`);
    return Object.entries(value).map(([name, member]) => [
      name,
      { value: member, pointer: appendPointer(pointer, name) },
    ]);
  }
}
