import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { done, refused } from '../../harness/kafka.ts';
import { resetKafka } from '../../harness/kafka-clusters.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
beforeAll(async () => {
  // On a Kafka, the topics of the target exist here too.
  await resetKafka();
  folder = mkdtempSync(join(tmpdir(), 'plinth-kafka-'));
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--check-responses',
    '--kafka-auto-create-topics',
    'false',
    ...(await separateStore()),
  ]);
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const requests = families.kafka.contract
  .requests()
  .filter(({ template }) => /^\/(produce|consume|webhook)\b/.test(template));

test.each(requests)('$operationId creates no topic if auto-creation is off', async (request) => {
  const { method, path, body } = request;
  const url = platform.env['UPSTASH_KAFKA_REST_URL']!;
  expect(await refused(method, path, { url, body })).toEqual({
    error: 'There is no topic greetings',
    status: 404,
  });
  expect(await done('GET', '/topics', { url })).toEqual({});
});
