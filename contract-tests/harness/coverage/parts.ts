import { commandFiles, isServedOverHttp } from '../commands.ts';
import { families, type FamilyName } from '../families.ts';
import { EVERYTHING, walkSchema } from './schema-walk.ts';

/** The kinds of parts in contracts, under the names that the coverage uses. */
export const KINDS = [
  'operations',
  'statuses',
  'media types',
  'examples',
  'exact examples',
  'request bodies',
  'parameters',
  'properties',
  'branches',
  'commands',
  'reply branches',
  'errors',
] as const;

export type Kind = (typeof KINDS)[number];

/** A part of a contract. */
export interface Part {
  readonly kind: Kind;
  /** Identifies it among the parts of its kind. */
  readonly name: string;
}

/** Every part of a family's contract except the errors, which are in catalogs. */
export function partsOf(family: FamilyName): Part[] {
  const { contract, besides } = families[family];
  const parts = new Map<string, Part>();
  const add = (kind: Kind, name: string) => parts.set(`${kind} ${name}`, { kind, name });
  for (const { operationId, parameters, requestBody } of contract.operations()) {
    add('operations', operationId);
    for (const { in: place, name } of parameters)
      add('parameters', `${operationId} ${place} ${name}`);
    for (const [type, { schema }] of Object.entries(requestBody)) {
      add('request bodies', `${operationId} ${type}`);
      const name = `${operationId} request`;
      walkSchema(contract, { schema, name, value: EVERYTHING }, add);
    }
  }
  for (const { operationId, status, types } of contract.documented()) {
    add('statuses', `${operationId} ${status}`);
    const { content = {} } = contract.responseFor(operationId, status)!;
    for (const type of types) {
      add('media types', `${operationId} ${status} ${type}`);
      const { schema, examples = {} } = content[type]!;
      for (const example of Object.keys(examples)) {
        add('examples', `${operationId} ${status} ${example}`);
        add('exact examples', `${operationId} ${status} ${example}`);
      }
      const name = `${operationId} ${status}`;
      walkSchema(contract, { schema, name, value: EVERYTHING }, add);
    }
  }
  for (const name of besides) add('statuses', name);
  if (family === 'redis') for (const { kind, name } of commandParts()) add(kind, name);
  return [...parts.values()];
}

function commandParts(): Part[] {
  return (
    [...commandFiles]
      .filter(([, file]) => isServedOverHttp(file))
      // A command whose examples all fail (SCRIPT KILL) has no reply.
      .filter(([, file]) => file.examples.some(({ error }) => error === undefined))
      .flatMap(([name, file]) => [
        { kind: 'commands' as const, name },
        ...(file.reply.oneOf ?? [file.reply]).map((_, i) => ({
          kind: 'reply branches' as const,
          name: `${name} #${i + 1}`,
        })),
      ])
  );
}
