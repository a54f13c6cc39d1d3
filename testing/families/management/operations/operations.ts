import * as validators from '../../../../generated/management/validators.js';
import type { operations } from '../../../../generated/management/types.ts';
import { operationsOf } from '../../../../src/contract/model/read-operations.ts';
import type { AnyHandler, Handlers } from '../../../../src/contract/handler.ts';
import { HttpError } from '../../../../src/http/http-error.ts';
import { checkAnswer } from '../../../../src/contract/response-check.ts';
import { testRequest } from '../../../contract/contract.ts';
import { checkBody, type CompiledValidators } from '../../../../src/contract/validation.ts';
import { allowedRoles } from '../../../../src/families/management/authenticate.ts';
import type { ManagementCaller } from '../../../../src/families/management/caller.ts';
import { managementContractErrors } from '../../../../src/families/management/errors.ts';
import { managementContract } from '../../../../src/families/management/contract.ts';

/** A request of a test. */
export interface TestRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
}

const compiled: CompiledValidators = validators;
const documented = new Map(operationsOf(managementContract).map((o) => [o.operationId, o]));

/**
 * Calls operations as the binder does, without HTTP: the caller gets the roles of the operation, the body is validated against the contract, an error becomes its
 * answer, and an undocumented answer is thrown as an error.
 */
export function testOperations(handlers: Partial<Handlers<operations, ManagementCaller>>) {
  return async (
    id: keyof operations,
    caller: ManagementCaller,
    { path = {}, body }: TestRequest = {},
  ): Promise<TestAnswer> => {
    const handler = handlers[id] as AnyHandler | undefined;
    const operation = documented.get(id);
    if (handler === undefined || operation === undefined) throw new Error(`there is no ${id}`);
    const rawBody = Buffer.from(JSON.stringify(body) ?? '');
    const answer = await answerOf(async () => {
      const validate = compiled[`${id}Body`];
      const issue = validate === undefined ? undefined : checkBody(validate, body);
      if (issue !== undefined) throw managementContractErrors.invalid(issue);
      return handler(
        testRequest({
          caller: { ...caller, ...allowedRoles(operation.declared) },
          path,
          body,
          rawBody,
        }),
      );
    });
    const wrong = await checkAnswer(managementContract, operation, answer);
    if (wrong !== undefined) throw new Error(wrong);
    return { status: answer.status, body: answer.body };
  };
}

async function answerOf(call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  try {
    return await call();
  } catch (error) {
    const refusal = error instanceof HttpError ? error : managementContractErrors.known?.(error);
    if (refusal === undefined) throw error;
    return { status: refusal.status, body: refusal.body };
  }
}
