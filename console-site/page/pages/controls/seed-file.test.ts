import { expect, test } from 'vitest';
import contract from '../../../../generated/control/openapi.json' with { type: 'json' };
import { MOST_BYTES, seedIn } from './seed-file.ts';

test('a file that the control API would refuse is not read, and what takes it is named', async () => {
  const file = {
    name: 'large.json',
    size: MOST_BYTES + 1,
    text: () => Promise.reject(new Error('read')),
  };
  await expect(seedIn(file)).rejects.toThrow(
    /^large\.json has 67 MB, and a seed that is sent may have at most 67 MB\. .*plinth start --seed large\.json$/,
  );
  const { post, put } = contract.paths['/api/control/state'];
  expect([post['x-body-limit'].bytes, put['x-body-limit'].bytes]).toEqual([MOST_BYTES, MOST_BYTES]);
});
