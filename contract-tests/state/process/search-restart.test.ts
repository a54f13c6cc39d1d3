import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-restart-'));
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function pipeline(rows: readonly (readonly (string | number)[])[]): Promise<unknown[]> {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = platform.env;
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify(rows);
  const response = await fetch(`${url}/pipeline`, { method: 'POST', headers, body });
  const answers = (await response.json()) as { readonly result?: unknown }[];
  return answers.map(({ result }) => result);
}

/** Another value for each product, and none for some. */
function changes(round: number) {
  return Array.from({ length: 400 }, (_, i) =>
    (i + round) % 5 === 0
      ? ['DEL', `product:${i}`]
      : ['HSET', `product:${i}`, 'name', `lamp ${round}`, 'price', i],
  );
}

test('killed while it indexes, it finds after the next start what the keys have', async () => {
  const flags = ['--data-dir', join(folder, 'data'), '--log-level', 'warn'];
  platform = await startPlatform('start', flags);
  await pipeline([
    'SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT price F64 FAST'.split(' '),
    ['SEARCH.ALIASADD', 'shop', 'products'],
  ]);
  for (let round = 0; round < 2; round++) {
    await pipeline(changes(round));
    await platform.stop('SIGKILL');
    platform = await startPlatform('start', flags);
    const [waited, of, all] = await pipeline([
      ['SEARCH.WAITINDEXING', 'shop'],
      ['SEARCH.COUNT', 'shop', `{"name":{"$phrase":"lamp ${round}"}}`],
      ['SEARCH.QUERY', 'shop', '{}', 'LIMIT', 1000, 'ORDERBY', 'price', 'ASC', 'NOCONTENT'],
    ]);
    expect(waited).toBe(1);
    const expected = changes(round).flatMap(([command, key]) => (command === 'HSET' ? [key] : []));
    expect(of).toBe(expected.length);
    expect((all as [string][]).map(([key]) => key)).toEqual(expected);
  }
});
