import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openTestKafka,
  type TestKafka,
  type TestKafkaOptions,
} from '../../../../testing/control/kafka/kafka.ts';
import { userOfDefault } from './default-cluster.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/plinth-kafka-`);
});
afterEach(() => rmSync(directory, { recursive: true }));

async function run<Result>(
  options: TestKafkaOptions,
  work: (platform: TestKafka) => Promise<Result>,
): Promise<Result> {
  const platform = await openTestKafka({ directory, ...options });
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

const passwordNow = ({ store }: TestKafka) => userOfDefault(store).then((user) => user?.password);

test('a reset password of the default cluster is kept until the settings change', async () => {
  const reset = await run({ password: 'one' }, ({ kafka, owner }) =>
    kafka.clusters.resetPassword(owner, 'default'),
  );
  expect(await run({ password: 'one' }, passwordNow)).toBe(reset.password);
  expect(await run({ password: 'two' }, passwordNow)).toBe('two');
});

test('the default cluster has the limits of the plan in the settings', async () => {
  const limit = ({ log }: TestKafka) => Promise.resolve(log.limitsOf('default')?.maxPartitions);
  expect(await run({}, limit)).toBe(10_000);
  expect(await run({ plan: 'free' }, limit)).toBe(10);
  expect(await run({ plan: 'payg' }, limit)).toBe(100);
});

test('a deleted default cluster stays deleted', async () => {
  await run({}, ({ kafka, owner }) => kafka.clusters.delete(owner, 'default'));
  await run({ password: 'two' }, async (platform) => {
    expect(await passwordNow(platform)).toBeUndefined();
    expect(platform.log.clusters()).toEqual([]);
    expect(await platform.kafka.clusters.list(platform.owner)).toEqual([]);
  });
});
