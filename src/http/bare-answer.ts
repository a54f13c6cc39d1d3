import { STATUS_CODES } from './node-http.ts';
import type { Answer } from './respond.ts';

/** The bytes of an answer that belongs to no request and closes the connection. */
export function bareAnswer({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const payload = JSON.stringify(body);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`
  );
}
