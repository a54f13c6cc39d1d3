import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { serversIn } from '../../contract/model/servers.ts';

type Named = Pick<Operation, 'method' | 'path'>;

/** Operations of two versions of a contract. */
export interface Matched {
  readonly pairs: readonly (readonly [before: Operation, after: Operation | undefined])[];
  readonly added: readonly Operation[];
}

/** A key that ignores the names of path parameters, which don't matter to clients. */
export function keyOf({ method, path }: Named): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

export function subjectOf({ method, path }: Named): string {
  return `${method} ${path}`;
}

/**
 * Finds the operations of an earlier version in a later one: first by the whole path, below the servers that each version
 * names (`/v1` and `/pets`, or `/v1/pets`), else by that in `paths`, because servers differ by environment.
 */
export function matched(before: Contract, after: Contract): Matched {
  const isCaseless = [before, after].every(({ document }) => document['x-caseless-paths'] === true);
  const cased = (key: string) => (isCaseless ? key.toLowerCase() : key);
  const wholly = (contract: Contract, operation: Operation) =>
    basesOf(contract, operation).map((base) =>
      cased(keyOf({ ...named(operation), path: base + operation.path })),
    );
  const left = new Set(after.operations);
  const byWhole = new Map<string, Operation>();
  for (const operation of after.operations.toReversed()) {
    for (const key of wholly(after, operation)) byWhole.set(key, operation);
  }
  const found = new Map<Operation, Operation>();
  const take = (operation: Operation, now: Operation | undefined) => {
    if (now !== undefined && left.delete(now)) found.set(operation, now);
  };
  for (const operation of before.operations) {
    const keys = wholly(before, operation);
    take(
      operation,
      keys.map((key) => byWhole.get(key)).find((now) => now && left.has(now)),
    );
  }
  const byKey = new Map([...left].map((operation) => [cased(keyOf(operation)), operation]));
  for (const operation of before.operations) {
    if (!found.has(operation)) take(operation, byKey.get(cased(keyOf(operation))));
  }
  const pairs = before.operations.map((operation) => [operation, found.get(operation)] as const);
  return { pairs, added: [...left] };
}

function named({ method, path }: Operation): Named {
  return { method, path };
}

/** The paths that the servers of an operation begin with, in their order. */
function basesOf({ document }: Contract, { servers }: Operation): string[] {
  const all = servers.length > 0 ? servers : serversIn(document);
  const bases = all.flatMap(({ fixed }) => fixed?.base ?? []);
  return bases.length > 0 ? [...new Set(bases)] : [''];
}
