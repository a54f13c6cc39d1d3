import { isUtf8 } from 'node:buffer';
import type { Body, Exchange, Header } from '../exchange.ts';

/** The replacement for a secret. */
const BLANK = 'blanked';
/** Shorter values are not searched for elsewhere, as they may occur by chance. */
const MIN_SECRET_LENGTH = 8;
/** Endings of names of secrets. */
const SECRET =
  /(?:^|[-_])(?:token|secret|password|passwd|pass|pwd|api-?key|apikey|authorization|cookie|signature|credentials?|private-?key)$/i;
/** Names with such endings that are not secrets. */
const HARMLESS = /(?:^|[-_])(?:sync|page|continuation|next|max)[-_]?tokens?$/i;

/**
 * An exchange without its secrets: credentials in headers, query and path, members of bodies with names of secrets,
 * arguments of Redis commands that take passwords; and any other occurrence of these values.
 * @param names of further secret parameters, such as those of API keys
 */
export function redactSecrets(
  exchange: Exchange,
  names: ReadonlySet<string> = new Set(),
): Exchange {
  const isSecret = (name: string) => names.has(name) || isSecretName(name);
  const { request, response } = exchange;
  const known = knownSecrets(exchange, isSecret);
  const target = blankTarget(request.target, isSecret, known);
  const url = new URL(request.url);
  url.username = '';
  url.password = '';
  const [path = '', ...query] = target.split('?');
  url.pathname = path;
  url.search = query.join('?');
  const headers = (all: readonly Header[]) => blankHeaders(all, isSecret, known);
  return {
    request: {
      ...request,
      url,
      target,
      headers: headers(request.headers),
      body: blankBody(request.body, isSecret, known),
    },
    response: response && {
      ...response,
      headers: headers(response.headers),
      body: blankBody(response.body, isSecret, known),
    },
  };
}

/** Whether a name is that of a secret: `Authorization`, `rest_token`, `apiKey`. */
export function isSecretName(name: string): boolean {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2');
  return SECRET.test(words) && !HARMLESS.test(words);
}

type IsSecret = (name: string) => boolean;

function knownSecrets({ request }: Exchange, isSecret: IsSecret): string[] {
  const values = request.headers
    .filter(([name]) => isSecret(name))
    .flatMap(([, value]) => [value, value.slice(value.indexOf(' ') + 1), ...basicParts(value)]);
  const query = [...request.url.searchParams].filter(([name]) => isSecret(name));
  const all = [...values, ...query.map(([, value]) => value), request.url.password];
  return [...new Set(all)]
    .filter((value) => value.length >= MIN_SECRET_LENGTH)
    .toSorted((a, b) => b.length - a.length);
}

function basicParts(value: string): string[] {
  const [, encoded] = /^basic +(\S+)$/i.exec(value) ?? [];
  if (encoded === undefined) return [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return [text.slice(text.indexOf(':') + 1)];
}

function blankHeaders(
  headers: readonly Header[],
  isSecret: IsSecret,
  known: readonly string[],
): Header[] {
  return headers.map(([name, value]) => {
    if (!isSecret(name)) return [name, withoutKnown(value, known)];
    const [, scheme] = /^(basic|bearer|digest) /i.exec(value) ?? [];
    return [name, scheme === undefined ? BLANK : `${scheme} ${BLANK}`];
  });
}

function blankTarget(target: string, isSecret: IsSecret, known: readonly string[]): string {
  const [path = '', ...rest] = target.split('?');
  const query = rest.join('?');
  const parts = path.split('/');
  const blanked = parts.map((part, i) => (isSecretSegment(parts, i, isSecret) ? BLANK : part));
  const pairs = query.split('&').map((pair) => {
    const equals = pair.indexOf('=');
    return equals > 0 && isSecret(pair.slice(0, equals))
      ? `${pair.slice(0, equals)}=${BLANK}`
      : pair;
  });
  const whole = blanked.join('/') + (rest.length === 0 ? '' : `?${pairs.join('&')}`);
  return withoutKnown(whole, known);
}

/**
 * Whether a path segment is a JSON Web Token, follows a name of a secret, or is an argument of a command
 * that takes a password.
 */
function isSecretSegment(parts: readonly string[], i: number, isSecret: IsSecret): boolean {
  const part = parts[i]!;
  if (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(part)) return true;
  const before = parts[i - 1];
  if (before !== undefined && before !== '' && isSecret(before)) return true;
  return i > 1 && takesPassword(parts.slice(1, i));
}

/** Whether the next argument of a Redis command is, or may be, a password. */
function takesPassword(before: readonly unknown[]): boolean {
  const [name, second] = before.map((argument) => String(argument).toLowerCase());
  if (name === 'auth') return true;
  if (name === 'acl')
    return ['setuser', 'resttoken', 'gentoken'].includes(second ?? '') && before.length > 2;
  return name === 'hello' && before.length > 1;
}

function blankBody(body: Body, isSecret: IsSecret, known: readonly string[]): Body {
  if ('missing' in body || body.bytes.length === 0 || !isUtf8(body.bytes)) return body;
  const text = body.bytes.toString('utf8');
  const blanked = withoutKnown(blankCommands(blankMembers(text, isSecret)), known);
  return blanked === text ? body : { bytes: Buffer.from(blanked) };
}

/** Blanks `"name": "value"` of JSON and `name=value` of forms, wherever they are in the text. */
function blankMembers(text: string, isSecret: IsSecret): string {
  return text
    .replaceAll(
      /"([\w-]{1,64})"(\s*:\s*)"((?:[^"\\]|\\.)+)"/g,
      (all, name: string, colon: string, value: string) =>
        isSecret(name) ? `"${name}"${colon}"${'x'.repeat(value.length)}"` : all,
    )
    .replaceAll(/(^|&)([\w-]{1,64})=([^&\s]+)/g, (all, start: string, name: string) =>
      isSecret(name) ? `${start}${name}=${BLANK}` : all,
    );
}

/** Blanks the arguments of Redis commands, written as JSON arrays, that take passwords. */
function blankCommands(text: string): string {
  return text.replaceAll(/\[\s*"(?:auth|hello|acl)"[^\]]*\]/gi, (all) => {
    const command = argumentsIn(all);
    if (command === undefined) return all;
    return JSON.stringify(
      command.map((each, i) => (takesPassword(command.slice(0, i)) ? BLANK : each)),
    );
  });
}

function argumentsIn(text: string): unknown[] | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function withoutKnown(text: string, known: readonly string[]): string {
  let blanked = text;
  for (const secret of known) {
    blanked = blanked.replaceAll(secret, BLANK).replaceAll(encodeURIComponent(secret), BLANK);
  }
  return blanked;
}
