import { InputError } from '../../src/base/input-error.ts';
import type { Call } from '../../src/contract/call.ts';
import { memberAt } from '../../src/contract/plain-words.ts';
import type { Stage } from '../../src/contract/stages/stage.ts';
import { parameterCheck, type ReadParameters } from './check-parameters.ts';
import type { Described } from './described.ts';
import type { RequestIssue } from './problem.ts';
import { refusalOf, type Reason } from './refusals.ts';
import { readRequestBody, type ReadBody } from './request-body.ts';
import type { ServedOperation } from './served-document.ts';

/** The stage that holds requests against a contract, and reads what they say. What it needs is prepared at first use. */
export function requestCheck(
  contract: Described,
  operations: ReadonlyMap<string, ServedOperation>,
): Stage {
  const checks = new Map<string, (call: Call) => ReadParameters>();
  return (call) => {
    const { operationId } = call.bound.operation;
    const served = operations.get(operationId)!;
    let check = checks.get(operationId);
    if (check === undefined) checks.set(operationId, (check = parameterCheck(contract, served)));
    const { parameters, issues } = check(call);
    call.parameters = parameters;
    const { operation } = served;
    const body = readRequestBody(contract, operation, call);
    const finish = (read: ReadBody): void => {
      const reason = reasonOf(contract, served, read, issues);
      if (reason !== undefined) {
        throw refusalOf(contract, operation, reason, call.request.headers.accept);
      }
      if ('value' in read) call.body = read.value;
    };
    if (!(body instanceof Promise)) finish(body);
    else return body.then(finish);
  };
}

/** Why a request is refused: first for what can't be read. */
function reasonOf(
  contract: Described,
  { operation }: ServedOperation,
  body: ReadBody,
  issues: readonly RequestIssue[],
): Reason | undefined {
  if ('unsupported' in body) return { statuses: [415, 422, 400], detail: body.unsupported };
  if ('malformed' in body) {
    return { statuses: [400, 422], detail: `the body can not be read: ${body.malformed}` };
  }
  const found = [...issues, ...bodyIssues(contract, body)];
  if (body.value === undefined && operation.requestBody?.required === true) {
    found.push({ in: 'body', at: '', message: 'is missing' });
  }
  const [first] = found;
  if (first === undefined) return undefined;
  return { statuses: [422, 400], detail: worded(first), errors: found };
}

function bodyIssues(contract: Described, body: ReadBody): RequestIssue[] {
  if (!('media' in body) || body.media?.schema === undefined) return [];
  const pointer = `${body.media.pointer}/schema`;
  try {
    if (contract.schemas.fits('request', pointer, body.value)) return [];
    return contract.schemas
      .misfits('request', pointer, body.value)
      .map(({ at, message }) => ({ in: 'body', at, message }));
  } catch (error) {
    // A schema that is wrong itself allows everything; a start tells so.
    if (error instanceof InputError) return [];
    throw error;
  }
}

function worded({ in: place, at, message }: RequestIssue): string {
  if (place !== 'body') return `${place} ${at} ${message}`;
  return at === '' ? `the body ${message}` : `${memberAt(at)} ${message}`;
}
