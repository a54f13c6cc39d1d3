import { isBasic, type Access } from '../access.ts';
import { bodyText, headersOf, targetOf, type RequestExample } from '../requests.ts';

/** A request as a command for a POSIX shell. */
export function curlSample(request: RequestExample, access: Access, streams: boolean): string {
  const { method, body } = request;
  const implied = body === undefined ? 'GET' : 'POST';
  const [user, password] = access.credentials;
  const words = [
    `curl ${streams ? '-N ' : ''}"$${access.url}${quotable(targetOf(request))}"`,
    ...(method === 'HEAD' ? ['--head'] : method === implied ? [] : [`-X ${method}`]),
    isBasic(access) ? `-u "$${user}:$${password}"` : `-H "Authorization: Bearer $${user}"`,
    ...headersOf(request).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(bodyText(body))}`]),
  ];
  return words.join(' \\\n  ');
}

/** Encodes the characters of a target that a shell interprets within double quotes. */
function quotable(target: string): string {
  return target.replaceAll(/[!$"`\\{}[\]]/g, (character) =>
    encodeURIComponent(character).replace('!', '%21'),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
