import { beforeEach, expect, test } from 'vitest';
import { exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(reset);

async function transaction(rows: readonly unknown[], headers = {}): Promise<unknown> {
  return (await exchange({ method: 'POST', path: '/multi-exec', body: rows, headers })).json;
}

test('a row that fails at run time does not affect the others, as in Redis', async () => {
  expect(
    await transaction([
      ['SET', 'a', 'text'],
      ['INCR', 'a'],
      ['APPEND', 'a', '!'],
      ['GET', 'a'],
    ]),
  ).toEqual([
    { result: 'OK' },
    { error: 'ERR value is not an integer or out of range' },
    { result: 5 },
    { result: 'text!' },
  ]);
});

test('a discarded transaction changes nothing', async () => {
  await result('SET', 'n', 1);
  const rows = [
    ['INCR', 'n'],
    ['SET', 'other', 1],
    ['GET', 'n', 'too', 'many'],
  ];
  const { error } = (await transaction(rows)) as { error: string };
  expect(error).toMatch(/^EXECABORT /);
  expect(await result('GET', 'n')).toBe('1');
  expect(await result('DBSIZE')).toBe(1);
});

test('a transaction with SAVE, which waits for the disk, is discarded', async () => {
  expect(await transaction([['PING'], ['SAVE']])).toEqual({
    error:
      'EXECABORT Transaction discarded because of: ERR Command not allowed inside a transaction',
  });
});

test('strings are in base64 on request, errors never; RESP2 has no effect', async () => {
  const headers = { 'upstash-encoding': 'base64', 'upstash-response-format': 'resp2' };
  const rows = [
    ['SET', 'a', 'b'],
    ['GET', 'a'],
    ['INCR', 'a'],
  ];
  expect(await transaction(rows, headers)).toEqual([
    { result: 'OK' },
    { result: 'Yg==' },
    { error: 'ERR value is not an integer or out of range' },
  ]);
});

test('other clients see all of a transaction or nothing', async () => {
  await result('MSET', '{bank}ann', 1000, '{bank}bob', 0);
  const transfers = Array.from({ length: 40 }, () =>
    transaction([
      ['DECRBY', '{bank}ann', 5],
      ['INCRBY', '{bank}bob', 5],
    ]),
  );
  const looks = Array.from({ length: 40 }, () => result('MGET', '{bank}ann', '{bank}bob'));
  const pipelines = Array.from({ length: 4 }, () =>
    exchange({
      method: 'POST',
      path: '/pipeline',
      body: Array.from({ length: 3000 }, () => ['MGET', '{bank}ann', '{bank}bob']),
    }).then(({ json }) => (json as { result: string[] }[]).map((row) => row.result)),
  );
  const seen = [...(await Promise.all(looks)), ...(await Promise.all(pipelines)).flat()];
  await Promise.all(transfers);
  const sums = (seen as string[][]).map(([ann, bob]) => Number(ann) + Number(bob));
  expect(new Set(sums)).toEqual(new Set([1000]));
  expect(await result('MGET', '{bank}ann', '{bank}bob')).toEqual(['800', '200']);
});
