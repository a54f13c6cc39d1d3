import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startRedisCluster } from '../../../scripts/servers/redis-cluster.ts';
import { until } from '../../../scripts/servers/server-process.ts';
import { sharedKafka, sharedKafkaConnect } from '../../../scripts/servers/shared.ts';
import { skipWithout } from '../../../scripts/servers/skip-without.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';
import { PlatformContent } from '../../../testing/cli/migrate/content.ts';

skipWithout('redis');
skipWithout('kafka');

type Env = Record<string, string>;

const KEYS = 2000;
const COMMANDS = [
  'HSET h f v',
  'RPUSH {tag}l a b c',
  'ZADD {tag}z 1.5 m',
  'XADD s 1-1 f v',
  'XGROUP CREATE s readers 0',
  'XREADGROUP GROUP readers one STREAMS s >',
  'PFADD hll a b c',
  'SET gone-in-a-day v EX 86400',
];
const LIBRARY = "#!lua name=shop\nredis.register_function('one', function() return 1 end)";
const FILL = "for i = 1, ARGV[1] do redis.call('SET', 'many:' .. i, i) end";

async function ask(cli: Cli, env: Env, args: readonly string[], stdin = ''): Promise<string> {
  const { code, stdout, stderr } = await cli.plinth(args, { env, stdin }).ended;
  expect(code, `${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

/** The contents of a database, as its commands report them. */
async function databaseOf(cli: Cli, env: Env): Promise<string[]> {
  const commands = [
    ...['HGETALL h', 'LRANGE {tag}l 0 -1', 'ZRANGE {tag}z 0 -1 WITHSCORES', 'XRANGE s - +'],
    ...['XPENDING s readers', 'PFCOUNT hll', 'PEXPIRETIME gone-in-a-day', 'DBSIZE', 'FCALL one 0'],
    ...['GET many:1', `GET many:${KEYS}`],
  ];
  const told = await ask(cli, env, ['redis', '--json'], commands.join('\n'));
  return told.trim().split('\n');
}

/** The number of messages that the sink's group has not committed yet. */
async function lagOf(env: Env): Promise<number | undefined> {
  const login = btoa(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`);
  const path = `${env['PLINTH_MANAGEMENT_URL']}/v2/kafka/group/default/connect-out`;
  const response = await fetch(path, { headers: { authorization: `Basic ${login}` } });
  const { partitions } = (await response.json()) as { partitions: { lag?: number }[] };
  return partitions[0]?.lag;
}

async function produce(cli: Cli, env: Env, ...lines: string[]): Promise<void> {
  for (const line of lines) await ask(cli, env, ['produce', 'lines', line]);
}

test('migrates to a Redis Cluster and a Kafka Connect and back; connectors continue at their offsets', async ({
  cli,
}) => {
  const everything = new PlatformContent(cli);
  const [from, there, back] = ['a', 'b', 'c'].map((name) => join(cli.folder(), name));
  const [cluster, kafka, connect] = [
    await startRedisCluster(),
    await sharedKafka(),
    await sharedKafkaConnect(),
  ];
  onTestFinished(() => cluster[Symbol.asyncDispose]());
  const file = `out-${randomUUID()}`;
  const connectorFiles = cli.folder();
  const onDisk = (dataDir: string) => ({ dataDir, connectorFiles });
  const linesIn = (folder: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  };
  const embedded = () => linesIn(join(connectorFiles, 'default'));
  const onConnect = () => linesIn(connect.folder);
  const sink = {
    'connector.class': 'org.apache.kafka.connect.file.FileStreamSinkConnector',
    'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
    'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
    topics: 'lines',
    file,
  };
  const before = await everything.on(onDisk(from!), async (env) => {
    await ask(cli, env, ['redis'], COMMANDS.join('\n'));
    await ask(cli, env, ['redis', 'FUNCTION', 'LOAD', LIBRARY]);
    await ask(cli, env, ['redis', 'EVAL', FILL, '0', String(KEYS)]);
    await produce(cli, env, 'one', 'two');
    await ask(cli, env, ['connector', 'create', 'out', '--file', '-'], JSON.stringify(sink));
    await until('the sink has written', () => embedded().length === 2);
    return databaseOf(cli, env);
  });
  const servers = {
    dataDir: there!,
    redisServers: `redis+cluster://${cluster.addresses}`,
    kafkaBrokers: kafka.brokers,
    kafkaPrefix: `moves-${process.pid}`,
    connectUrl: connect.url,
  };
  // A migration's leftovers on the servers have to be removed by the test.
  onTestFinished(async () => {
    const names = (await (await fetch(`${connect.url}/connectors`)).json()) as string[];
    for (const name of names.filter((one) => one.startsWith(servers.kafkaPrefix))) {
      await fetch(`${connect.url}/connectors/${name}`, { method: 'DELETE' });
    }
  });
  const moved = await everything.migrate(from!, everything.config(servers)).ended;
  expect(moved.code, moved.stderr).toBe(0);
  await everything.on(servers, async (env) => {
    expect(await databaseOf(cli, env)).toEqual(before);
    await produce(cli, env, 'three');
    await until('the sink has gone on', () => onConnect().length > 0);
    expect(onConnect()).toEqual(['three']);
    await until('it has committed that', async () => (await lagOf(env)) === 0);
  });
  const returned = await everything.migrate(everything.config(servers), back!).ended;
  expect(returned.code, returned.stderr).toBe(0);
  expect(returned.stdout).toContain('connectors go on running on the Kafka Connect of --from');
  await everything.on(onDisk(back!), async (env) => {
    expect(await databaseOf(cli, env)).toEqual(before);
    await produce(cli, env, 'four');
    await until('the sink has gone on here', () => embedded().length > 2);
    expect(embedded()).toEqual(['one', 'two', 'four']);
  });
});
