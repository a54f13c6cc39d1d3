import { expect, test } from 'vitest';
import { tries } from '../../../testing/base/tries.ts';
import { compareRaw, type Difference } from './compare-raw.ts';
import { echoServers } from './echo-servers.ts';

// `npm run fuzz -- --target front` has more, and also compares platforms.
test('whatever bytes come, the front answers as Node does', async () => {
  const pair = await echoServers();
  const different: Difference[] = [];
  const { requests, open } = await compareRaw({
    pair,
    seed: 1,
    requests: tries(3000),
    connections: 24,
    onDifference: (difference) => different.push(difference),
  });
  await pair.close();
  expect(different.map(({ seed, front, node }) => ({ seed, front, node }))).toEqual([]);
  expect(open).toBeGreaterThan(0);
  expect(pair.byFront()).toBeGreaterThan(requests / 10);
});
