import { describe, expect, test } from 'vitest';
import { answerTo } from '../../harness/queue.ts';

/** The region is a variable in the host name. */
const PUBLISH = '/v2/publish/https://example.com/hook';
const publishAt = (host: string) =>
  answerTo('POST', PUBLISH, { headers: { host, 'Upstash-Delay': '1d' } });

describe.each(['us-east-1', 'eu-central-1'])('the region %s', (region) => {
  test.each([
    `${region}.queue.localhost:8080`,
    `${region}.queue.localhost`,
    region.toUpperCase() + '.queue.localhost',
  ])('is served at %s', async (host) => {
    expect(await publishAt(host)).toMatchObject({ status: 200 });
  });
});

test.each(['mars-1.queue.localhost:8080', 'mars-1.queue.localhost'])(
  'an unknown region is refused: %s',
  async (host) => {
    expect(await publishAt(host)).toEqual({
      status: 404,
      json: {
        error: 'there is no region mars-1: the queue service is in us-east-1 and eu-central-1',
      },
    });
  },
);

test.each(['localhost:8080', '127.0.0.1:8080', 'queue.localhost'])(
  'a host name without a region is served: %s',
  async (host) => {
    expect(await publishAt(host)).toMatchObject({ status: 200 });
  },
);
