import type { Exchange } from './session.ts';

/** Headers that curl or a browser sends itself, or that belong to a connection. */
export const CONNECTION_HEADERS = new Set([
  ...['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'accept-language'],
  ...['origin', 'referer', 'transfer-encoding', 'keep-alive', 'priority', 'te', 'accept'],
]);

/** The request as a curl command; the user fills in the secrets. */
export function curlOf(exchange: Exchange, address: string): string {
  const { method, path, requestHeaders, requestBody } = exchange;
  const words = ['curl'];
  const usual = requestBody.text === '' ? 'GET' : 'POST';
  if (method === 'HEAD') words.push('--head');
  else if (method !== usual) words.push('-X', method);
  words.push(quoted(address + path));
  for (const [name = '', value = ''] of requestHeaders) {
    if (CONNECTION_HEADERS.has(name) || name.startsWith('sec-')) continue;
    words.push('-H', quoted(`${name}: ${value}`));
  }
  if (requestBody.text !== '') words.push('--data-raw', quoted(requestBody.text));
  return words.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
