import type { Bundle } from '../contract/model/bundle.ts';
import type { Place } from '../contract/model/place.ts';
import { Contract, type FamilyWays } from '../contract/model/contract.ts';
import { appendPointer, namesOf, type Node } from '../base/json-pointer.ts';

/** The most specific first: every path also matches the Redis REST API. */
export const FAMILIES = [
  'control',
  'console',
  'schema-registry',
  'management',
  'queue',
  'kafka',
  'redis',
] as const;
export type FamilyName = (typeof FAMILIES)[number];

/** The contract of one of our families. */
export async function ourContract(
  family: FamilyName,
  { basePaths = [] }: Pick<FamilyWays, 'basePaths'> = {},
): Promise<Contract> {
  const { document, ways } = await READERS[family]();
  return new Contract(family, ourBundle(family, document as Node), { ...ways, basePaths });
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

type Reader = () => Promise<{ readonly document: unknown; readonly ways: FamilyWays }>;

/**
 * Contracts of families without front rules. These functions return whole modules: if only `default` is taken from a
 * JSON module that others import too, Rolldown 1.2 exports names that it has left out of its chunk.
 */
const WITHOUT_RULES = {
  control: () => import('../../generated/control/openapi.json', { with: { type: 'json' } }),
  console: () => import('../../generated/console/openapi.json', { with: { type: 'json' } }),
  'schema-registry': () =>
    import('../../generated/schema-registry/openapi.json', { with: { type: 'json' } }),
};

const plain = async (module: Promise<{ readonly default: unknown }>) => ({
  document: (await module).default,
  ways: waysOf({}),
});

const READERS: Readonly<Record<FamilyName, Reader>> = {
  control: () => plain(WITHOUT_RULES.control()),
  console: () => plain(WITHOUT_RULES.console()),
  redis: async () => {
    const [{ default: document }, { redisFrontRules }] = await Promise.all([
      import('../../generated/redis/openapi.json', { with: { type: 'json' } }),
      import('../families/redis/front-rules.ts'),
    ]);
    return { document, ways: waysOf(redisFrontRules) };
  },
  kafka: async () => {
    const [{ default: document }, { kafkaFrontRules }] = await Promise.all([
      import('../../generated/kafka/openapi.json', { with: { type: 'json' } }),
      import('../families/kafka/front-rules.ts'),
    ]);
    return { document, ways: waysOf(kafkaFrontRules) };
  },
  'schema-registry': () => plain(WITHOUT_RULES['schema-registry']()),
  queue: async () => {
    const [{ default: document }, { queueFrontRules }] = await Promise.all([
      import('../../generated/queue/openapi.json', { with: { type: 'json' } }),
      import('../families/queue/front-rules.ts'),
    ]);
    return { document, ways: waysOf(queueFrontRules) };
  },
  management: async () => {
    const [{ default: document }, { managementFrontRules }] = await Promise.all([
      import('../../generated/management/openapi.json', { with: { type: 'json' } }),
      import('../families/management/front-rules.ts'),
    ]);
    return { document, ways: waysOf(managementFrontRules) };
  },
};

/** Derives the behavior of a family from its front rules. */
function waysOf(rules: {
  readonly caseless?: readonly string[];
  readonly spellings?: Readonly<Record<string, string>>;
}): FamilyWays {
  return {
    anyMediaType: true,
    anyCase: rules.caseless !== undefined,
    ...(rules.spellings && { spellings: rules.spellings }),
  };
}
