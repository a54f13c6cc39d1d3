import { commandFiles, isServedOverHttp } from '../../../contract-tests/harness/commands.ts';
import { families, type FamilyName } from '../../../contract-tests/harness/families.ts';
import type { Contract } from '../../../src/contract/model/contract.ts';
import type { Kind } from '../../coverage/coverage.ts';
import { EVERYTHING, walkSchema } from './schema-walk.ts';

/** A part of a contract. */
export interface Part {
  readonly kind: Kind;
  /** Identifies it among the parts of its kind. */
  readonly name: string;
}

/** Every part of a family's contract except the errors, which are in catalogs. */
export function partsOf(family: FamilyName, contract: Contract): Part[] {
  const parts = new Map<string, Part>();
  const add = (kind: Kind, name: string) => parts.set(`${kind} ${name}`, { kind, name });
  for (const { operationId, parameters, requestBody, responses } of contract.operations) {
    add('operations', operationId);
    for (const { in: place, name } of parameters)
      add('parameters', `${operationId} ${place} ${name}`);
    for (const [type, { pointer }] of Object.entries(requestBody?.content ?? {})) {
      add('request bodies', `${operationId} ${type}`);
      walkAll('request', pointer, `${operationId} request`);
    }
    for (const [status, { content }] of Object.entries(responses)) {
      const name = `${operationId} ${status}`;
      add('statuses', name);
      for (const [type, { pointer, examples = {} }] of Object.entries(content)) {
        add('media types', `${name} ${type}`);
        for (const example of Object.keys(examples)) {
          add('examples', `${name} ${example}`);
          add('exact examples', `${name} ${example}`);
        }
        walkAll('response', pointer, name);
      }
    }
  }
  for (const name of families[family].besides) add('statuses', name);
  if (family === 'redis') for (const { kind, name } of commandParts()) add(kind, name);
  return [...parts.values()];

  function walkAll(direction: 'request' | 'response', media: string, name: string): void {
    const pointer = `${media}/schema`;
    walkSchema(contract, { pointer, direction, name, value: EVERYTHING }, add);
  }
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
