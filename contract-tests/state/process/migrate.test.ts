import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { done, type KafkaUser } from '../../harness/kafka.ts';
import { PROGRAM, startPlatform } from '../../harness/platform-process.ts';

/** Some of their commits have to wait for the disk, for a time that nothing else in the process does. */
const GROUPS = Array.from({ length: 10 }, (_, i) => `group-${i}`);

test('a platform with several consumer groups is moved, by a process that has nothing else to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];

  const source = await startPlatform('start', ['--data-dir', from]);
  const at = kafkaOf(source.env);
  await done('GET', '/produce/orders/first', at);
  for (const group of GROUPS) {
    const headers = { 'Kafka-Auto-Offset-Reset': 'earliest' };
    await done('GET', `/consume/${group}/one/orders`, { ...at, headers });
    await done('DELETE', `/delete-consumer/${group}/one`, at);
  }
  await source.stop('SIGTERM');

  const migration = spawn(process.execPath, ['--', PROGRAM, 'migrate', '--from', from, '--to', to]);
  const printed = Promise.all([text(migration.stdout), text(migration.stderr)]);
  const [code] = await once(migration, 'exit');
  const [report, problems] = await printed;
  expect(code, problems).toBe(0);
  for (const group of GROUPS) {
    expect(report).toMatch(new RegExp(`^consumer group ${group} +1 offsets`, 'm'));
  }
});

function kafkaOf(env: Readonly<Record<string, string>>): { url: string; user: KafkaUser } {
  return {
    url: env['UPSTASH_KAFKA_REST_URL']!,
    user: {
      username: env['UPSTASH_KAFKA_REST_USERNAME']!,
      password: env['UPSTASH_KAFKA_REST_PASSWORD']!,
    },
  };
}
