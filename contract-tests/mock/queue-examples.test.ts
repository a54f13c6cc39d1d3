import { expect, test } from 'vitest';
import { families } from '../harness/families.ts';
import { queue } from '../harness/queue.ts';

const { contract } = families.queue;
const JSON_TYPE = 'application/json';

/** Each example of an answer once, whichever operations have it. */
function examples() {
  const all = contract.requests().flatMap((request) =>
    contract
      .documented()
      .filter(({ operationId }) => operationId === request.operationId)
      .flatMap(({ operationId, status }) => {
        const media = contract.responseFor(operationId, status)?.content?.[JSON_TYPE];
        return Object.entries(media?.examples ?? {}).map(([example, value]) => ({
          ...request,
          status,
          example,
          value: (value as { readonly value: unknown }).value,
        }));
      }),
  );
  return [...new Map(all.map((each) => [JSON.stringify(each.value), each])).values()];
}

test.each(examples())(
  'the mock can be asked for "$example" of $operationId, which has the status $status',
  async ({ method, path, headers, body, status, example, value }) => {
    const prefer = `code=${status}, example=${example}`;
    const answer = await queue(method, path, { body, headers: { ...headers, prefer } });
    expect(answer).toMatchObject({ status, json: isRefusal(status) ? value : expect.anything() });
  },
);

/** A success repeats what is in the request. */
function isRefusal(status: number): boolean {
  return status >= 400;
}
