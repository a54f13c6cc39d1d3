import type { components } from '../../../generated/control/types.ts';
import type { NamedFault } from '../../contract/faults/fault-board.ts';
import { invalidField, refusal } from './errors.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import type { ContractDocument } from '../../contract/model/document.ts';

export type FaultInput = components['schemas']['fault'];

/** A contract of another service that is mocked. */
export interface MockedOperations {
  readonly name: string;
  readonly operations: readonly string[];
}

/** The family of all contracts of other services. */
export const ANY_CONTRACT = 'contract';

/** Headers that frame a message, which a fault may not set. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'connection']);

/**
 * Checks what the schema of a fault can't express.
 * @param place of the fault in the body, with a trailing dot unless empty
 * @param mocked the contracts that are mocked, if they are none of ours
 * @throws HttpError that names the place
 */
export async function checkFault(
  fault: FaultInput,
  place = '',
  mocked?: readonly MockedOperations[],
): Promise<void> {
  const { family, operation, latency, answer, error, connection, client } = fault;
  if (mocked === undefined && family === ANY_CONTRACT) {
    throw invalidField(`${place}family`, 'is of a mock that was started with a contract');
  }
  const known =
    mocked === undefined ? FAMILIES : [ANY_CONTRACT, ...mocked.map((each) => each.name)];
  if (!known.includes(family)) {
    throw invalidField(`${place}family`, `must be one of ${known.join(', ')}`);
  }
  const isResp = family === 'resp';
  const endings = [answer, error, connection].filter((each) => each !== undefined);
  if (latency === undefined && endings.length === 0) {
    throw invalidField(
      `${place}latency`,
      'is missing, and so are answer, error and connection: a fault has one of them',
    );
  }
  if (isResp && answer !== undefined) {
    throw invalidField(
      `${place}answer`,
      'is for HTTP: a command over RESP is replied with an error',
    );
  }
  if (isResp && client !== undefined) {
    throw invalidField(`${place}client`, 'is for HTTP: there are no headers over RESP');
  }
  if (!isResp && error !== undefined) {
    throw invalidField(
      `${place}error`,
      'is for the family resp: a request over HTTP has an answer',
    );
  }
  if (endings.length > 1) {
    const other = answer === undefined ? 'error' : 'answer';
    throw invalidField(`${place}connection`, `can not be given together with ${other}`);
  }
  const isKnown =
    operation === undefined ||
    (mocked === undefined
      ? await hasOperation(family as FaultedFamily, operation)
      : mocked
          .filter(({ name }) => family === ANY_CONTRACT || family === name)
          .some(({ operations }) => operations.includes(operation)));
  if (!isKnown) {
    throw invalidField(
      `${place}operation`,
      isResp
        ? `must be a command in capitals, and there is no '${operation}'`
        : `must be an operation of ${family}, and it has no '${operation}'`,
    );
  }
  if (latency?.distribution === 'uniform' && latency.from > latency.to) {
    throw invalidField(`${place}latency.from`, 'must not be more than to');
  }
  for (const name of Object.keys(answer?.headers ?? {})) {
    if (FRAMING.has(name.toLowerCase())) {
      throw invalidField(`${place}answer.headers.${name}`, 'can not be given by a fault');
    }
  }
}

/**
 * Gives unnamed faults names.
 * @throws HttpError if two have the same name
 */
export function named(faults: readonly FaultInput[]): NamedFault[] {
  const taken = new Set<string>();
  for (const { name } of faults) {
    if (name === undefined) continue;
    if (taken.has(name)) throw refusal('faultExists', { name });
    taken.add(name);
  }
  let number = 0;
  const free = (): string => {
    const name = `fault-${++number}`;
    return taken.has(name) ? free() : name;
  };
  return faults.map((fault) => ({ ...fault, name: fault.name ?? free() }));
}

/** Loads the contracts, each on first use. */
const CONTRACTS = {
  redis: () => import('../../../generated/redis/openapi.json', { with: { type: 'json' } }),
  kafka: () => import('../../../generated/kafka/openapi.json', { with: { type: 'json' } }),
  'schema-registry': () =>
    import('../../../generated/schema-registry/openapi.json', { with: { type: 'json' } }),
  queue: () => import('../../../generated/queue/openapi.json', { with: { type: 'json' } }),
  management: () =>
    import('../../../generated/management/openapi.json', { with: { type: 'json' } }),
} satisfies Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

type FaultedFamily = keyof typeof CONTRACTS | 'resp';

const FAMILIES: readonly string[] = [...Object.keys(CONTRACTS), 'resp'];

/**
 * Whether a family has an operation; for `resp`, whether a command begins with that word, in upper case.
 */
async function hasOperation(family: FaultedFamily, operationId: string): Promise<boolean> {
  if (family === 'resp') {
    const { commandTable } = await import('../../../generated/redis/commands.ts');
    const words = Object.keys(commandTable).map((name) => name.split('|')[0]!.toUpperCase());
    return words.includes(operationId);
  }
  // Generated from the contract, and linted against OpenAPI.
  const document = (await CONTRACTS[family]()).default as ContractDocument;
  return operationsOf(document).some((operation) => operation.operationId === operationId);
}
