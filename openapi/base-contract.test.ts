import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * `base-contract.yaml` lists what the base contract has, by its text. Whatever else these contracts say is marked with
 * `x-beyond-base-contract`, and nothing that is listed is.
 */
const TABLE = parse(readFileSync(new URL('base-contract.yaml', import.meta.url), 'utf8')) as Record<
  string,
  Stated
>;

interface Stated {
  /** Parameters besides those of the path, by method and path. */
  readonly operations: Readonly<Record<string, readonly string[]>>;
  /** Names of properties, by the component that has them, or the operation if it is none. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly credentials: readonly string[];
  /** The statuses of operations, if the base contract says all of them. */
  readonly statuses?: readonly string[];
  /** The values of properties and parameters whose values the base contract lists. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

type Node = Readonly<Record<string, unknown>>;

const MARK = 'x-beyond-base-contract';
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** Collects the statements of a contract that are not marked. */
class Unmarked {
  readonly operations: Record<string, string[]> = {};
  readonly fields: Record<string, string[]> = {};
  readonly statuses = new Set<string>();
  readonly values: Record<string, unknown> = {};
  /** Nothing in the base contract is a header of a response, or a body of another type than JSON. */
  readonly surplus: string[] = [];
  readonly #document: Node;
  readonly #walked = new Set<string>();

  constructor(document: Node) {
    this.#document = document;
    for (const [path, item] of Object.entries(node(document['paths']))) {
      for (const method of METHODS) {
        const operation = node(node(item)[method]);
        if (operation['operationId'] === undefined || isMarked(operation)) continue;
        const parameters = [node(item)['parameters'], operation['parameters']].flatMap(list);
        this.#addOperation(`${method.toUpperCase()} ${path}`, operation, parameters);
      }
    }
  }

  #addOperation(name: string, operation: Node, parameters: readonly Node[]): void {
    const id = String(operation['operationId']);
    const stated = parameters.map((one) => this.#resolved(one)).filter((one) => !isMarked(one));
    const others = stated.filter((one) => one['in'] !== 'path');
    this.operations[name] = others.map((one) => String(one['name']));
    for (const one of stated) this.#addValues(String(one['name']), node(one['schema']));
    const body = this.#resolved(node(operation['requestBody']));
    this.#addContent(`${id} request`, body);
    for (const [status, response] of Object.entries(node(operation['responses']))) {
      const resolved = this.#resolved(node(response));
      if (isMarked(resolved)) continue;
      this.statuses.add(status);
      for (const [header, value] of Object.entries(node(resolved['headers']))) {
        if (!isMarked(this.#resolved(node(value)))) this.surplus.push(`${id} ${status} ${header}`);
      }
      const types = Object.entries(node(resolved['content']));
      for (const [type, media] of types) {
        if (type !== 'application/json' && !isMarked(node(media))) {
          this.surplus.push(`${id} ${status} ${type}`);
        }
      }
      this.#addContent(id, resolved);
    }
    for (const callback of Object.values(node(operation['callbacks']))) {
      for (const item of Object.values(this.#resolved(node(callback)))) {
        const post = node(this.#resolved(node(item))['post']);
        if (!isMarked(post)) this.#addContent(id, this.#resolved(node(post['requestBody'])));
      }
    }
  }

  #addContent(owner: string, { content }: Node): void {
    for (const media of Object.values(node(content))) {
      if (!isMarked(node(media))) this.#addSchema(owner, node(node(media)['schema']));
    }
  }

  #addSchema(owner: string, schema: Node): void {
    if (isMarked(schema)) return;
    const { $ref } = schema;
    if (typeof $ref === 'string') {
      if (this.#walked.has($ref)) return;
      this.#walked.add($ref);
      this.#addSchema($ref.split('/').at(-1)!, this.#resolved({ $ref }));
      return;
    }
    for (const [name, property] of Object.entries(node(schema['properties']))) {
      if (property === false || isMarked(this.#resolved(node(property)))) continue;
      (this.fields[owner] ??= []).push(name);
      this.#addValues(`${owner}.${name}`, node(property));
      this.#addSchema(`${owner}.${name}`, node(property));
    }
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => list(schema[word]));
    for (const part of parts) if (part['if'] === undefined) this.#addSchema(owner, part);
    for (const word of ['items', 'additionalProperties']) {
      if (schema[word] !== undefined) this.#addSchema(owner, node(schema[word]));
    }
  }

  #addValues(of: string, schema: Node): void {
    const { enum: values, [MARK]: beyond } = this.#resolved(schema);
    if (!Array.isArray(values)) return;
    const marked: readonly unknown[] = Array.isArray(beyond) ? beyond : [];
    this.values[of] = (values as unknown[]).filter((value) => !marked.includes(value));
  }

  /** The target of a reference, with what stands beside it. */
  #resolved(value: Node): Node {
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string') return value;
    const target = $ref
      .slice('#/'.length)
      .split('/')
      .reduce((at, name) => node(at[name]), this.#document);
    return this.#resolved({ ...target, ...beside });
  }
}

test.each(Object.entries(TABLE))(
  'the contract %s marks what is beyond the base contract, and nothing else',
  (family, { operations, fields, credentials, statuses, values = {} }) => {
    const file = new URL(`../generated/${family}/openapi.json`, import.meta.url);
    const document = JSON.parse(readFileSync(file, 'utf8')) as Node;
    const unmarked = new Unmarked(document);
    expect(unmarked.surplus).toEqual([]);
    expect(unmarked.operations).toEqual(operations);
    expect(unmarked.fields).toEqual(fields);
    if (statuses !== undefined) {
      const unmatched = Object.entries(node(document['x-unmatched-responses']));
      const others = unmatched.filter(([, one]) => !isMarked(node(one))).map(([status]) => status);
      expect([...new Set([...unmarked.statuses, ...others])].toSorted()).toEqual(statuses);
    }
    expect(unmarked.values).toMatchObject(values);
    const schemes = Object.entries(node(node(document['components'])['securitySchemes']));
    const stated = schemes.filter(([, scheme]) => !isMarked(node(scheme)));
    expect(stated.map(([name]) => name)).toEqual(credentials);
  },
);

function isMarked(value: Node): boolean {
  return value[MARK] === true;
}

function node(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Node)
    : {};
}

function list(value: unknown): readonly Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}
