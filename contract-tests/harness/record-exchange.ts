import type { FamilyName } from './families.ts';
import { record } from './record.ts';
import type { RecordedBody } from './recording.ts';
import { mediaTypeOf, type ReceivedResponse, type SentRequest } from './sent-and-received.ts';

/** Longer texts are cut, such as messages that repeat the request. */
const LONGEST_TEXT = 1_000;
/** Further items of a list are left out. */
const MOST_ITEMS = 500;

/** Records a conforming exchange of an operation, from which the coverage of the contracts is measured. */
export function recordExchange(
  family: FamilyName,
  operationId: string,
  request: SentRequest,
  { status, headers, json }: ReceivedResponse,
): void {
  const { path } = request;
  const names = Object.keys(request.headers).map((name) => name.toLowerCase());
  const query = [...new URLSearchParams(path.split('?')[1] ?? '').keys()];
  const answered = { type: mediaTypeOf(headers), json: shortened(json) };
  const sent = sentBody(request, status);
  record(family, { exchange: { operationId, query, headers: names, sent, status, answered } });
}

function sentBody({ headers, body }: SentRequest, status: number): RecordedBody | undefined {
  if (body === undefined) return undefined;
  const [, type] = Object.entries(headers).find(([name]) => /^content-type$/i.test(name)) ?? [];
  // A refused body was not accepted as what its properties are called.
  const isJson = status < 400 && !(body instanceof Uint8Array);
  const json = typeof body === 'string' && isJson ? read(body) : body;
  return { type: type?.split(';')[0], ...(isJson && { json: shortened(json) }) };
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
