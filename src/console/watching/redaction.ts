import { isUtf8 } from 'node:buffer';
import { isSecretName } from '../../base/secrets/secret-names.ts';
import type { Call } from '../../contract/call.ts';
import {
  type CommandPlace,
  JSON_TYPE,
  type ContractDocument,
  type MediaTypeObject,
} from '../../contract/model/document.ts';
import { isReadAsSent, tailsIn } from '../../contract/model/tails.ts';
import type { RedactedCommands } from '../../contract/family.ts';
import type { WatchedFamily } from '../../contract/request-watch.ts';
import { Hiding, type Hide } from '../../contract/secrets/hide.ts';
import { redactJson } from '../../contract/secrets/redact-json.ts';
import { redactReplies } from '../../contract/secrets/redact-replies.ts';
import { holdsUrl, redactTarget } from '../../contract/secrets/redact-target.ts';
import { EncodedJson } from '../../http/encoded-json.ts';
import { hasRepeatedMembers } from '../../contract/secrets/repeated-members.ts';

/** Replaces a secret. */
export const HIDDEN = '(hidden)';
/** How many secrets may be looked for in a body of the largest size. */
const SEARCHES = 16;
/** How bodies are looked into: by the schemas of a contract, up to this many bytes. */
interface Looking {
  readonly contract: ContractDocument;
  readonly hide: Hide;
  readonly most: number;
}

/** What may be shown of an exchange. */
export interface ShownExchange {
  readonly path: string;
  readonly requestHeaders: readonly (readonly [string, string])[];
  readonly responseHeaders: readonly (readonly [string, string])[];
  readonly requestBody: string;
  readonly responseBody: string;
  /** Another text about the exchange without its secrets, such as an error. */
  readonly text: (text: string) => string;
}

/**
 * An exchange without its secrets: what the contract marks, names of secrets, and the arguments and replies of commands.
 * What should be JSON and can't be parsed is not shown.
 * @param sent the body of the answer; undefined if it is too large to look into
 * @param most bytes: larger bodies are not looked into, which would delay other requests, and so not shown
 */
export function shownExchange(
  family: WatchedFamily,
  call: Call,
  sent: Uint8Array | undefined,
  most: number,
): ShownExchange {
  const { request, rawBody, answer } = call;
  const hiding = new Hiding(() => HIDDEN, SEARCHES * most);
  const { hide } = hiding;
  const operation = (call.bound as Call['bound'] | undefined)?.operation;
  const pairs = (all: readonly (readonly [string, string])[]) =>
    all.map(([given, value]): [string, string] => {
      const name = given.toLowerCase();
      if (!isSecretName(name)) return [name, holdsUrl(value) ? redactTarget(value, hide) : value];
      hiding.hideHeader(value);
      return [name, HIDDEN];
    });
  const requestHeaders = pairs(pairsOf(request.rawHeaders));
  const responseHeaders = pairs([
    ...Object.entries(answer?.headers ?? {}),
    ...(answer?.cookies ?? []).map((cookie) => ['set-cookie', cookie] as const),
  ]);
  const place = operation?.declared['x-commands'];
  const commands = place && shownCommands(family, call, place, { hide, most });
  const { contract } = family;
  const path = shownPath(family, call, commands, hide);
  const ofRequest = mediaOf(operation?.requestBody?.content);
  const requestBody =
    commands?.body ??
    shownBody(rawBody, call.bound?.bodyKind === 'json', ofRequest, { contract, hide, most });
  // What is not known of a request may be repeated in its answer.
  const isExamined = rawBody.length <= most;
  const responseBody =
    sent === undefined || (!isExamined && commands === undefined)
      ? HIDDEN
      : shownAnswer(call, sent, commands, { contract, hide, most });
  const elsewhere = (text: string) => hiding.elsewhere(text);
  const everywhere = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, value]) => [name, elsewhere(value)] as const);
  return {
    path: elsewhere(path),
    requestHeaders: everywhere(requestHeaders),
    responseHeaders: everywhere(responseHeaders),
    requestBody: elsewhere(requestBody),
    responseBody: elsewhere(responseBody),
    text: isExamined ? elsewhere : () => HIDDEN,
  };
}

/** In place of a body that is not looked into: one word of a command after a path, and no command by itself. */
const NOT_EXAMINED = Buffer.from('-');

