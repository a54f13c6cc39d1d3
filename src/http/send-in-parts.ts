import type { HttpResponse } from './exchange.ts';
import type { UnreadOutput } from '../base/memory-budget.ts';

/** The size of a part, in bytes. */
const PART = 256 * 1024;

/**
 * Sends a large body in parts, each when the client has read the one before. So it is known whether the client reads;
 * the whole body counts until it does no more.
 */
export function sendInParts(response: HttpResponse, bytes: Uint8Array, unread: UnreadOutput): void {
  let at = 0;
  const send = () => {
    unread.progress();
    while (bytes.length - at > PART && !response.destroyed) {
      const goesOn = response.write(bytes.subarray(at, (at += PART)));
      if (!goesOn) return;
    }
    response.off('drain', send);
    response.end(bytes.subarray(at));
  };
  response.on('drain', send);
  send();
}
