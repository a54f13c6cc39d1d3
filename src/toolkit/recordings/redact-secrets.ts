import { isUtf8 } from 'node:buffer';
import { withoutSecrets } from '../../base/secrets/command-secrets.ts';
import { isSecretName } from '../../base/secrets/secret-names.ts';
import type { ContractDocument } from '../../contract/model/document.ts';
import type { RedactedCommands } from '../../contract/family.ts';
import { Hiding, type Hide } from '../../contract/secrets/hide.ts';
import { redactJson, type MarkedSchema } from '../../contract/secrets/redact-json.ts';
import { redactReplies } from '../../contract/secrets/redact-replies.ts';
import { holdsUrl, redactQuery, redactTarget } from '../../contract/secrets/redact-target.ts';
import { hasRepeatedMembers } from '../../contract/secrets/repeated-members.ts';
import {
  commandRequest,
  findCommand,
  redactCommands,
} from '../../families/redis/redact-commands.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { Content, Operation } from '../../contract/model/operation.ts';
import { headerOf, NO_BODY, type Body, type Exchange, type Header } from '../exchange.ts';
import { familyOf } from '../our-contracts.ts';
import { isJson, isMultipart, mediaTypeOf } from '../../contract/media-type.ts';
import { redactForm } from './redact-form.ts';

/** The replacement for a secret outside of JSON. */
export const BLANK = 'blanked';
/** In place of a body that may have any secrets; no JSON either, as a test of the recording should find. */
export const LEFT_OUT = {
  bytes: Buffer.from('left out: not to be parsed, so it may have secrets'),
} as const satisfies Body;

/** What is known of an exchange besides itself. */
export interface RecordedService {
  /** Names of secret parameters, such as those of API keys. */
  readonly names?: ReadonlySet<string>;
  /** The contract that the exchange belongs to. */
  readonly contract?: Contract | undefined;
}

/**
 * An exchange without its secrets: what its contract marks, credentials in headers, query and path, members of bodies
 * with names of secrets, arguments of Redis commands that take passwords, and their replies; and any other occurrence
 * of these values. JSON that can't be parsed is not recorded.
 */
export function redactSecrets(
  exchange: Exchange,
  { names = new Set(), contract }: RecordedService = {},
): Exchange {
  const isSecret = (name: string) => names.has(name) || isSecretName(name);
  const { request, response } = exchange;
  const hiding = new Hiding(() => BLANK);
  const operation = operationOf(contract, exchange);
  const commands =
    contract !== undefined && familyOf(contract) === 'redis'
      ? commandsOf(exchange, operation, hiding.hide)
      : undefined;
  const hiddenTarget = commands?.target ?? redactTarget(request.target, hiding.hide, isSecret);
  const target = commands === undefined ? withoutCommand(hiddenTarget, hiding.hide) : hiddenTarget;
  if (request.url.password !== '') hiding.hide(decodeURIComponent(request.url.password));
  const headers = (all: readonly Header[]) =>
    all.map(([name, value]): Header => {
      if (isSecret(name)) return [name, hiding.hideHeader(value)];
      return [name, holdsUrl(value) ? redactTarget(value, hiding.hide, isSecret) : value];
    });
  const marked = (content: Content | undefined) => markedSchema(contract, content);
  const body = (of: Body, all: readonly Header[], content: Content | undefined) =>
    redactBody(of, all, marked(content), hiding);
  const requestHeaders = headers(request.headers);
  const requestBody =
    commands?.body ?? body(request.body, request.headers, operation?.requestBody?.content);
  const ofResponse = operation?.responses[response?.status ?? 0]?.content;
  const answer = response && {
    ...response,
    headers: headers(response.headers),
    body:
      commands === undefined
        ? body(response.body, response.headers, ofResponse)
        : answerTo(commands, response.body, hiding),
  };
  const everywhere = (all: readonly Header[]) =>
    all.map(([name, value]): Header => [name, hiding.elsewhere(value)]);
  const shownTarget = hiding.elsewhere(target);
  return {
    request: {
      ...request,
      url: urlWith(request.url, shownTarget),
      target: shownTarget,
      headers: everywhere(requestHeaders),
      body: bodyElsewhere(requestBody, hiding),
    },
    response: answer && {
      ...answer,
      headers: everywhere(answer.headers),
      body: bodyElsewhere(answer.body, hiding),
    },
  };
}

function urlWith(before: URL, target: string): URL {
  const url = new URL(before);
  url.username = '';
  url.password = '';
  const [path = '', ...query] = target.split('?');
  url.pathname = path;
  url.search = query.join('?');
  return url;
}

