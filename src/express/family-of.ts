import type { IncomingMessage } from 'node:http';
import type { AnyFamily } from '../contract/family.ts';
import type { Contract } from '../contract/model/contract.ts';
import type { ContractDocument } from '../contract/model/document.ts';
import type { Operation } from '../contract/model/operation.ts';
import { HttpError } from '../http/http-error.ts';
import { documentedRefusal } from './documented-refusal.ts';
import { problemErrors, Refusal, type Problem } from './problem.ts';

/** A body of more bytes is refused, unless options or the contract (`x-body-limit`) say otherwise. */
const BODY_LIMIT = 1024 * 1024;

/** An answer that an application has for a refusal. */
export interface RefusalAnswer {
  /** That of the problem if it is missing. */
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FamilyOfOptions {
  readonly handlers: AnyFamily['handlers'];
  readonly authenticate: AnyFamily['authenticate'];
  readonly bodyLimit?: number | undefined;
  /** Answers in a form of the application's own; where it returns nothing, as the contract documents it. */
  readonly refusal?:
    | ((problem: Problem, request: IncomingMessage) => RefusalAnswer | undefined)
    | undefined;
}

/** Any contract, as the chain of requests takes it. */
export function familyOf(
  contract: Pick<Contract, 'document' | 'name' | 'schemas'>,
  { handlers, authenticate, bodyLimit = BODY_LIMIT, refusal: ofApplication }: FamilyOfOptions,
): AnyFamily {
  return {
    name: contract.name,
    // Its form has been checked when it was read.
    contract: contract.document as unknown as ContractDocument,
    validators: {},
    errors: problemErrors,
    handlers,
    authenticate,
    bodyLimit: (_, { declared }) => declared['x-body-limit']?.bytes ?? bodyLimit,
    refusalFor,
  };

  function refusalFor(
    refusal: HttpError,
    operation: Operation | undefined,
    request: IncomingMessage,
  ): HttpError {
    if (!(refusal instanceof Refusal)) return refusal;
    const { problem, message, headers } = refusal;
    const own = ofApplication?.(problem, request);
    if (own === undefined) return documentedRefusal(contract, problem, operation, headers);
    const { status = problem.status, body } = own;
    return new HttpError(status, message, body, { headers: { ...headers, ...own.headers } });
  }
}
