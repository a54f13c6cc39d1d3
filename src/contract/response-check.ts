import type { Operation } from './document.ts';
import type { Answer } from '../http/respond.ts';
import { checkBody, type CompiledValidators } from './validation.ts';

/**
 * Checks an answer against the contract, in the form in which the client will read it.
 * @param operation of the request, or what stands for it while none is known (`unmatchedOf`)
 * @returns what is wrong with it, or undefined
 */
export function checkAnswer(
  validators: CompiledValidators,
  operation: Pick<Operation, 'operationId' | 'responses'>,
  answer: Answer,
): string | undefined {
  const documented = operation.responses[String(answer.status)];
  if (documented === undefined) return `${operation.operationId} documents no ${answer.status}`;
  const validate = validators[`${operation.operationId}Response${answer.status}`];
  if (validate === undefined || answer.body === undefined || answer.body instanceof Uint8Array) {
    return undefined;
  }
  const issue = checkBody(validate, JSON.parse(JSON.stringify(answer.body)));
  if (issue === undefined) return undefined;
  return `${operation.operationId} ${answer.status}: ${issue.at || 'the body'} ${issue.message}`;
}
