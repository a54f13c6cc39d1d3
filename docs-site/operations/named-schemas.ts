import {
  appendPointer,
  isNode,
  pointerIn,
  valueAt,
  type Node,
} from '../../src/base/json-pointer.ts';
import { fileNames } from './names.ts';

/** A schema with a name, which has a page of its own. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: unknown;
  /** The file of its page. */
  readonly path: string;
}

/** The limit of chained references: a longer chain is a circle. */
const MAX_HOPS = 100;

/** The schemas in the components of a contract. */
export class NamedSchemas {
  readonly all: readonly NamedSchema[];
  readonly #document: object;
  readonly #byPointer = new Map<string, NamedSchema>();
  readonly #byTarget = new Map<object, NamedSchema>();

  /** @param folder of their pages, with a slash at its end */
  constructor(document: object, folder: string) {
    this.#document = document;
    const schemas = valueAt(document, AT);
    const members = isNode(schemas) && !Array.isArray(schemas) ? Object.entries(schemas) : [];
    const files = fileNames(members.map(([name]) => name));
    this.all = members.map(([name, schema], i) => ({
      name,
      schema,
      path: `${folder}${files[i]!}.html`,
    }));
    for (const each of this.all) {
      this.#byPointer.set(appendPointer(AT, each.name), each);
      const target = this.#last(each.schema);
      if (target !== undefined && !this.#byTarget.has(target)) this.#byTarget.set(target, each);
    }
  }

  /** The schema that a schema is only a reference to; undefined if it has no name. */
  of(schema: unknown): NamedSchema | undefined {
    if (!isNode(schema) || typeof schema['$ref'] !== 'string') return undefined;
    const direct = this.#byPointer.get(pointerIn(schema['$ref']));
    if (direct !== undefined) return direct;
    const target = this.#last(schema);
    return target && this.#byTarget.get(target);
  }

  /** The schema of a value of a discriminator: a name, or a reference. */
  named(text: string): NamedSchema | undefined {
    return this.#byPointer.get(appendPointer(AT, text)) ?? this.of({ $ref: text });
  }

  /** What a chain of references ends in. */
  #last(schema: unknown): Node | undefined {
    let found = schema;
    for (let hops = 0; hops < MAX_HOPS && isNode(found); hops++) {
      const { $ref } = found;
      if (typeof $ref !== 'string') return found;
      found = valueAt(this.#document, pointerIn($ref));
    }
    return undefined;
  }
}

const AT = '/components/schemas';
