import { mediaFor, isJson, mediaTypeOf } from '../contract/media-type.ts';
import type { Contract } from '../contract/model/contract.ts';
import { JSON_TYPE } from '../contract/model/document.ts';
import { responseFor, type Operation } from '../contract/model/operation.ts';
import { memberAt } from '../contract/plain-words.ts';
import type { AnswerCheck } from '../contract/response-check.ts';
import type { Answer } from '../http/respond.ts';

/** Checks the answers of any contract: their statuses, media types and JSON bodies. */
export function checkOfAnswers(contract: Pick<Contract, 'schemas'>): AnswerCheck {
  const violation = violationIn(contract);
  return async (operation, answer) => operation && violation(operation, answer);
}

/** @returns what is wrong with an answer, or undefined */
export function violationIn({
  schemas,
}: Pick<Contract, 'schemas'>): (
  operation: Pick<Operation, 'operationId' | 'responses'>,
  answer: Answer,
) => string | undefined {
  return (operation, { status, body, headers = {} }) => {
    const { operationId } = operation;
    const response = responseFor(operation, status);
    if (response === undefined) return `${operationId} documents no ${status}`;
    if (body === undefined || Object.keys(response.content).length === 0) return undefined;
    const type = mediaTypeOf(headers['Content-Type'] ?? headers['content-type'] ?? JSON_TYPE);
    const media = mediaFor(response.content, type);
    if (media === undefined) return `${operationId} ${status}: the contract has no ${type} for it`;
    if (media.schema === undefined || !isJson(type)) return undefined;
    const [misfit] = schemas.misfits('response', `${media.pointer}/schema`, asRead(body));
    return misfit && `${operationId} ${status}: ${memberAt(misfit.at)} ${misfit.message}`;
  };
}

/** A body as the client will read it. */
function asRead(body: unknown): unknown {
  const text =
    body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : JSON.stringify(body);
  return JSON.parse(text) as unknown;
}
