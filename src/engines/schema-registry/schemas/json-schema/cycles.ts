import { InvalidSchema } from '../../errors.ts';
import { isObject } from '../../json-text.ts';
import { target, type JsonSchema, type Located } from './document.ts';

/** The deepest chain of references without a property or an item between them. */
const MOST_DEEP = 300;

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

/**
 * Detects schemas that refer to themselves at the same place of a document, so that validation would never end (JSON
 * Schema 2020-12, section 9.4.1).
 */
export class CycleCheck {
  readonly #checked = new Set<JsonSchema>();
  readonly #active = new Set<JsonSchema>();

  /** @throws InvalidSchema if there is a circle */
  check({ schema, document }: Located): void {
    if (!isObject(schema) || this.#checked.has(schema)) return;
    if (this.#active.has(schema)) throw new InvalidSchema('a schema contains itself by its $ref');
    if (this.#active.size > MOST_DEEP) throw new InvalidSchema('a $ref leads to too many others');
    this.#active.add(schema);
    const within = (each: unknown) => this.check({ schema: each as JsonSchema, document });
    const { $ref } = schema;
    if (typeof $ref === 'string') this.check(target($ref, document));
    for (const keyword of LISTS) {
      const parts = schema[keyword];
      if (Array.isArray(parts)) for (const part of parts) within(part);
    }
    for (const keyword of SINGLE) within(schema[keyword]);
    this.#active.delete(schema);
    this.#checked.add(schema);
  }
}
