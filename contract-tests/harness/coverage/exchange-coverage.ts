import { isDeepStrictEqual } from 'node:util';
import { families, type FamilyName } from '../families.ts';
import type { ReceivedResponse, SentRequest } from '../sent-and-received.ts';
import { shapeOf } from '../shape.ts';
import type { Kind } from './parts.ts';
import { walkSchema } from './schema-walk.ts';

/** Called with each part of a contract that is covered, and with the message of each error. */
export type RecordPart = (kind: Kind | 'error words', name: string) => void;

/** Longer messages are cut: they repeat the request. */
const MOST_WORDS = 1_000;

/** A request, its operation, and the answer. */
export interface Exchange {
  readonly family: FamilyName;
  readonly operationId: string;
  readonly sent: SentRequest;
  readonly answered: ReceivedResponse & { readonly mediaType: string };
}

/** Reports which parts of its contract a conforming exchange covers. */
export function recordCoverage(exchange: Exchange, met: RecordPart): void {
  const { family, operationId, sent, answered } = exchange;
  const { contract, matchOperation } = families[family];
  const { status, mediaType, json } = answered;
  met('operations', operationId);
  met('statuses', `${operationId} ${status}`);
  met('media types', `${operationId} ${status} ${mediaType}`);
  recordRequestCoverage(exchange, met);
  if (json === undefined) return;
  for (const words of errorWords(json)) met('error words', words.slice(0, MOST_WORDS));
  const documented = matchOperation(sent.method, sent.path.split('?')[0]!).response(status);
  const { schema, examples = {} } = documented?.content?.[mediaType] ?? {};
  walkSchema(contract, { schema, name: `${operationId} ${status}`, value: json }, met);
  const names = Object.keys(examples);
  if (names.length === 0) return;
  const shape = shapeText(json);
  for (const name of names) {
    const { value } = examples[name]!;
    if (shapeText(value) !== shape) continue;
    met('examples', `${operationId} ${status} ${name}`);
    if (isDeepStrictEqual(value, json)) met('exact examples', `${operationId} ${status} ${name}`);
  }
}

function recordRequestCoverage(
  { family, operationId, sent, answered }: Exchange,
  met: RecordPart,
): void {
  const { path, headers, body } = sent;
  const { contract } = families[family];
  const operation = contract.operation(operationId);
  if (operation === undefined) return;
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const names = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const { in: place, name } of operation.parameters) {
    const isSent =
      place === 'path' || (place === 'query' ? query.has(name) : names.has(name.toLowerCase()));
    if (isSent) met('parameters', `${operationId} ${place} ${name}`);
  }
  if (body === undefined) return;
  const types = Object.keys(operation.requestBody);
  const type = names.get('content-type')?.split(';')[0] ?? types[0];
  if (type === undefined || !types.includes(type)) return;
  met('request bodies', `${operationId} ${type}`);
  // A refused body was not accepted as what its properties are called.
  if (answered.status >= 400 || type !== 'application/json') return;
  const value =
    body instanceof Uint8Array ? undefined : typeof body === 'string' ? read(body) : body;
  const { schema } = operation.requestBody[type]!;
  walkSchema(contract, { schema, name: `${operationId} request`, value }, met);
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

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