/** The request without the secrets of its commands; undefined if there are none. */
function shownCommands(
  family: WatchedFamily,
  { path, rawQuery, rawBody }: Call,
  place: CommandPlace,
  { hide, most }: Pick<Looking, 'hide' | 'most'>,
): RedactedCommands | undefined {
  const isExamined = rawBody.length <= most;
  const body = isExamined ? rawBody : NOT_EXAMINED;
  const commands = family.redactCommands?.({ place, path, rawQuery, rawBody: body }, hide);
  return commands === undefined || isExamined ? commands : { ...commands, body: HIDDEN };
}

function shownPath(
  { contract }: WatchedFamily,
  call: Call,
  commands: RedactedCommands | undefined,
  hide: Hide,
): string {
  const inQuery = namesOfCredentials(contract);
  const isSecret = (name: string) => inQuery.has(name) || isSecretName(name);
  const { path = call.path, rawQuery = call.rawQuery } = commands ?? {};
  const redact = (target: string) => redactTarget(target, hide, isSecret);
  const written = withSlashes(path, call, redact);
  // A path of a command consists of its words, which have no names.
  const operation = (call.bound as Call['bound'] | undefined)?.operation;
  const isOfCommand = operation?.declared['x-commands'] === 'path';
  const shown = isOfCommand ? written : redact(written);
  if (call.rawQuery === '') return shown;
  const ofToken = call.rawQuery
    .split('&')
    .filter((pair) => commands !== undefined && inQuery.has(decoded(pair.split('=', 1)[0]!)));
  const query = [...ofToken, ...(rawQuery === '' ? [] : [rawQuery])].join('&');
  return query === '' ? shown : shown + redact(`?${query}`);
}

/** The query parameters of a contract that carry credentials. */
function namesOfCredentials(contract: ContractDocument): ReadonlySet<string> {
  const schemes = Object.values(contract.components?.securitySchemes ?? {});
  return new Set(
    schemes.flatMap(({ in: place, name }) => (place === 'query' && name ? [name] : [])),
  );
}

function shownAnswer(
  { bound, answer }: Call,
  sent: Uint8Array,
  commands: RedactedCommands | undefined,
  looking: Looking,
): string {
  if (answer === undefined || sent.byteLength === 0) return '';
  const response = (bound as Call['bound'] | undefined)?.operation.responses[answer.status];
  const isJson = !(answer.body instanceof Uint8Array);
  if (commands === undefined) {
    return shownBody(sent, isJson, mediaOf(response?.content), looking);
  }
  const { replies } = commands;
  if (replies.every((reply) => reply === 'no')) return textOf(sent);
  // What is not an envelope for each row is hidden as a whole.
  const body = answer.body instanceof EncodedJson ? answer.body.toJSON() : answer.body;
  const shown = isJson ? redactReplies(body, replies, looking.hide) : undefined;
  return shown === undefined ? HIDDEN : JSON.stringify(shown);
}

/** A body as text; the text that was sent, if it has no secrets. */
function shownBody(
  bytes: Uint8Array,
  isJson: boolean,
  media: MediaTypeObject | undefined,
  { contract: document, hide, most }: Looking,
): string {
  if (bytes.byteLength === 0) return '';
  if (bytes.byteLength > most) return HIDDEN;
  const text = textOf(bytes);
  try {
    const value = JSON.parse(text) as unknown;
    const shown = redactJson(value, hide, { schema: media?.schema, document });
    return shown === value && !hasRepeatedMembers(text, value) ? text : JSON.stringify(shown);
  } catch {
    return isJson || !isUtf8(bytes) ? HIDDEN : text;
  }
}

function mediaOf(
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
): MediaTypeObject | undefined {
  return content?.[JSON_TYPE] ?? Object.values(content ?? {})[0];
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}

/**
 * The path with its slashes, so that names of secrets are found before them: a parameter that may have several segments as
 * it is read, and other segments decoded where they have encoded slashes, also if there is no operation.
 * @param redact hides secrets in URLs that are not encoded, whose passwords may have encoded slashes
 */
function withSlashes(path: string, call: Call, redact: (url: string) => string): string {
  const operation = (call.bound as Call['bound'] | undefined)?.operation;
  const [name = '', text = ''] = Object.entries(call.encodedPath).at(-1) ?? [];
  const tail = tailsIn(operation?.parameters ?? []).get(name);
  const written = (all: string) => (all.includes('://') ? redact(all) : all);
  if (tail === undefined) return redact(path).split('/').map(withDecodedSlashes).join('/');
  const value = isReadAsSent(tail, text) ? text : decoded(written(text));
  return value.includes('/') && path.endsWith(text) ? path.slice(0, -text.length) + value : path;
}

function withDecodedSlashes(segment: string): string {
  return /%2f/i.test(segment) ? decoded(segment) : segment;
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
