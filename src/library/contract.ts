import { operationsOf } from '../contract/model/read-operations.ts';
import type { ContractDocument } from '../contract/model/document.ts';
import { responseValidatorsOf } from '../contract/response-check.ts';
import {
  checkBody,
  type CompiledValidator,
  type CompiledValidators,
  type Issue,
} from '../contract/validation.ts';

export type { ContractDocument, Issue };
export {
  conforms,
  ConformanceError,
  type Conformance,
  type ConformsOptions,
  type Finding,
} from './conforms.ts';
export { recordExchanges, type Har, type Recorder } from './recorder.ts';

/** A contract, and validation against it. */
export interface Contract {
  /** The OpenAPI document, bundled. `plinth/contract/<family>.json` is its file. */
  readonly document: ContractDocument;
  /**
   * Validates a request body.
   * @returns what is wrong with it, or undefined, also where the operation has no schema for its body.
   * @throws Error if there is no such operation
   */
  readonly requestIssue: (operationId: string, body: unknown) => Issue | undefined;
  /**
   * Validates the body of an answer.
   * @returns as requestIssue; a status that is not documented is an issue
   * @throws Error if there is no such operation
   */
  readonly responseIssue: (operationId: string, status: number, body: unknown) => Issue | undefined;
}

interface Parts {
  readonly document: ContractDocument;
  readonly requests: CompiledValidators;
}

const loads = {
  redis: () =>
    partsFrom(
      import('../../generated/redis/openapi.json', { with: { type: 'json' } }),
      import('../../generated/redis/validators.js'),
    ),
  kafka: () =>
    partsFrom(
      import('../../generated/kafka/openapi.json', { with: { type: 'json' } }),
      import('../../generated/kafka/validators.js'),
    ),
  'schema-registry': () =>
    partsFrom(
      import('../../generated/schema-registry/openapi.json', { with: { type: 'json' } }),
      import('../../generated/schema-registry/validators.js'),
    ),
  queue: () =>
    partsFrom(
      import('../../generated/queue/openapi.json', { with: { type: 'json' } }),
      import('../../generated/queue/validators.js'),
    ),
  management: () =>
    partsFrom(
      import('../../generated/management/openapi.json', { with: { type: 'json' } }),
      import('../../generated/management/validators.js'),
    ),
} as const satisfies Record<string, () => Promise<Parts>>;

/** The families with a contract. */
export type FamilyName = keyof typeof loads;
export const familyNames = Object.keys(loads) as readonly FamilyName[];

/**
 * The contract of a family, loaded on first use.
 * @throws Error if there is no such family
 */
export async function contractOf(family: FamilyName): Promise<Contract> {
  if (!Object.hasOwn(loads, family)) {
    throw new Error(`no contract is called ${family}; there are ${familyNames.join(', ')}`);
  }
  const { document, requests } = await loads[family]();
  const responses = await responseValidatorsOf(document);
  const operations = new Map(operationsOf(document).map((each) => [each.operationId, each]));
  const operation = (operationId: string) => {
    const found = operations.get(operationId);
    if (found === undefined) throw new Error(`${family} has no operation ${operationId}`);
    return found;
  };
  return {
    document,
    requestIssue: (operationId, body) => {
      operation(operationId);
      return check(requests[`${operationId}Body`], body);
    },
    responseIssue: (operationId, status, body) => {
      const answering = operation(operationId);
      if (answering.responses[String(status)] === undefined) {
        return { in: 'body', at: '', message: `comes with ${status}, which is not documented` };
      }
      return check(responses(answering, status), body);
    },
  };
}

function check(validate: CompiledValidator | undefined, body: unknown): Issue | undefined {
  return validate === undefined ? undefined : checkBody(validate, body);
}

async function partsFrom(
  document: Promise<{ readonly default: unknown }>,
  requests: Promise<CompiledValidators>,
): Promise<Parts> {
  return {
    // Generated from the contract, and linted against OpenAPI.
    document: (await document).default as ContractDocument,
    requests: await requests,
  };
}