function operationOf(
  contract: Contract | undefined,
  { request: { method, target } }: Exchange,
): Operation | undefined {
  return contract?.find(target.split('?', 1)[0]!)?.operations.get(method);
}

function markedSchema(
  contract: Contract | undefined,
  content: Content | undefined,
): MarkedSchema | undefined {
  const [media] = Object.values(content ?? {});
  if (contract === undefined || media === undefined) return undefined;
  return { schema: media.schema, document: contract.document as unknown as ContractDocument };
}

interface Commands {
  readonly target: string;
  readonly body: Body;
  readonly replies: RedactedCommands['replies'];
}

/** The commands of a request to the Redis REST API; undefined if none has secrets. */
function commandsOf(
  { request: { target, body } }: Exchange,
  operation: Operation | undefined,
  hide: Hide,
): Commands | undefined {
  const { bytes } = 'bytes' in body ? body : NO_BODY;
  const place = operation === undefined ? 'path' : operation.declared['x-commands'];
  if (place === undefined) return undefined;
  const shown = redactCommands(commandRequest(place, target, bytes), hide);
  if (shown === undefined) return undefined;
  const search = shown.rawQuery === '' ? '' : `?${shown.rawQuery}`;
  return {
    target: redactTarget(`${shown.path}${search}`, hide),
    body: 'bytes' in body ? { bytes: Buffer.from(shown.body) } : body,
    replies: shown.replies,
  };
}

function answerTo({ replies }: Commands, body: Body, { hide }: Hiding): Body {
  if (replies.every((reply) => reply === 'no') || 'missing' in body) return body;
  const shown = redactReplies(parsed(body.bytes), replies, hide);
  return shown === undefined ? LEFT_OUT : { bytes: Buffer.from(JSON.stringify(shown)) };
}

/** A path without the secrets of the command that its segments are, if they are one: `/AUTH/ada/secret`. */
function withoutCommand(target: string, hide: Hide): string {
  const [path = '', ...query] = target.split('?');
  const words = path.slice(1).split('/').map(decoded);
  const command = findCommand(words);
  const shown = command && withoutSecrets(words, command, findCommand, hide);
  if (shown === undefined || shown === words) return target;
  return [`/${shown.map((word) => encodeURIComponent(word)).join('/')}`, ...query].join('?');
}

function redactBody(
  body: Body,
  headers: readonly Header[],
  marked: MarkedSchema | undefined,
  hiding: Hiding,
): Body {
  if ('missing' in body || body.bytes.length === 0) return body;
  const contentType = headerOf(headers, 'content-type') ?? '';
  const isOfJson = isJson(mediaTypeOf(contentType));
  if (isMultipart(mediaTypeOf(contentType))) {
    const shown = redactForm(body.bytes, contentType, marked, hiding.hide);
    return shown === undefined ? LEFT_OUT : { bytes: shown };
  }
  if (!isUtf8(body.bytes)) return isOfJson ? LEFT_OUT : body;
  const value = parsed(body.bytes);
  const text = body.bytes.toString('utf8');
  if (value === undefined) {
    if (isOfJson) return LEFT_OUT;
    // A form may come without its media type.
    const shown = /\s/.test(text) ? text : redactQuery(text, hiding.hide);
    return shown === text ? body : { bytes: Buffer.from(shown) };
  }
  // In JSON, secrets keep their length, so that the recording still conforms.
  const hide = (secret: string) => {
    hiding.hide(secret);
    return 'x'.repeat(secret.length);
  };
  const shown = withoutCommands(redactJson(value, hide, marked), hide);
  return shown === value && !hasRepeatedMembers(text, value)
    ? body
    : { bytes: Buffer.from(JSON.stringify(shown)) };
}

/** Hides the secrets of Redis commands, which are arrays in the value or are the value. */
function withoutCommands(value: unknown, hide: Hide): unknown {
  if (!Array.isArray(value)) return value;
  const words = value.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)));
  const command = typeof value[0] === 'string' ? findCommand(words) : undefined;
  if (command === undefined) {
    const rows = value.map((row) =>
      Array.isArray(row) ? withoutCommands(row, hide) : (row as unknown),
    );
    return rows.some((row, i) => row !== value[i]) ? rows : value;
  }
  const shown = withoutSecrets(words, command, findCommand, hide);
  return shown === words ? value : shown;
}

function bodyElsewhere(body: Body, hiding: Hiding): Body {
  if ('missing' in body || !hiding.any || !isUtf8(body.bytes)) return body;
  const text = body.bytes.toString('utf8');
  const shown = hiding.elsewhere(text);
  return shown === text ? body : { bytes: Buffer.from(shown) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
