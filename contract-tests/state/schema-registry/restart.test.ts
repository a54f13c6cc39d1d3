import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import {
  done as doneAt,
  register,
  type RegistryRequestOptions,
} from '../../harness/schema-registry.ts';

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--check-responses',
  ]);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-schemas-'));
  await start();
});
afterEach(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const there = () => ({ url: platform.env['UPSTASH_KAFKA_REST_URL']! });
const done = <Body>(method: string, path: string, ask: RegistryRequestOptions = {}) =>
  doneAt<Body>(method, path, { ...ask, ...there() });

/** SIGTERM is a graceful stop, SIGKILL a crash. */
describe.each(['SIGTERM', 'SIGKILL'] as const)('after %s', (signal) => {
  test('registrations, deletions and settings survive a restart', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 20; i++) {
      const schema = { type: 'fixed', name: `F${i}`, size: i };
      ids.push(await register(`s${i}`, schema, {}, there()));
    }
    await done('DELETE', '/subjects/s19');
    await done('DELETE', '/subjects/s19?permanent=true');
    await done('DELETE', '/subjects/s18');
    await done('PUT', '/config/s1', { body: { compatibility: 'NONE' } });
    await done('PUT', '/mode/s2', { body: { mode: 'READONLY' } });
    const before = await done('GET', '/schemas?deleted=true');
    await platform.stop(signal);
    await start();
    expect(await done('GET', '/schemas?deleted=true')).toEqual(before);
    expect(await done('GET', '/subjects?deletedOnly=true')).toEqual(['s18']);
    expect(await done('GET', '/config/s1')).toEqual({ compatibilityLevel: 'NONE' });
    expect(await done('GET', '/mode/s2')).toEqual({ mode: 'READONLY' });
    // An id is never assigned twice, even if its schema has been deleted.
    expect(await register('new', 'int', {}, there())).toBe(Math.max(...ids) + 1);
  });
});
