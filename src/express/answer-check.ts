import { headerMisfits } from '../contract/header-misfits.ts';
import { mediaFor, isJson, mediaTypeOf } from '../contract/media-type.ts';
import type { Contract } from '../contract/model/contract.ts';
import { JSON_TYPE } from '../contract/model/document.ts';
import { responseFor, type Operation } from '../contract/model/operation.ts';
import { memberAt } from '../contract/plain-words.ts';
import type { Answer } from '../http/respond.ts';

type Answering = Pick<Operation, 'operationId' | 'responses'>;

/** Stands for a body that is not known when its head is sent. */
export const STREAM = Symbol('a stream');

/** @returns what is wrong with an answer, or undefined */
export type Violation = (operation: Answering, answer: Answer) => string | undefined;

/** Checks the answers of any contract: their statuses, media types and JSON bodies. */
export function violationIn({ schemas }: Pick<Contract, 'schemas'>): Violation {
  return (operation, { status, body, headers = {} }) => {
    const { operationId } = operation;
    const response = responseFor(operation, status);
    if (response === undefined) return `${operationId} documents no ${status}`;
    if (body === undefined || Object.keys(response.content).length === 0) return undefined;
    const given = headers['Content-Type'] ?? headers['content-type'];
    // It may have no body at all.
    if (given === undefined && body === STREAM) return undefined;
    const type = mediaTypeOf(given ?? JSON_TYPE);
    const media = mediaFor(response.content, type);
    if (media === undefined) return `${operationId} ${status}: the contract has no ${type} for it`;
    if (media.schema === undefined || !isJson(type) || body === STREAM) return undefined;
    const read = asRead(body);
    if (read === undefined) return `${operationId} ${status}: the body is not JSON`;
    const [misfit] = schemas.misfits('response', `${media.pointer}/schema`, read.value);
    return misfit && `${operationId} ${status}: ${memberAt(misfit.at)} ${misfit.message}`;
  };
}

/** The same, and that they have the headers that the contract says. */
export function wholeViolationIn(contract: Pick<Contract, 'schemas' | 'document'>): Violation {
  const violation = violationIn(contract);
  return (operation, answer) => {
    const { operationId } = operation;
    const { status, headers = {} } = answer;
    const broken = violation(operation, answer);
    const documented = responseFor(operation, status)?.headers;
    if (broken !== undefined || documented === undefined) return broken;
    const given = new Map(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const [misfit] = headerMisfits(contract, documented, (name) => given.get(name));
    return misfit && `${operationId} ${status}: ${misfit.message}`;
  };
}

/** A body as the client will read it; undefined if it can't. */
function asRead(body: unknown): { readonly value: unknown } | undefined {
  const text =
    body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : JSON.stringify(body);
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
