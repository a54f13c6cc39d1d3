import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startRedis } from '../../../scripts/servers/redis.ts';
import { sharedKafka } from '../../../scripts/servers/shared.ts';
import { skipWithout } from '../../../scripts/servers/skip-without.ts';
import { PORTS, test } from '../../../testing/cli/cli.ts';
import { failed } from '../../../testing/cli/platform.ts';
import { expectDueOnce } from '../../../testing/cli/migrate/due.ts';
import { PlatformContent, folderDigest } from '../../../testing/cli/migrate/content.ts';
import { testPostgres } from '../../../testing/store/postgresql-stores.ts';

const postgres = await testPostgres();
skipWithout('redis');
skipWithout('kafka');

const KEY = 'a-key-of-these-tests-that-nobody-else-has';
/** Enough keys that the kill comes before the last one is copied. */
const KEYS = 5000;

let targets = 0;

/** Settings of a platform with all engines on servers. */
async function onServers(dataDir: string) {
  const [redis, kafka] = await Promise.all([startRedis(), sharedKafka()]);
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const { host, port, user, password, database } = await postgres.newDatabase();
  return {
    dataDir,
    encryptionKey: KEY,
    redisServers: `${redis.url}/0-5`,
    kafkaBrokers: kafka.brokers,
    kafkaPrefix: `migrate-${process.pid}-${++targets}`,
    storeUrl: `postgres://${user}:${String(password)}@${host}:${port}/${database}`,
  };
}

test('migrates to servers and back, with kills in between', async ({ cli }) => {
  const everything = new PlatformContent(cli);
  const [from, there, back] = ['a', 'b', 'c'].map((name) => join(cli.folder(), name));
  const before = await everything.on({ dataDir: from! }, async (env) => {
    await everything.fill(env, from!, KEYS);
    return everything.snapshot(env);
  });
  const digest = folderDigest(from!);
  const servers = await onServers(there!);
  const config = everything.config(servers);

  // Each is printed when the following step has begun: some keys, some messages, the comparison. On a busy machine that
  // step may have finished before the output is read.
  for (const moment of ['queue, dead letters', 'database shop', 'topic orders']) {
    const run = cli.spawn(['migrate', '--from', from!, '--to', config]);
    const seen = new Promise<void>((resolve) => {
      run.child.stderr!.on('data', () => run.stderr().includes(`${moment}:`) && resolve());
    });
    await Promise.race([seen, run.ended]);
    run.child.kill('SIGKILL');
    await run.ended;
    const start = cli.plinth(['start', ...PORTS, '--config', config, '--data-dir', there!]);
    const isWhole = await start.ready().then(
      () => true,
      () => false,
    );
    if (isWhole) start.kill('SIGTERM');
    const { stderr } = await start.ended;
    if (isWhole) break;
    expect(stderr).toContain(`what ${from} has is not all carried here yet`);
  }
  const { code, stderr } = await everything.migrate(from!, config).ended;
  if (code !== 0) expect(stderr).toContain(`all that ${from} had is in ${config} already`);
  expect(folderDigest(from!)).toBe(digest);
  const onThem = await everything.on(servers, (env) => everything.snapshot(env));
  expect(onThem).toEqual(before);

  const returned = await everything.migrate(config, back!).ended;
  expect(returned.code, returned.stderr).toBe(0);
  expect(await everything.on({ dataDir: back! }, (env) => everything.snapshot(env))).toEqual(
    before,
  );
});

test('refuses to migrate while a platform uses the target store', async ({ cli }) => {
  const everything = new PlatformContent(cli);
  const [from, there] = ['a', 'b'].map((name) => join(cli.folder(), name));
  await everything.on({ dataDir: from! }, async () => undefined);
  const servers = await onServers(there!);
  await everything.on(servers, async () => {
    const other = everything.config({ ...servers, dataDir: join(cli.folder(), 'other') });
    expect(await everything.migrate(from!, other).ended).toEqual(
      failed(4, expect.stringContaining('a platform uses the store of --store-url: stop it first')),
    );
  });
});

test('delivers once what becomes due while a queue is moved to PostgreSQL', async ({ cli }) => {
  await expectDueOnce(cli, await onServers(join(cli.folder(), 'target')));
});
