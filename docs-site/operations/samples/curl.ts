import { BOUNDARY, bodyText, isMultipart, partsOf, type RequestBodyExample } from '../body-text.ts';
import type { Credential } from '../credentials.ts';
import { headersOf, targetOf, type RequestExample } from '../requests.ts';
import type { SampleContext } from './context.ts';

/** A request as a command for a POSIX shell. */
export function curlSample(request: RequestExample, context: SampleContext): string {
  const { method, body } = request;
  const { url, credentials, streams } = context;
  const implied = body === undefined ? 'GET' : 'POST';
  const words = [
    `curl ${streams ? '-N ' : ''}"$${url}${quotable(targetOf(request))}${queryOf(request, credentials)}"`,
    ...(method === 'HEAD' ? ['--head'] : method === implied ? [] : [`-X ${word(method)}`]),
    ...credentials.flatMap(credentialWord),
    ...headersOf(request)
      // curl writes the parts of a form by itself, with a boundary of its own.
      .filter(([, value]) => !value.endsWith(`boundary=${BOUNDARY}`))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyWords(body)),
  ];
  return words.join(' \\\n  ');
}

function credentialWord(credential: Credential): string[] {
  const [first, second] = credential.variables;
  if (credential.kind === 'basic') return [`-u "$${first}:$${second}"`];
  if (credential.kind === 'query') return [];
  return [`-H "${inQuotes(`${credential.name}: ${credential.prefix}`)}$${first}"`];
}

/** Credentials in the query. */
function queryOf(request: RequestExample, credentials: readonly Credential[]): string {
  const inQuery = credentials.filter(({ kind }) => kind === 'query');
  const pairs = inQuery.map((each) =>
    each.kind === 'query' ? `${encodeURIComponent(each.name)}=$${each.variables[0]}` : '',
  );
  if (pairs.length === 0) return '';
  return `${targetOf(request).includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function bodyWords(body: RequestBodyExample): string[] {
  if (isMultipart(body.type) && typeof body.value !== 'string') {
    return partsOf(body.value).map(([name, text]) => `--form-string ${quoted(`${name}=${text}`)}`);
  }
  const text = bodyText(body);
  // `-d` takes line ends away, and a text with `@` before it for the name of a file.
  return [`${/^@|[\r\n]$/.test(text) ? '--data-binary' : '-d'} ${quoted(text)}`];
}

/** Encodes the characters of a target that a shell interprets within double quotes. */
function quotable(target: string): string {
  return target.replaceAll(/[!$"`\\{}[\]]/g, (character) =>
    encodeURIComponent(character).replace('!', '%21'),
  );
}

function inQuotes(text: string): string {
  return text.replaceAll(/[$"`\\]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function word(text: string): string {
  return /^[\w-]+$/.test(text) ? text : quoted(text);
}
