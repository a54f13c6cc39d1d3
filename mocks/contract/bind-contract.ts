import type { IncomingMessage } from 'node:http';
import type { BinderOptions } from '../../src/contract/binder-options.ts';
import { bind } from '../../src/contract/request-chain.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import { answererFor, type AnswerOptions } from './answer-requests.ts';
import { belowServers } from './below-servers.ts';
import { requestCheck } from './check-request.ts';
import { contractFamily } from './contract-family.ts';
import type { Described } from './described.ts';
import { servedDocument } from './served-document.ts';

/** A contract that answers: at the root, and below the paths of its servers. */
export interface BoundContract {
  readonly listener: RequestListener;
  /** Whether it has the path of a request. */
  has(request: IncomingMessage): boolean;
}

/** Binds the contract of any service. */
export function bindContract(
  contract: Described,
  options: Omit<BinderOptions, 'answererOf' | 'checkResponses'>,
  answers: AnswerOptions,
): BoundContract {
  const served = servedDocument(contract);
  const listener = bind(
    contractFamily(contract, served),
    {
      ...options,
      answererOf: ({ operationId }) =>
        answererFor(contract, served.operations.get(operationId)!.operation, answers),
    },
    requestCheck(contract, served.operations),
  );
  return belowServers(contract, served, listener);
}
