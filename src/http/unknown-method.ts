import type { Socket } from 'node:net';
import { IncomingRequest } from './incoming-request.ts';
import { METHODS } from './node-http.ts';

/** RFC 9110, section 5.6.2 */
const TOKEN = "[!#$%&'*+\\-.^`|~\\w]+";
const METHOD = new RegExp(`${TOKEN}$`);
const HEADER = new RegExp(`(${TOKEN}):(.*)\\r?\\n`, 'y');
/** The longest part of a method that messages repeat. */
const MAX_METHOD = 64;

/**
 * The request that Node's parser refused because of its method (the parser knows 35), so that it can be answered like
 * any method that a path does not have. It gets no body, because the parser has not found where that would end.
 * @param text the input from the line of the method on
 * @returns undefined if it was refused for another reason
 */
export function requestOfUnknownMethod(text: string, socket: Socket): IncomingRequest | undefined {
  const end = text.indexOf('\n') + 1;
  const words = text.slice(0, end).trimEnd().split(' ');
  const [before = '', url, version = ''] = words.slice(-3);
  // The preceding bytes may be the end of a body, which has no delimiter.
  const method = METHOD.exec(before.slice(-MAX_METHOD))?.[0];
  const httpVersion = /^HTTP\/(1\.[01])$/.exec(version)?.[1];
  if (method === undefined || !url || httpVersion === undefined) return undefined;
  // What the parser knows was refused because of what is before it.
  if (METHODS.includes(method)) return undefined;
  const request = Object.assign(new IncomingRequest(socket), {
    method,
    url,
    httpVersion,
    complete: true,
  });
  HEADER.lastIndex = end;
  for (let header = HEADER.exec(text); header !== null; header = HEADER.exec(text)) {
    const [, name = '', value = ''] = header;
    request.rawHeaders.push(name, value.trim());
    request.headers[name.toLowerCase()] ??= value.trim();
  }
  delete request.headers['content-length'];
  delete request.headers['transfer-encoding'];
  request.push(null);
  return request;
}
