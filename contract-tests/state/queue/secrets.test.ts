import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Receiver } from '@upstash/qstash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { done as managedAt } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { answerTo, DEVELOPMENT_KEYS, done, READ_ONLY_QUEUE_TOKEN } from '../../harness/queue.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/plinth.js', import.meta.url));
const run = promisify(execFile);

/** A platform of its own, because keys and tokens are those of all other tests. */
let folder: string;
let platform: PlatformProcess;
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
  folder = mkdtempSync(join(tmpdir(), 'plinth-secrets-'));
  platform = await startPlatform('start', ['--data-dir', folder]);
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  await destination.close();
  rmSync(folder, { recursive: true, force: true });
});

const here = () => ({ url: platform.env['QSTASH_URL']!, token: platform.env['QSTASH_TOKEN']! });

interface Keys {
  readonly current: string;
  readonly next: string;
}
const receiverWith = ({ current, next }: Keys) =>
  new Receiver({ currentSigningKey: current, nextSigningKey: next });

/** Whether receivers with these keys take what is delivered now for genuine. */
async function verify(...keys: Keys[]): Promise<boolean[]> {
  const before = destination.received.length;
  await done('POST', `/v2/publish/${destination.url}/hook`, { ...here(), body: 'hello' });
  await destination.hasReceived(before + 1);
  const { headers, body } = destination.received.at(-1)!;
  const signature = String(headers['upstash-signature']);
  return Promise.all(
    keys.map((pair) =>
      receiverWith(pair)
        .verify({ signature, body: body.toString() })
        .catch(() => false),
    ),
  );
}

describe('signing keys', () => {
  test('after one rotation, receivers with the old and with the new keys verify messages', async () => {
    const first = await done<Keys>('GET', '/v2/keys', here());
    expect(first).toEqual({
      current: DEVELOPMENT_KEYS.currentSigningKey,
      next: DEVELOPMENT_KEYS.nextSigningKey,
    });
    const second = await done<Keys>('POST', '/v2/keys/rotate', here());
    expect(second).toEqual({ current: first.next, next: expect.stringMatching(/^sig_/) });
    expect(await done('GET', '/v2/keys', here())).toEqual(second);
    expect(await verify(first, second)).toEqual([true, true]);
    // The same, at the path that the client in Go has.
    const third = await done<Keys>('POST', '/v2/rotate', here());
    expect(await verify(first, second, third)).toEqual([false, true, true]);
  });

  test('stay the same after a restart, and are printed by `plinth env`', async () => {
    const rotated = await done<Keys>('POST', '/v2/keys/rotate', here());
    await platform.stop('SIGTERM');
    const { stdout } = await run(process.execPath, ['--', PROGRAM, 'env', '--data-dir', folder]);
    expect(stdout).toContain(`QSTASH_CURRENT_SIGNING_KEY=${rotated.current}\n`);
    expect(stdout).toContain(`QSTASH_NEXT_SIGNING_KEY=${rotated.next}\n`);
    platform = await startPlatform('start', ['--data-dir', folder]);
    expect(await done('GET', '/v2/keys', here())).toEqual(rotated);
    expect(platform.env).toMatchObject({ QSTASH_CURRENT_SIGNING_KEY: rotated.current });
  });
});

/** Asks the management API of the platform. */
const managed = <Body>(method: string, path: string) => {
  const { PLINTH_MANAGEMENT_URL, UPSTASH_EMAIL, UPSTASH_API_KEY } = platform.env;
  const credentials = { email: UPSTASH_EMAIL!, apiKey: UPSTASH_API_KEY! };
  return managedAt<Body>(method, path, undefined, { url: PLINTH_MANAGEMENT_URL!, credentials });
};

test('the management API returns both tokens of the queue user', async () => {
  expect(await managed('GET', '/v2/queue/user')).toMatchObject({
    id: 'defaultUser',
    token: platform.env['QSTASH_TOKEN'],
    read_only_token: READ_ONLY_QUEUE_TOKEN,
  });
});

test('a rotated token is refused at once, and so is its read-only one', async () => {
  const { url, token } = here();
  for (const known of [token, READ_ONLY_QUEUE_TOKEN]) {
    expect(await answerTo('GET', '/v2/queues', { url, token: known })).toHaveProperty(
      'status',
      200,
    );
  }
  const fresh = await managed<{ token: string; read_only_token: string }>(
    'POST',
    '/v2/queue/rotate-token',
  );
  for (const old of [token, READ_ONLY_QUEUE_TOKEN]) {
    expect(await answerTo('GET', '/v2/queues', { url, token: old })).toHaveProperty('status', 401);
  }
  for (const known of [fresh.token, fresh.read_only_token]) {
    expect(await answerTo('GET', '/v2/queues', { url, token: known })).toHaveProperty(
      'status',
      200,
    );
  }
});

test('outside of development, well-known secrets are replaced', async () => {
  const of = ['--data-dir', join(folder, 'once-in-development')];
  await platform.stop('SIGTERM');
  platform = await startPlatform('start', of);
  expect(await done('GET', '/v2/keys', here())).toHaveProperty(
    'current',
    DEVELOPMENT_KEYS.currentSigningKey,
  );
  await platform.stop('SIGTERM');
  platform = await startPlatform('start', [...of, '--api-key', 'not-well-known']);
  expect(platform.env['QSTASH_TOKEN']).toEqual(expect.any(String));
  const keys = await done<Keys>('GET', '/v2/keys', here());
  expect(Object.values(DEVELOPMENT_KEYS)).not.toContain(keys.current);
  expect(Object.values(DEVELOPMENT_KEYS)).not.toContain(keys.next);
  const { url } = here();
  expect(await answerTo('GET', '/v2/keys', { url, token: READ_ONLY_QUEUE_TOKEN })).toHaveProperty(
    'status',
    401,
  );
});
