import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isSlow, type ReadConnection } from './slow-client.ts';

/**
 * A connection that waits behind many others for some turns of the event loop.
 * @param read the request that is read of it in the turn after those
 */
function behindOthers(turns: number, read?: IncomingMessage): ReadConnection {
  let left = turns;
  let newest: IncomingMessage | undefined;
  return {
    holds: false,
    get awaitsTurn() {
      left -= 1;
      if (left < 0) setImmediate(() => (newest = read));
      return left >= 0;
    },
    get newest() {
      return newest;
    },
  };
}

test('a client is not slow if others delay that its request is read', async () => {
  const request = { complete: true } as IncomingMessage;

  expect(await isSlow(behindOthers(20, request), 0)).toBe(false);
});

test('a client that has sent half a request is slow behind others too', async () => {
  expect(await isSlow(behindOthers(20), 0)).toBe(true);
});
