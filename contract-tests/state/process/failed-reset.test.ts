import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control } from '../../harness/control.ts';
import { record } from '../../harness/record.ts';
import type { FamilyName } from '../../harness/families.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { families } from '../../harness/families.ts';
import { connectionsTo, send } from '../../harness/send.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-failed-reset-'));
/** A directory where the platform writes a file before it deletes anything. */
const inTheWay = join(dataDir, 'discarding');
let platform: PlatformProcess;
let url: string;

beforeAll(async () => {
  platform = await startPlatform('start', ['--data-dir', dataDir]);
  url = platform.env['PLINTH_CONSOLE_URL']!;
  mkdirSync(inTheWay);
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const REASON = 'EISDIR: illegal operation on a directory';

/** The addresses of the families, with a path at each. */
const ADDRESSES: readonly (readonly [FamilyName, variable: string, path: string])[] = [
  ['redis', 'UPSTASH_REDIS_REST_URL', '/get/k'],
  ['kafka', 'UPSTASH_KAFKA_REST_URL', '/topics'],
  ['schema-registry', 'UPSTASH_KAFKA_REST_URL', '/schema-registry/subjects'],
  ['queue', 'QSTASH_URL', '/v2/queues'],
  ['management', 'PLINTH_MANAGEMENT_URL', '/v2/teams'],
  ['console', 'PLINTH_CONSOLE_URL', '/console/platform'],
];

/** A request for each operation of each family that a reset takes away. */
const operations = ADDRESSES.filter(([family]) => family !== 'console').flatMap(
  ([family, variable]) =>
    families[family].contract.requests().map((request) => ({ family, variable, ...request })),
);

const ofState = families.control.contract
  .requests()
  .filter(({ template }) => template.startsWith('/api/control/state'))
  .map((request) => ({ ...request, path: request.path.slice('/api/control'.length) }))
  // Reset first: before it has failed, there is something to export.
  .toSorted((a, b) => Number(b.method === 'DELETE') - Number(a.method === 'DELETE'));

describe('when a reset has failed', () => {
  test.each(ofState)('$operationId answers 503 with the reason', async (request) => {
    const { method, path, body } = request;
    const { status, headers, json } = await control(method, path, { url, body });
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '1',
    });
    expect(json).toEqual({ error: expect.stringContaining(REASON) });
  });

  test.each(ADDRESSES)('%s answers 503 with the reason', async (family, variable, path) => {
    const answer = await fetch(platform.env[variable]! + path);
    const retryAfter = answer.headers.get('retry-after');
    expect({ status: answer.status, retryAfter }).toEqual({ status: 503, retryAfter: '1' });
    const { error, message } = (await answer.json()) as { error?: string; message?: string };
    const words = error ?? message ?? '';
    expect(words).toContain(
      `the platform does not serve at the moment: its reset has failed (${REASON}`,
    );
    record(family, { kind: 'error words', name: words });
  });

  test.each(operations)(
    '$family answers $operationId with 503, as its contract says',
    async ({ family, variable, method, path, headers, body }) => {
      const pool = connectionsTo(platform.env[variable]!);
      const answer = await send(family, pool, { method, path, headers, body });
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    },
  );

  test('the next reset serves again', async () => {
    rmdirSync(inTheWay);
    expect(await control('DELETE', '/state', { url })).toMatchObject({ status: 200 });
    const answer = await fetch(`${platform.env['UPSTASH_REDIS_REST_URL']!}/dbsize`, {
      headers: { authorization: `Bearer ${platform.env['UPSTASH_REDIS_REST_TOKEN']!}` },
    });
    expect(await answer.json()).toEqual({ result: 0 });
  });
});
