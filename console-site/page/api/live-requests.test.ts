import { describe, expect, test } from 'vitest';
import { countRequests, withRequests } from './live-requests.ts';
import type { WatchedRequest } from './session.ts';

const NOW = 1_795_478_400;

function answered(at: number, status = 200): WatchedRequest {
  return {
    id: 1,
    time: at * 1000,
    family: 'redis',
    method: 'POST',
    path: '/',
    status,
    milliseconds: 1,
    requestBytes: 0,
    responseBytes: 0,
    request: 'accepted',
    response: 'documented',
  };
}

test('requests are counted in the second in which they were answered', () => {
  const first = countRequests([], [answered(NOW - 1), answered(NOW), answered(NOW, 500)], 0, NOW);
  expect(countRequests(first, [answered(NOW)], 0, NOW)).toEqual([
    { at: NOW - 1, requests: 1, errors: 0 },
    { at: NOW, requests: 3, errors: 1 },
  ]);
});

test('those that were only counted count too', () => {
  expect(countRequests([], [], 40, NOW)).toEqual([{ at: NOW, requests: 40, errors: 0 }]);
});

test('forgets requests after two minutes', () => {
  const old = countRequests([], [answered(NOW - 119)], 0, NOW);
  expect(old).toHaveLength(1);
  expect(countRequests(old, [], 0, NOW + 2)).toEqual([]);
});

describe('the list of requests', () => {
  const request = (id: number, status = 200) => ({ ...answered(NOW, status), id });
  const ids = (requests: readonly WatchedRequest[]) => requests.map(({ id }) => id);

  test('begins with the newest, and has each once, also if the stream has begun anew', () => {
    const known = withRequests([], [request(1), request(2)]);
    expect(ids(withRequests(known, [request(1), request(2), request(3)]))).toEqual([3, 2, 1]);
  });

  test('keeps a failure, however many requests come after it', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => request(index + 2));
    const all = withRequests([request(1, 404)], many);
    expect(all).toHaveLength(1_001);
    expect(all.at(-1)).toMatchObject({ id: 1, status: 404 });
  });
});
