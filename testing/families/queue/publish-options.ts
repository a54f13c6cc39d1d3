import type { PublishOrder } from '../../../src/engines/queue/message.ts';
import { HttpError } from '../../../src/http/http-error.ts';
import { PublishHeaders } from '../../../src/families/queue/publish-options/publish-headers.ts';
import { readPublishOrder } from '../../../src/families/queue/publish-options/publish-order.ts';

/** Header lines, written as `Upstash-Delay: 10s`. */
export function head(...lines: string[]): string[] {
  return lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
}

/** The order of a publish with these header lines. */
export function published(...lines: string[]): PublishOrder {
  return readPublishOrder(new PublishHeaders(head(...lines)), {
    destination: { url: 'https://example.com' },
    body: Buffer.from('hello'),
    callerIp: '192.0.2.1',
  });
}

/** The error of a publish with these header lines. */
export function refused(...lines: string[]): string {
  return refusedBy(() => published(...lines));
}

/** The message of the error that an action throws. */
export function refusedBy(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'not refused';
}
