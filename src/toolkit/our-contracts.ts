import type { Bundle } from '../contract/model/bundle.ts';
import { Contract } from '../contract/model/contract.ts';
import type { Place } from '../contract/model/place.ts';
import { appendPointer, namesOf, type Node } from '../base/json-pointer.ts';

/**
 * The contracts of our families, the most specific first: every path also matches the Redis REST API. These functions
 * return whole modules: if only `default` is taken from a JSON module that others import too, Rolldown 1.2 exports names
 * that it has left out of its chunk.
 */
const DOCUMENTS = {
  control: () => import('../../generated/control/openapi.json', { with: { type: 'json' } }),
  console: () => import('../../generated/console/openapi.json', { with: { type: 'json' } }),
  'schema-registry': () =>
    import('../../generated/schema-registry/openapi.json', { with: { type: 'json' } }),
  management: () => import('../../generated/management/openapi.json', { with: { type: 'json' } }),
  queue: () => import('../../generated/queue/openapi.json', { with: { type: 'json' } }),
  kafka: () => import('../../generated/kafka/openapi.json', { with: { type: 'json' } }),
  redis: () => import('../../generated/redis/openapi.json', { with: { type: 'json' } }),
} as const satisfies Record<string, () => Promise<{ readonly default: object }>>;

export type FamilyName = keyof typeof DOCUMENTS;
export const FAMILIES = Object.keys(DOCUMENTS) as readonly FamilyName[];

/** Those that have been read: other people may call theirs the same. */
const familyByContract = new WeakMap<Contract, FamilyName>();

/** The family that a contract is of; undefined if it is none of ours. */
export function familyOf(contract: Contract): FamilyName | undefined {
  return familyByContract.get(contract);
}

/** The contract of one of our families. */
export async function ourContract(
  family: FamilyName,
  { basePaths = [] }: { readonly basePaths?: readonly string[] } = {},
): Promise<Contract> {
  const { default: document } = await DOCUMENTS[family]();
  const contract = new Contract(family, ourBundle(family, { ...document }), basePaths);
  familyByContract.set(contract, family);
  return contract;
}

/** A contract as `npm run generate` bundles it; Redis commands have files of their own. */
export function ourBundle(family: FamilyName, document: Node): Bundle {
  const placeOf = (pointer: string): Place => {
    const [part, name = ''] = namesOf(pointer);
    if (part !== 'commands') return { file: `generated/${family}/openapi.json`, pointer };
    const inFile = pointer.slice(appendPointer('/commands', name).length);
    return { file: `openapi/redis/commands/${name.replace('|', '-')}.yaml`, pointer: inFile };
  };
  return { document, placeOf };
}
