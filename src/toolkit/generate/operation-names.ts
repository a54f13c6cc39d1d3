import { METHODS, type ContractDocument } from '../../contract/model/document.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';

/** An operation, and what it is called in code. */
export interface NamedOperation {
  readonly operation: Operation;
  /** As everywhere: its `operationId`, or `GET /pets/{id}`. */
  readonly name: string;
  /** The same as an identifier: `listPets`, `getPetsId`. */
  readonly identifier: string;
}

/**
 * Names the operations of a document that has names for none, some or several.
 * @returns the operations of a copy whose operations all have an `operationId` of their own
 */
export function withOperationNames(document: ContractDocument): {
  readonly document: ContractDocument;
  readonly operations: readonly NamedOperation[];
} {
  const names = new Map(
    operationsOf(document).map(({ operationId, method, path }) => [
      `${method} ${path}`,
      operationId,
    ]),
  );
  const copy = structuredClone(document) as unknown as Mutable;
  for (const [path, item] of Object.entries(copy.paths ?? {})) nameIn(item, path, names);
  // What the service sends has names of its own, which may be those of operations.
  for (const item of Object.values(copy.webhooks ?? {})) nameIn(item, '', new Map());
  delete copy.components?.['pathItems'];
  const named = copy as unknown as ContractDocument;
  const identifiers = new Set<string>();
  const operations = operationsOf(named).map((operation) => {
    const name = operation.operationId;
    return { operation, name, identifier: freeIdentifier(name, identifiers) };
  });
  return { document: named, operations };
}

interface Mutable {
  paths?: Record<string, unknown>;
  webhooks?: Record<string, unknown>;
  components?: Record<string, unknown>;
}
type Item = Record<string, { operationId?: string } | undefined> & {
  additionalOperations?: Record<string, { operationId?: string }>;
};

function nameIn(item: unknown, path: string, names: ReadonlyMap<string, string>): void {
  if (typeof item !== 'object' || item === null) return;
  const { additionalOperations = {}, ...usual } = item as Item;
  const operations = [
    ...METHODS.map((method) => [method.toUpperCase(), usual[method]] as const),
    ...Object.entries(additionalOperations),
  ];
  for (const [method, operation] of operations) {
    const name = names.get(`${method} ${path}`);
    if (operation === undefined) continue;
    if (name === undefined) delete operation.operationId;
    else operation.operationId = name;
  }
}

/** A name in the form of an identifier that none of the others is. */
export function freeIdentifier(name: string, taken: Set<string>): string {
  const words = name.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== '');
  const [first = 'operation', ...rest] = words;
  const isShout = /^[^a-z]+$/.test(first);
  const head = isShout && rest.length > 0 ? first.toLowerCase() : first;
  const joined = head + rest.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const identifier = /^\p{ID_Start}|^_/u.test(joined) ? joined : `_${joined}`;
  let free = identifier;
  for (let n = 2; taken.has(free); n++) free = `${identifier}${n}`;
  taken.add(free);
  return free;
}
