import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { basic } from '../../harness/management.ts';
import { roundsOf } from '../../harness/crash/rounds.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

type Schemas = components['schemas'];
type Listed = Schemas['listed-database'];

const ROUNDS = roundsOf(4);

let folder: string;
let platform: PlatformProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-killed-'));
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--fsync',
    'always',
  ]);
};

/** Called with each answer. */
let answered: () => void = () => {};

/** @returns the body, or undefined if the answer did not come because the process was killed */
async function ask<Body>(method: string, path: string, body?: object): Promise<Body | undefined> {
  const { env } = platform;
  const credentials = { email: env['UPSTASH_EMAIL']!, apiKey: env['UPSTASH_API_KEY']! };
  try {
    const response = await fetch(`${env['PLINTH_MANAGEMENT_URL']}${path}`, {
      method,
      headers: { authorization: basic(credentials) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`);
    const json = (await response.json()) as Body;
    answered();
    return json;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function run(token: string, ...argv: string[]): Promise<{ status: number; json: unknown }> {
  const response = await fetch(platform.env['UPSTASH_REDIS_REST_URL']!, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(argv),
  });
  return { status: response.status, json: await response.json() };
}

/** Waits for this many answers, while other requests are in progress. */
function answers(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    answered = () => {
      if (--left === 0) resolve();
    };
  });
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
    const created = await ask<Listed>('POST', '/v2/redis/database', order);
    if (created === undefined) return;
    const { database_id: id, rest_token: token } = created;
    const own: Known = { id, name, maybeName: undefined, token, isDeleted: false };
    known.push(own);
    own.maybeName = `${name}-renamed`;
    const renamed = await ask<Listed>('POST', `/v2/redis/rename/${id}`, { name: own.maybeName });
    if (renamed === undefined) return;
    own.name = own.maybeName;
    own.maybeName = undefined;
    own.token = undefined;
    const reset = await ask<Listed>('POST', `/v2/redis/reset-password/${id}`);
    if (reset === undefined) return;
    own.token = reset.rest_token;
    if (i % 3 !== 0) continue;
    own.isDeleted = 'maybe';
    if ((await ask('DELETE', `/v2/redis/database/${id}`)) === undefined) return;
    own.isDeleted = true;
  }
}

test('acknowledged changes survive repeated kills', async () => {
  const known: Known[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await start();
    let isOver = false;
    const enough = answers(20 + 7 * round);
    const callers = ['a', 'b', 'c'].map((caller) =>
      changeUntilKilled(`${caller}${round}`, known, () => isOver),
    );
    await enough;
    await platform.stop('SIGKILL');
    isOver = true;
    await Promise.all(callers);
  }
  await start();

  expect(known.length).toBeGreaterThan(ROUNDS);
  const listed = await ask<Listed[]>('GET', '/v2/redis/databases');
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
