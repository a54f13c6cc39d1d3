import { isNode } from '../../src/base/json-pointer.ts';
import type { Family } from '../family.ts';
import type { Crumb } from '../page.ts';

/** The pages of what uses a schema directly, by the path of the schema's page. */
export type SchemaUses = ReadonlyMap<string, readonly Crumb[]>;

/** What uses the schemas of a contract: operations, and other schemas. */
export function usesOfSchemas({
  operations,
  schemas,
  pageOf,
}: Pick<Family, 'operations' | 'schemas' | 'pageOf'>): SchemaUses {
  const uses = new Map<string, Crumb[]>();
  const note = (user: Crumb, parts: readonly unknown[]): void => {
    const used = new Set<string>();
    const seen = new Set<unknown>();
    const open = [...parts];
    while (open.length > 0) {
      const part = open.pop();
      if (!isNode(part) || seen.has(part)) continue;
      seen.add(part);
      const named = schemas.of(part);
      if (named !== undefined) used.add(named.path);
      for (const member of Object.values(part)) open.push(member);
    }
    for (const path of used) {
      if (path === user.path) continue;
      const known = uses.get(path);
      if (known === undefined) uses.set(path, [user]);
      else known.push(user);
    }
  };
  for (const operation of operations) {
    const { title, parameters, requestBody, responses } = operation;
    note({ title, path: pageOf(operation) }, [parameters, requestBody?.content, responses]);
  }
  for (const { name, path, schema } of schemas.all) note({ title: name, path }, [schema]);
  return uses;
}
