import { isDeepStrictEqual } from 'node:util';
import type { RecordedExchange } from '../../../contract-tests/harness/recording.ts';
import { shapeOf } from '../../../contract-tests/harness/shape.ts';
import type { Contract } from '../../../src/contract/model/contract.ts';
import { JSON_TYPE } from '../../../src/contract/model/document.ts';
import type { Operation } from '../../../src/contract/model/operation.ts';
import { unmatchedOf } from '../../../src/contract/model/read-operations.ts';
import type { Kind } from '../../coverage/coverage.ts';
import { walkSchema } from './schema-walk.ts';

/** Called with each part of a contract that is covered, and with the message of each error. */
export type CoverPart = (kind: Kind | 'error words', name: string) => void;

/** Tells which parts of its contract a conforming exchange covers. */
export function coveredBy(contract: Contract, exchange: RecordedExchange, met: CoverPart): void {
  const { operationId, status, answered } = exchange;
  const { type, json } = answered;
  const name = `${operationId} ${status}`;
  met('operations', operationId);
  met('statuses', name);
  met('media types', `${name} ${type}`);
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation !== undefined) coveredByRequest(contract, operation, exchange, met);
  if (json === undefined) return;
  for (const words of errorWords(json)) met('error words', words);
  const documented =
    operation?.responses[status] ?? unmatchedOf(contract.document).responses[status];
  const media = documented?.content[type ?? ''];
  if (media === undefined) return;
  const pointer = `${media.pointer}/schema`;
  walkSchema(contract, { pointer, direction: 'response', name, value: json }, met);
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return;
  const shape = shapeText(json);
  for (const [example, { value }] of examples) {
    if (shapeText(value) !== shape) continue;
    met('examples', `${name} ${example}`);
    if (isDeepStrictEqual(value, json)) met('exact examples', `${name} ${example}`);
  }
}

function coveredByRequest(
  contract: Contract,
  { operationId, parameters, requestBody }: Operation,
  { query, headers, sent }: RecordedExchange,
  met: CoverPart,
): void {
  for (const { in: place, name } of parameters) {
    const isSent =
      place === 'path' ||
      (place === 'query' ? query.includes(name) : headers.includes(name.toLowerCase()));
    if (isSent) met('parameters', `${operationId} ${place} ${name}`);
  }
  if (sent === undefined || requestBody === undefined) return;
  const { type = Object.keys(requestBody.content)[0] ?? '', json: value } = sent;
  const media = requestBody.content[type];
  if (media === undefined) return;
  met('request bodies', `${operationId} ${type}`);
  if (value === undefined || type !== JSON_TYPE) return;
  const pointer = `${media.pointer}/schema`;
  const name = `${operationId} request`;
  walkSchema(contract, { pointer, direction: 'request', name, value }, met);
}

/** The error messages in an answer; a pipeline has one for each command. */
function errorWords(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(errorWords);
  if (typeof json !== 'object' || json === null) return [];
  const { error, error_code, message } = json as Readonly<Record<string, unknown>>;
  const words = error ?? message;
  if (typeof words !== 'string') return [];
  // In the docs, errors of the schema registry have their codes, except those that every family has.
  return typeof error_code === 'number' ? [words, `${error_code}: ${words}`] : [words];
}

function shapeText(value: unknown): string {
  return JSON.stringify(shapeOf(value));
}
