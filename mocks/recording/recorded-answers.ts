import type { HandedRequest } from '../../src/contract/handler.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { Answer } from '../../src/http/respond.ts';
import { isJson, mediaTypeOf } from '../../src/contract/media-type.ts';
import { headerOf, type Exchange, type Header } from '../../src/toolkit/exchange.ts';
import { scalarText } from '../responses/scalar-text.ts';
import { readRecording } from '../../src/toolkit/recordings/read-recording.ts';
import { BLANK, LEFT_OUT } from '../../src/toolkit/recordings/redact-secrets.ts';

/** The answers of a recording. */
export interface RecordedAnswers {
  /** How many exchanges are of operations of the contract, and have an answer. */
  readonly usable: number;
  /** The answer to a request like one that was recorded; undefined if there was none. */
  answer(operation: Operation, request: HandedRequest): Answer | undefined;
}

/** A recorded exchange of an operation. */
interface Entry {
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  /** Undefined if it was not recorded. */
  readonly body: string | undefined;
  readonly answer: Answer;
}

/** Headers that belong to a connection, to the form in which a body was sent, or to a moment. */
const NOT_REPEATED = new Set([
  ...['age', 'alt-svc', 'connection', 'content-encoding', 'content-length', 'date', 'keep-alive'],
  ...['proxy-authenticate', 'strict-transport-security', 'trailer', 'transfer-encoding', 'upgrade'],
  // Each by itself (`Answer.cookies`).
  'set-cookie',
]);
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** How many problems of a recording are told; then only how many more there are. */
const MOST_TOLD = 10;

/**
 * Reads a recording.
 * @param name of the file, in messages
 * @param tell is called with a message about each entry that can't be read
 * @throws InputError if it is no recording
 */
export async function recordedExchanges(
  name: string,
  chunks: AsyncIterable<Buffer>,
  tell: (message: string) => void,
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  let problems = 0;
  for await (const part of readRecording(name, chunks)) {
    if ('recorded' in part) exchanges.push(part.recorded.exchange);
    else if (++problems <= MOST_TOLD) {
      const { place, line, message } = part.problem;
      tell(`${name}:${line}: ${place}: ${message}`);
    }
  }
  if (problems > MOST_TOLD) tell(`${name}: and ${problems - MOST_TOLD} more problems like these`);
  return exchanges;
}

/**
 * The answers of a recording, which are repeated to requests like the recorded ones: to the same operation, with the same
 * parameters in path and query, and the same body. Of several the first is repeated first, and the last one from then on.
 * Credentials are not compared, and what was blanked in the recording matches everything.
 */
export function recordedAnswers(
  contract: Contract,
  exchanges: readonly Exchange[],
): RecordedAnswers {
  const byOperation = new Map<string, Entry[]>();
  const turns = new Map<string, number>();
  const credentials = new Set(
    Object.values(contract.securitySchemes).flatMap(({ in: place, name: key }) =>
      place === 'query' && key !== undefined ? [key] : [],
    ),
  );
  let usable = 0;
  for (const exchange of exchanges) {
    const { method, url } = exchange.request;
    const match = contract.find(url.pathname, method);
    const operation = match?.operations.get(method);
    const answer = answerOf(exchange);
    if (match === undefined || operation === undefined || answer === undefined) continue;
    usable += 1;
    const entries = byOperation.get(operation.pointer) ?? [];
    entries.push({
      path: textOf(decodedAll(match.parameters)),
      query: pairsIn(url.search, credentials),
      body: bodyOf(exchange),
      answer,
    });
    byOperation.set(operation.pointer, entries);
  }

  return {
    usable,
    answer({ pointer }, request) {
      const entries = byOperation.get(pointer);
      if (entries === undefined) return undefined;
      const path = textOf(request.path);
      const query = pairsIn(request.rawQuery, credentials);
      const body = comparable(request.rawBody, request.headers['content-type'] ?? '');
      const same = entries.filter(
        (entry) =>
          entry.path === path &&
          isSame(entry.query, query) &&
          (entry.body === undefined || entry.body.includes(BLANK) || entry.body === body),
      );
      if (same.length === 0) return undefined;
      const key = JSON.stringify([pointer, path, query, body]);
      const turn = turns.get(key) ?? 0;
      // As many as were recorded, so that the map has an end.
      if (turn < same.length - 1 && turns.size < usable * 2) turns.set(key, turn + 1);
      return same[turn]!.answer;
    },
  };
}

function answerOf({ response }: Exchange): Answer | undefined {
  if (response === undefined || 'missing' in response.body) return undefined;
  const { status, headers, body } = response;
  if (!Number.isInteger(status) || status < 200 || status > 599) return undefined;
  if (LEFT_OUT.bytes.equals(body.bytes)) return undefined;
  const cookies = headers.flatMap(([name, value]) =>
    name.toLowerCase() === 'set-cookie' && isRepeatable(value) ? [value] : [],
  );
  return {
    status,
    headers: headersOf(headers),
    ...(cookies.length > 0 && { cookies }),
    body: body.bytes.length === 0 ? undefined : body.bytes,
  };
}

function headersOf(headers: readonly Header[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of new Set(headers.map(([each]) => each.toLowerCase()))) {
    const value = headerOf(headers, name) ?? '';
    if (NOT_REPEATED.has(name) || !NAME.test(name) || !isRepeatable(value)) continue;
    found[name === 'content-type' ? 'Content-Type' : name] = value;
  }
  return found;
}

function isRepeatable(value: string): boolean {
  return !/[^\t\x20-\xff]/.test(value);
}

function bodyOf({ request: { body, headers } }: Exchange): string | undefined {
  if ('missing' in body) return undefined;
  return comparable(body.bytes, headerOf(headers, 'content-type') ?? '');
}

/** A body so that equal ones are equal texts: JSON without regard to space and the order of members. */
function comparable(bytes: Buffer, contentType: string): string {
  const text = bytes.toString('latin1');
  if (!isJson(mediaTypeOf(contentType)) || bytes.length === 0) return text;
  try {
    return JSON.stringify(sorted(JSON.parse(bytes.toString('utf8'))));
  } catch {
    return text;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

function pairsIn(query: string, without: ReadonlySet<string>): (readonly [string, string])[] {
  return [...new URLSearchParams(query)]
    .filter(([name]) => !without.has(name))
    .toSorted(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1));
}

/** Whether a query is like a recorded one. */
function isSame(recorded: Entry['query'], query: Entry['query']): boolean {
  return (
    recorded.length === query.length &&
    recorded.every(([name, value], i) => {
      const [otherName, other] = query[i]!;
      return name === otherName && (value === BLANK || value === other);
    })
  );
}

function textOf(parameters: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.entries(parameters)
      .map(([name, value]): [string, string] => [name, scalarText(value)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function decodedAll(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)];
      } catch {
        return [name, text];
      }
    }),
  );
}
