import type { AnyFamily } from '../../src/contract/family.ts';
import { missingCredentials } from './credentials.ts';
import type { Described } from './described.ts';
import { problemErrors } from './problem.ts';
import { refusalOf } from './refusals.ts';
import type { ServedContract } from './served-document.ts';

/** The name of the family that a contract of any service is served as: for faults and in the live log. */
export const CONTRACT_FAMILY = 'contract';
/** The largest body, in bytes. */
const BODY_LIMIT = 32 * 1024 * 1024;

/** Stands for the handlers, which are never called: the mock answers in their place. */
function nobody(): never {
  throw new Error('nothing stands behind the mock');
}

/** The family of a contract of any service. Nobody is behind it: its operations have no handlers. */
export function contractFamily(contract: Described, served: ServedContract): AnyFamily {
  const { operations, document } = served;
  return {
    name: CONTRACT_FAMILY,
    contract: document,
    validators: {},
    errors: problemErrors,
    handlers: Object.fromEntries([...operations.keys()].map((id) => [id, nobody])),
    authenticate(request, query, { operationId }) {
      const { operation } = operations.get(operationId)!;
      const missing = missingCredentials(contract, operation, request, query);
      if (missing === undefined) return;
      const { detail, challenge } = missing;
      const headers = challenge === '' ? {} : { 'WWW-Authenticate': challenge };
      const reason = { statuses: [401], detail, headers } as const;
      throw refusalOf(contract, operation, reason, request.headers.accept);
    },
    bodyLimit: () => BODY_LIMIT,
  };
}
