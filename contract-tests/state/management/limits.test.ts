import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../../harness/away-from-midnight.ts';
import {
  commandOn,
  createDatabase,
  getDatabase,
  originOf,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { done } from '../../harness/management.ts';

/** How many connections are opened together. */
const AT_A_TIME = 50;

let database: CreatedDatabase;
beforeEach(async () => {
  await awayFromMidnight();
  await resetAccount();
  database = await createDatabase({ name: 'small', plan: 'free' });
});

type Row = { readonly result: unknown } | { readonly error: string };

/** Runs this many commands as one pipeline. */
async function pipeline(rows: number): Promise<Row[]> {
  const { json } = await exchange({
    method: 'POST',
    path: '/pipeline',
    body: Array.from({ length: rows }, () => ['PING']),
    token: database.rest_token,
    origin: originOf(database),
  });
  return json as Row[];
}

const failed = (rows: readonly Row[]) => rows.flatMap((row) => ('error' in row ? [row.error] : []));

const changePlan = (plan_name: string) =>
  done('POST', `/v2/redis/change-plan/${database.database_id}`, { plan_name });

describe('commands a day', () => {
  test('are counted by rows of pipelines; those above the limit fail until the plan is changed', async () => {
    const { db_request_limit: limit } = await getDatabase(database);
    expect(failed(await pipeline(limit - 2))).toEqual([]);
    await nextSecond();
    const errors = failed(await pipeline(5));
    expect(errors).toEqual(
      Array.from({ length: 3 }, () =>
        expect.stringMatching(
          `^ERR max daily request limit exceeded\\. Limit: ${limit}, Usage: ${limit + 1}\\. `,
        ),
      ),
    );
    const { status } = await commandOn(database, 'PING');
    expect(status).toBe(400);
    await changePlan('payg');
    expect(failed(await pipeline(5))).toEqual([]);
  });
});

test('commands above the limit a second fail, until the next second', async () => {
  await changePlan('payg');
  const { db_max_commands_per_second: limit } = await getDatabase(database);
  await nextSecond();
  let errors: string[] = [];
  const refusedAbove = async () => {
    const begun = performance.now();
    const rows = await pipeline(3 * limit);
    // Each second that begins while the pipeline runs has its own limit: at least one, and more on a slow machine.
    const seconds = 1 + Math.ceil((performance.now() - begun) / 1000);
    errors = failed(rows);
    expect(rows.length - errors.length).toBeLessThanOrEqual(seconds * limit);
    return errors.length;
  };
  await expect.poll(refusedAbove).toBeGreaterThan(0);
  expect(errors[0]).toMatch(`ERR max commands per second exceeded. Limit: ${limit}, Usage: `);
  await nextSecond();
  expect(failed(await pipeline(5))).toEqual([]);
});

test('a request above the maximum size is refused with both sizes', async () => {
  const { db_max_request_size: limit } = await getDatabase(database);
  const { status, json } = await exchange({
    method: 'POST',
    path: '/set/big',
    body: 'x'.repeat(limit + 1),
    token: database.rest_token,
    origin: originOf(database),
  });
  expect(status).toBe(413);
  expect(json).toEqual({
    error: expect.stringMatching(
      `^ERR max request size exceeded. Limit: ${limit} bytes, Actual: ${limit + 1} bytes. See`,
    ),
  });
});

test('connections above the limit are refused until others are closed', async () => {
  const { db_max_clients: limit } = await getDatabase(database);
  const clients: Client[] = [];
  // A few at a time: the platform closes a connection that has asked for nothing within 15 s, which is soon over for the
  // last of a thousand if the machine is busy.
  while (clients.length < limit) {
    const some = Math.min(AT_A_TIME, limit - clients.length);
    clients.push(...(await Promise.all(Array.from({ length: some }, openClient))));
  }
  expect(await clients.at(-1)!.ping()).toContain('PONG');
  const oneMore = await openClient();
  expect(await oneMore.ping()).toContain('ERR max concurrent connections exceeded');
  clients[0]!.close();
  clients[1]!.close();
  // The platform notices only after a while that the clients have disconnected.
  const next = async () => {
    const client = await openClient();
    const answer = await client.ping();
    client.close();
    return answer;
  };
  await expect.poll(next).toContain('PONG');
  for (const client of [...clients, oneMore]) client.close();
});

test('the default database has limits that are never reached', async () => {
  const limits = await getDatabase({ database_id: 'default' });
  expect(limits.db_request_limit).toBe(Number.MAX_SAFE_INTEGER);
  expect(await resultOn(database, 'PING')).toBe('PONG');
});

async function nextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1005 - (Date.now() % 1000)));
}

interface Client {
  readonly ping: () => Promise<string>;
  readonly close: () => void;
}

/** A connection that has used the database. */
async function openClient(): Promise<Client> {
  const socket: Socket = connect(database.port, '127.0.0.1');
  await once(socket, 'connect');
  const ping = async () => {
    const head = `GET /ping HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${database.rest_token}`;
    socket.write(`${head}\r\n\r\n`);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString();
  };
  await ping();
  return { ping, close: () => socket.destroy() };
}
