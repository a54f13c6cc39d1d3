import { expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { ManagedPlatform } from '../../harness/crash/managed-platform.ts';
import { roundsOf } from '../../harness/rounds.ts';

type Schemas = components['schemas'];
type Listed = Schemas['listed-database'];

const ROUNDS = roundsOf(4);

const platform = new ManagedPlatform('--fsync', 'always');

async function run(token: string, ...argv: string[]): Promise<{ status: number; json: unknown }> {
  const response = await fetch(platform.env['UPSTASH_REDIS_REST_URL']!, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(argv),
  });
  return { status: response.status, json: await response.json() };
}

/** The state of a database, as far as its client knows. */
interface Known {
  readonly id: string;
  /** The last acknowledged state; after a change without an answer, both states are possible. */
  name: string;
  maybeName: string | undefined;
  token: string | undefined;
  isDeleted: boolean | 'maybe';
}

/** A client that changes databases until the process is killed. */
async function changeUntilKilled(caller: string, known: Known[], isOver: () => boolean) {
  for (let i = 0; !isOver(); i++) {
    const name = `${caller}-${i}`;
    const order = { name, region: 'eu-west-1', tls: false };
    const created = await platform.ask<Listed>('POST', '/v2/redis/database', order);
    if (created === undefined) return;
    const { database_id: id, rest_token: token } = created;
    const own: Known = { id, name, maybeName: undefined, token, isDeleted: false };
    known.push(own);
    own.maybeName = `${name}-renamed`;
    const renamed = await platform.ask<Listed>('POST', `/v2/redis/rename/${id}`, {
      name: own.maybeName,
    });
    if (renamed === undefined) return;
    own.name = own.maybeName;
    own.maybeName = undefined;
    own.token = undefined;
    const reset = await platform.ask<Listed>('POST', `/v2/redis/reset-password/${id}`);
    if (reset === undefined) return;
    own.token = reset.rest_token;
    if (i % 3 !== 0) continue;
    own.isDeleted = 'maybe';
    if ((await platform.ask('DELETE', `/v2/redis/database/${id}`)) === undefined) return;
    own.isDeleted = true;
  }
}

test('acknowledged changes survive repeated kills', async () => {
  const known: Known[] = [];
  await platform.killRepeatedly(ROUNDS, (caller, isOver) =>
    changeUntilKilled(caller, known, isOver),
  );

  expect(known.length).toBeGreaterThan(ROUNDS);
  const listed = await platform.ask<Listed[]>('GET', '/v2/redis/databases');
  const found = new Map(listed!.map((database) => [database.database_id, database]));
  for (const { id, name, maybeName, token, isDeleted } of known) {
    const database = found.get(id);
    if (isDeleted === true) expect(database).toBeUndefined();
    if (isDeleted === false) expect(database).toBeDefined();
    if (database !== undefined) {
      expect([name, maybeName]).toContain(database.database_name);
      if (token !== undefined) expect(database.rest_token).toBe(token);
    } else if (token !== undefined) {
      expect((await run(token, 'PING')).status).toBe(401);
    }
  }
  // Checks that each listed database serves, by its token and at its own port.
  for (const { rest_token: token, port } of listed!) {
    expect(await run(token!, 'SET', 'alive', 'yes')).toEqual({
      status: 200,
      json: { result: 'OK' },
    });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}/get/alive`, { headers });
    expect(await response.json()).toEqual({ result: 'yes' });
  }
});
