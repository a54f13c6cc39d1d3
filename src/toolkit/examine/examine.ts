import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import type { PathMatch } from '../../contract/model/router.ts';
import type { Exchange } from '../exchange.ts';
import { familyOf } from '../our-contracts.ts';
import { headerOf } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { examineCommandReplies } from './command-replies.ts';
import { Notes } from './notes.ts';
import { examineParameters, sourcesOf } from './parameters.ts';
import { examineRequestBody } from './request-body.ts';
import { examineResponse } from './response.ts';
import { examineSecurity } from './security.ts';

/** The result of validating an exchange against a contract. */
export interface Examination {
  /** The operation; undefined if the contract has none for the method and path. */
  readonly operation: Operation | undefined;
  /** The operation by name, or method and path. */
  readonly name: string;
  readonly findings: readonly Finding[];
  /** The parts that could not be validated, and why: `the response body was not recorded`. */
  readonly unchecked: readonly string[];
}

export interface ExaminationOptions {
  /** Whether missing credentials are reported; not if a recording may have omitted them. */
  readonly withSecurity?: boolean;
}

/** Validates an exchange against a contract. */
export function examine(
  contract: Contract,
  exchange: Exchange,
  { withSecurity = true }: ExaminationOptions = {},
): Examination {
  const { method, target } = exchange.request;
  const path = target.split('?')[0]!;
  const match = contract.find(path, method);
  const operation = operationOf(match, method);
  const name = operation?.operationId ?? `${method} ${match?.template ?? path}`;
  const notes = new Notes(contract, name, exchange.response?.status);
  if (match === undefined) {
    notes.ofUndocumented(
      'undocumented-path',
      { pointer: '/paths', at: 'request.path' },
      'is not in the contract',
    );
  } else if (operation === undefined) {
    examineOtherMethod(contract, match, exchange, notes);
  } else {
    if (withSecurity) examineSecurity(contract, operation, exchange, notes);
    const sources = sourcesOf(contract, operation, match, exchange);
    examineParameters(contract, operation, sources, notes);
    examineRequestBody(contract, operation, exchange, notes);
    const json = examineResponse(contract, operation, exchange, notes);
    if (familyOf(contract) === 'redis') examineCommandReplies(operation, exchange, json, notes);
  }
  return { operation, name, findings: notes.findings, unchecked: notes.unchecked };
}

/** RFC 9110, section 9.3.2: HEAD is GET without the body. */
export function operationOf(match: PathMatch | undefined, method: string): Operation | undefined {
  return (
    match?.operations.get(method) ?? (method === 'HEAD' ? match?.operations.get('GET') : undefined)
  );
}

function examineOtherMethod(
  contract: Contract,
  match: PathMatch,
  exchange: Exchange,
  notes: Notes,
): void {
  const { request, response } = exchange;
  // A preflight is sent by the browser itself and is not an operation (Fetch, section 4.8).
  const isPreflight =
    request.method === 'OPTIONS' &&
    headerOf(request.headers, 'access-control-request-method') !== undefined;
  if (isPreflight) return;
  if (response?.status === 405 && contract.documentsOtherMethods) return;
  const [operation] = match.operations.values();
  const pointer = operation?.pointer.slice(0, operation.pointer.lastIndexOf('/')) ?? '/paths';
  const message = `${match.template} has no ${request.method}, only ${[...match.operations.keys()].join(', ')}`;
  notes.ofUndocumented('undocumented-method', { pointer, at: 'request.method' }, message);
}
