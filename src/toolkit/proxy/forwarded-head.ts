import type { IncomingMessage } from 'node:http';
import type { Header } from '../exchange.ts';

/** Hop-by-hop headers, which concern a single connection (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The end-to-end headers, which a proxy forwards, in order and with repetitions. */
export function endToEnd(rawHeaders: readonly string[]): Header[] {
  const all: Header[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) all.push([rawHeaders[i]!, rawHeaders[i + 1]!]);
  const named = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((option) => option.trim().toLowerCase()));
  return all.filter(([name]) => {
    const lower = name.toLowerCase();
    return !HOP_BY_HOP.has(lower) && !named.includes(lower);
  });
}

/**
 * The status line of an answer as Node can write it: its parser reads more than it writes.
 * @throws Error if it has no status of HTTP
 */
export function statusLineOf(
  answer: Pick<IncomingMessage, 'statusCode' | 'statusMessage'>,
): readonly [status: number, message: string] {
  const { statusCode = 0, statusMessage = '' } = answer;
  if (statusCode < 100 || statusCode > 999) {
    throw new Error(`it answers with ${statusCode}, which is no status of HTTP`);
  }
  return [statusCode, statusMessage.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')];
}
