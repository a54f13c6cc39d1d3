import { beforeEach, expect, test } from 'vitest';
import { exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(reset);

async function pipeline(rows: readonly unknown[]): Promise<unknown> {
  return (await exchange({ method: 'POST', path: '/pipeline', body: rows })).json;
}

test('rows run in order, and see the effects of earlier rows', async () => {
  expect(
    await pipeline([
      ['SET', 'n', 1],
      ['INCR', 'n'],
      ['GET', 'n'],
      ['DEL', 'n'],
      ['GET', 'n'],
    ]),
  ).toEqual([{ result: 'OK' }, { result: 2 }, { result: '2' }, { result: 1 }, { result: null }]);
});

test('a row that fails does not affect the others', async () => {
  const envelopes = await pipeline([
    ['SET', 'a', 'text'],
    ['INCR', 'a'],
    ['NOPE'],
    [],
    ['SET', 'a', null],
    ['GET', 'a', 'b'],
    ['GET', 'a'],
  ]);
  expect(envelopes).toEqual([
    { result: 'OK' },
    { error: 'ERR value is not an integer or out of range' },
    { error: "ERR unknown command 'NOPE', with args beginning with: " },
    { error: 'ERR empty command' },
    { error: 'ERR null args are not supported' },
    { error: "ERR wrong number of arguments for 'get' command" },
    { result: 'text' },
  ]);
});

test('nothing runs if a row is not a command at all', async () => {
  const { status } = await exchange({
    method: 'POST',
    path: '/pipeline',
    body: [
      ['SET', 'a', 1],
      ['SET', 'b', ['nested']],
    ],
  });
  expect(status).toBe(400);
  expect(await result('DBSIZE')).toBe(0);
});

test('twenty thousand rows are answered, and other clients are served meanwhile', async () => {
  const rows = Array.from({ length: 20_000 }, () => ['INCR', 'n']);
  const order: string[] = [];
  const long = pipeline(rows).then((envelopes) => {
    order.push('pipeline');
    return envelopes as { result: number }[];
  });
  const short = result('PING').then(() => order.push('ping'));
  const envelopes = await long;
  await short;
  expect(envelopes).toHaveLength(20_000);
  expect(envelopes.at(-1)).toEqual({ result: 20_000 });
  expect(order).toContain('ping');
});
