import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done as produced } from '../../harness/kafka.ts';
import { done as managed } from '../../harness/management.ts';
import { PROGRAM, startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { done as queued } from '../../harness/queue.ts';
import { done as registered } from '../../harness/schema-registry.ts';

/** Milliseconds; a platform that starts in spite of damage would run forever. */
const ENDS_WITHIN = 120_000;
const FILES = ['control.db', 'queue/queue.db', 'schema-registry.db', 'kafka/metadata.db'];
const SUBJECTS = ['one', 'two', 'three'];

let folder: string;
let data: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-damaged-'));
  data = join(folder, 'data');
  const platform = await startPlatform('start', ['--data-dir', join(folder, 'stopped')]);
  await write(platform);
  await platform.stop('SIGTERM');
  cpSync(join(folder, 'stopped'), join(folder, 'killed'), { recursive: true });
  const again = await startPlatform('start', ['--data-dir', join(folder, 'killed')]);
  await write(again);
  await again.stop('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes to each of the files, in several acknowledged transactions. */
async function write({ env }: PlatformProcess): Promise<void> {
  const name = (i: string) => `${i}-${Date.now()}`;
  for (const subject of SUBJECTS) {
    await managed(
      'POST',
      '/v2/redis/database',
      { name: name(subject), region: 'eu-west-1' },
      {
        url: env['PLINTH_MANAGEMENT_URL']!,
        credentials: { email: env['UPSTASH_EMAIL']!, apiKey: env['UPSTASH_API_KEY']! },
      },
    );
    await queued('POST', '/v2/publish/http://127.0.0.1:9/nowhere', {
      url: env['QSTASH_URL']!,
      token: env['QSTASH_TOKEN']!,
      body: subject,
      headers: { 'Upstash-Delay': '1h' },
    });
    await produced('POST', '/produce', {
      url: env['UPSTASH_KAFKA_REST_URL']!,
      body: { topic: name(subject), value: subject },
    });
    await registered('POST', `/subjects/${name(subject)}/versions`, {
      url: env['UPSTASH_KAFKA_REST_URL']!,
      body: { schema: '{"type":"string"}' },
    });
  }
}

function take(state: 'killed' | 'stopped'): void {
  rmSync(data, { recursive: true, force: true });
  cpSync(join(folder, state), data, { recursive: true });
}

function flip(file: string, where: number): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length * where)]! ^= 1;
  writeFileSync(file, bytes);
}

/** Runs a command of `plinth` that should end. */
function run(...args: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--', PROGRAM, ...args, '--data-dir', data],
    { encoding: 'utf8', timeout: ENDS_WITHIN },
  );
  return { status, stderr };
}

const refusalOf = (file: string) => ({
  status: 4,
  stderr: expect.stringContaining(`plinth: ${join(data, file)} is damaged: `) as string,
});

describe('after kill -9', () => {
  beforeEach(() => take('killed'));

  test.each(FILES)('a changed byte in the log of %s prevents the start', (file) => {
    flip(`${join(data, file)}-wal`, 0.6);
    expect(run('start')).toEqual(refusalOf(file));
  });

  test('a changed byte in a data file prevents the start', () => {
    flip(join(data, 'control.db'), 0.6);
    expect(run('start')).toEqual(refusalOf('control.db'));
  });

  test('a command that would open a damaged file does not change it', () => {
    flip(`${join(data, 'control.db')}-wal`, 0.6);
    const damaged = readFileSync(join(data, 'control.db-wal'));
    expect(run('env')).toEqual(refusalOf('control.db'));
    expect(readFileSync(join(data, 'control.db-wal'))).toEqual(damaged);
  });

  test('--accept-loss opens all topics of Kafka, even if their list is damaged', async () => {
    const file = join(data, 'kafka/metadata.db-wal');
    flip(file, 0.01);
    const platform = await startPlatform('start', ['--data-dir', data, '--accept-loss']);
    const url = platform.env['UPSTASH_KAFKA_REST_URL']!;
    const topics = Object.keys(await produced<object>('GET', '/topics', { url }));
    expect(topics).toHaveLength(2 * SUBJECTS.length);
    for (const topic of topics) {
      const body = { topic, partition: 0, offset: 0 };
      const messages = await produced('POST', '/fetch', { url, body });
      expect(messages).toMatchObject([{ topic, value: topic.split('-')[0] }]);
    }
    await platform.stop('SIGTERM');
    expect(platform.logged.join('\n')).toContain('used the copy beside its files');
  });

  test('--accept-loss uses what can be read, and sets copies aside', async () => {
    flip(`${join(data, 'queue/queue.db')}-wal`, 0.6);
    const platform = await startPlatform('start', ['--data-dir', data, '--accept-loss']);
    await platform.stop('SIGTERM');
    expect(platform.logged).toEqual([
      expect.stringContaining('queue.db is damaged and used as it is'),
    ]);
    expect(existsSync(join(data, 'queue/queue.db.damaged-1-wal'))).toBe(true);
  });

  test('nothing is reported if nothing is damaged', async () => {
    const platform = await startPlatform('start', ['--data-dir', data]);
    await platform.stop('SIGTERM');
    expect(platform.logged).toEqual([]);
  });
});

describe('after a clean stop', () => {
  beforeEach(() => take('stopped'));

  test('a changed byte in any file prevents the start', () => {
    flip(join(data, 'queue/queue.db'), 0.4);
    expect(run('start')).toEqual(refusalOf('queue/queue.db'));
  });

  test('a missing file prevents the start', () => {
    rmSync(join(data, 'schema-registry.db'));
    expect(run('start')).toEqual(refusalOf('schema-registry.db'));
  });
});
