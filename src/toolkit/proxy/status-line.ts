import type { IncomingMessage } from 'node:http';

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
