import { Client, Receiver } from '@upstash/qstash';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { HostileDestination, type Received } from './hostile-destination.ts';
import { DEVELOPMENT_KEYS, resetQueue } from './queue.ts';
import { target } from './target.ts';

/** Delays a message, so that it isn't delivered while a test examines it. */
export const LATER = { delay: '1d' } as const;

/**
 * The unmodified official client for an address, and a destination that accepts its messages. To be called once per
 * test file; each test finds the queue and the destination empty.
 */
export function upstashQstash(baseUrl: string) {
  let destination: HostileDestination;
  beforeAll(async () => {
    destination = await HostileDestination.start();
  });
  afterAll(() => destination.close());
  beforeEach(async () => {
    await resetQueue();
    destination.received.length = 0;
  });

  return {
    client: () => new Client({ baseUrl, token: target().queueToken }),
    /** The URL of a path of the destination. */
    hook: (path = '/hook') => destination.url + path,
    /** The request at a path, once it has arrived. */
    arrival: async (path = '/hook'): Promise<Received> => {
      await expect.poll(() => destination.received.some(({ url }) => url === path)).toBe(true);
      return destination.received.find(({ url }) => url === path)!;
    },
    /** Whether the receiver accepts a request as genuine. @throws SignatureError if it does not */
    verify: (request: Received): Promise<boolean> =>
      new Receiver(DEVELOPMENT_KEYS).verify({
        signature: String(request.headers['upstash-signature']),
        body: request.body.toString(),
        url: destination.url + request.url,
      }),
  };
}
