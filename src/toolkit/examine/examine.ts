import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import type { PathMatch } from '../../contract/model/paths.ts';
import type { Exchange } from '../exchange.ts';
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
  const match = contract.find(path);
  const operation = operationOf(contract, match, exchange);
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
    const found = match.operations.has(method) ? match : (tailMatch(contract, path) ?? match);
    if (withSecurity) examineSecurity(contract, operation, exchange, notes);
    const sources = sourcesOf(contract, operation, found, exchange);
    examineParameters(contract, operation, sources, notes);
    examineRequestBody(contract, operation, exchange, notes);
    const json = examineResponse(contract, operation, exchange, notes);
    if (contract.name === 'redis') examineCommandReplies(operation, exchange, json, notes);
  }
  return { operation, name, findings: notes.findings, unchecked: notes.unchecked };
}

function operationOf(
  contract: Contract,
  match: PathMatch | undefined,
  { request: { method, target } }: Exchange,
): Operation | undefined {
  if (match === undefined) return undefined;
  const own = match.operations.get(method);
  if (own !== undefined) return own;
  const other = tailMatch(contract, target.split('?')[0]!)?.operations.get(method);
  // RFC 9110, section 9.3.2: HEAD is GET without the body.
  return other ?? (method === 'HEAD' ? match.operations.get('GET') : undefined);
}

/**
 * Matches a path whose last parameter takes the rest, even if another path's fixed segments match it
 * too.
 */
function tailMatch(contract: Contract, path: string): PathMatch | undefined {
  const tail = contract.operations.find(({ path: template }) => /^\/\{[^{}/]+\}$/.test(template));
  if (tail === undefined || path === '/') return undefined;
  const parameter = tail.parameters.find((each) => each['x-multi-segment']);
  if (parameter === undefined) return undefined;
  const of = contract.operations.filter((each) => each.path === tail.path);
  return {
    template: tail.path,
    operations: new Map(of.map((operation) => [operation.method, operation])),
    parameters: { [parameter.name]: path.slice(1) },
  };
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
