import { isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';

/** The longest chain of references and parts that is followed. */
const LONGEST = 16;

/** The schemas that a value is within, each as often as it is. */
export class Nesting {
  readonly #document: object;
  readonly #within = new Map<object, number>();
  /** How many schemas have been looked at so far. */
  looks = 0;

  constructor(document: object) {
    this.#document = document;
  }

  enter(schema: object): void {
    this.#within.set(schema, (this.#within.get(schema) ?? 0) + 1);
  }

  leave(schemas: readonly object[]): void {
    for (const schema of schemas) this.#within.set(schema, this.#within.get(schema)! - 1);
  }

  /**
   * How often a value is already within values of a schema: of what it refers to and all that it joins, and of
   * alternatives of the one that leads back the least.
   */
  timesOf(schema: unknown): number {
    return this.#timesOf(schema, LONGEST, new Map());
  }

  /** The same for each of a list. */
  timesOfEach(list: readonly unknown[]): number[] {
    const known = new Map<object, number>();
    return list.map((each) => this.#timesOf(each, LONGEST, known));
  }

  /** @param known those that have been looked at, because many may refer to the same */
  #timesOf(schema: unknown, left: number, known: Map<object, number>): number {
    if (!isNode(schema) || left === 0) return 0;
    const before = known.get(schema);
    if (before !== undefined) return before;
    this.looks++;
    const { $ref, allOf, oneOf, anyOf } = schema;
    const times = (each: unknown) => this.#timesOf(each, left - 1, known);
    let most = this.#within.get(schema) ?? 0;
    known.set(schema, most);
    if (typeof $ref === 'string') most = Math.max(most, times(this.#targetOf($ref)));
    if (Array.isArray(allOf)) most = Math.max(most, ...allOf.map(times));
    for (const list of [oneOf, anyOf]) {
      if (Array.isArray(list) && list.length > 0)
        most = Math.max(most, Math.min(...list.map(times)));
    }
    known.set(schema, most);
    return most;
  }

  /** The same for the items of a schema of lists, or the values of one of maps; 0 for others. */
  timesOfMembers(schema: Node): number {
    const { items, additionalProperties } = this.#meant(schema);
    return Math.max(this.timesOf(items), this.timesOf(additionalProperties));
  }

  #meant(schema: Node): Node {
    let meant = schema;
    for (let i = 0; i < LONGEST && typeof meant['$ref'] === 'string'; i++) {
      const target = this.#targetOf(meant['$ref']);
      if (!isNode(target)) break;
      meant = target;
    }
    return meant;
  }

  #targetOf(reference: string): unknown {
    return valueAt(this.#document, pointerIn(reference));
  }
}
