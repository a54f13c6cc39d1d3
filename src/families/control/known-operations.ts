import { operationsOf } from '../../contract/model/read-operations.ts';
import type { ContractDocument } from '../../contract/model/document.ts';

type FaultedFamily = 'redis' | 'kafka' | 'schema-registry' | 'queue' | 'management' | 'resp';

/** Loads the contracts, each on first use. */
const CONTRACTS: Readonly<
  Record<Exclude<FaultedFamily, 'resp'>, () => Promise<{ readonly default: unknown }>>
> = {
  redis: () => import('../../../generated/redis/openapi.json', { with: { type: 'json' } }),
  kafka: () => import('../../../generated/kafka/openapi.json', { with: { type: 'json' } }),
  'schema-registry': () =>
    import('../../../generated/schema-registry/openapi.json', { with: { type: 'json' } }),
  queue: () => import('../../../generated/queue/openapi.json', { with: { type: 'json' } }),
  management: () =>
    import('../../../generated/management/openapi.json', { with: { type: 'json' } }),
};

/**
 * Whether a family has an operation; for `resp`, whether a command begins with that word, in upper case.
 */
export async function hasOperation(family: FaultedFamily, operationId: string): Promise<boolean> {
  if (family === 'resp') {
    const { commandTable } = await import('../../../generated/redis/commands.ts');
    const words = Object.keys(commandTable).map((name) => name.split('|')[0]!.toUpperCase());
    return words.includes(operationId);
  }
  // Generated from the contract, and linted against OpenAPI.
  const document = (await CONTRACTS[family]()).default as ContractDocument;
  return operationsOf(document).some((operation) => operation.operationId === operationId);
}
