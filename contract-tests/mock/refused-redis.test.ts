import { expect, test } from 'vitest';
import { exchange } from '../harness/exchange.ts';
import { families } from '../harness/families.ts';
import { redisRequests } from '../harness/redis-requests.ts';

const { contract } = families.redis;

/** Each documented error of an operation; successes are requested by the examples of the commands. */
const errors = contract
  .documented()
  .filter(({ operationId, status }) => operationId in redisRequests && status >= 400);

/** Only the mock can be asked for any response that the contract has. */
test.each(errors)(
  'on request, $operationId answers with $status',
  async ({ operationId, status }) => {
    const [method, path, body] = redisRequests[operationId]!;
    const headers = { prefer: `code=${status}` };
    expect(await exchange({ method, path, body, headers })).toHaveProperty('status', status);
  },
);
