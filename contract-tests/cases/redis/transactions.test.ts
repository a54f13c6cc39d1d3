import { beforeEach, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

beforeEach(async () => {
  if (target().name === 'implementation') await reset();
});

const transaction = (body: unknown, token?: string) =>
  exchange({ method: 'POST', path: '/multi-exec', body, ...(token !== undefined && { token }) });

const discarded = (reason: string) => ({
  status: 400,
  json: { error: `EXECABORT Transaction discarded because of: ${reason}` },
});

test('a transaction answers each of its rows', async () => {
  const { status, json } = await transaction([
    ['SET', 'greeting', 'hello'],
    ['GET', 'greeting'],
  ]);
  expect(status).toBe(200);
  expect(json).toEqual([{ result: 'OK' }, { result: 'hello' }]);
});

test.each([
  [['NOPE', 'a'], "ERR unknown command 'NOPE', with args beginning with: 'a' "],
  [['GET'], "ERR wrong number of arguments for 'get' command"],
  [[], 'ERR empty command'],
  [['SET', 'a', null], 'ERR null args are not supported'],
])('%j discards the transaction, with the reason', async (row, reason) => {
  expect(await transaction([['SET', 'greeting', 'hello'], row])).toMatchObject(discarded(reason));
});

test.each([['MULTI'], ['EXEC'], ['DISCARD'], ['WATCH', 'a'], ['UNWATCH'], ['SUBSCRIBE', 'a']])(
  '%s needs a connection, and is refused by name',
  async (...row) => {
    const reason = `ERR Command is not available: '${row[0]}'. See https://docs.upstash.com/overall/rediscompatibility for details`;
    expect(await transaction([['PING'], row])).toMatchObject(discarded(reason));
  },
);

test('a command that the token may not run discards the transaction', async () => {
  const rows = [
    ['GET', 'greeting'],
    ['SET', 'greeting', 'hello'],
  ];
  expect(await transaction(rows, target().readOnlyToken)).toMatchObject(
    discarded("NOPERM this user has no permissions to run the 'set' command or its subcommand"),
  );
});
