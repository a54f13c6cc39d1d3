import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ManagedPlatform } from '../../harness/crash/managed-platform.ts';
import { roundsOf } from '../../harness/rounds.ts';
import type { Connector, KafkaCluster, KafkaTopic } from '../../harness/kafka-clusters.ts';

const ROUNDS = roundsOf(4);

const platform = new ManagedPlatform();
const ask = <Body>(method: string, path: string, body?: object) =>
  platform.ask<Body>(method, `/v2/kafka/${path}`, body);

/** The state of a cluster, as far as its client knows. */
interface Known {
  readonly id: string;
  /** The last acknowledged state; undefined while the outcome of a change is unknown. */
  password: string | undefined;
  topicIds: string[];
  isDeleted: boolean | 'maybe';
}

/** A client that changes clusters until the process is killed. */
async function changeUntilKilled(caller: string, known: Known[], isOver: () => boolean) {
  for (let i = 0; !isOver(); i++) {
    const order = { name: `${caller}-${i}`, region: 'eu-west-1' };
    const created = await ask<KafkaCluster>('POST', 'cluster', order);
    if (created === undefined) return;
    const { cluster_id: id, password } = created;
    const own: Known = { id, password, topicIds: [], isDeleted: false };
    known.push(own);
    const topic = { name: 'orders', partitions: 2, cluster_id: id };
    const made = await ask<KafkaTopic>('POST', 'topic', topic);
    if (made === undefined) return;
    own.topicIds.push(made.topic_id);
    own.password = undefined;
    const reset = await ask<KafkaCluster>('POST', `reset-password/${id}`);
    if (reset === undefined) return;
    own.password = reset.password;
    if (i % 3 !== 0) continue;
    own.isDeleted = 'maybe';
    if ((await ask('DELETE', `cluster/${id}`)) === undefined) return;
    own.isDeleted = true;
  }
}

test('acknowledged changes survive repeated kills', async () => {
  const known: Known[] = [];
  await platform.killRepeatedly(ROUNDS, (caller, isOver) =>
    changeUntilKilled(caller, known, isOver),
  );

  expect(known.length).toBeGreaterThan(ROUNDS);
  const listed = await ask<KafkaCluster[]>('GET', 'clusters');
  const found = new Map(listed!.map((cluster) => [cluster.cluster_id, cluster]));
  for (const { id, password, topicIds, isDeleted } of known) {
    const cluster = found.get(id);
    if (isDeleted === true) expect(cluster).toBeUndefined();
    if (isDeleted === false) expect(cluster).toBeDefined();
    if (cluster === undefined) continue;
    if (password !== undefined) expect(cluster.password).toBe(password);
    const topics = await ask<KafkaTopic[]>('GET', `topics/${id}`);
    const ids = topics!.map((topic) => topic.topic_id);
    for (const topicId of topicIds) expect(ids).toContain(topicId);
  }
  // Checks that each listed cluster serves.
  for (const { username, password } of listed!) {
    const headers = { authorization: `Basic ${btoa(`${username}:${password}`)}` };
    const response = await fetch(`${platform.env['UPSTASH_KAFKA_REST_URL']}/topics`, { headers });
    expect(response.status).toBe(200);
  }
  await platform.stop('SIGTERM');
});

const TEXTS = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};

test('connectors continue where they were, and paused ones stay paused', async () => {
  const files = join(platform.dataDirectory, 'files', 'default');
  mkdirSync(files, { recursive: true });
  const [input, output] = [join(files, 'in'), join(files, 'out')];
  appendFileSync(input, 'line 0\n');
  await platform.start();
  const create = (name: string, kind: string, properties: object) =>
    ask<Connector>('POST', 'connector', {
      name,
      cluster_id: 'default',
      properties: {
        'connector.class': `org.apache.kafka.connect.file.FileStream${kind}Connector`,
        ...TEXTS,
        ...properties,
      },
    });
  await create('source', 'Source', { file: 'in', topic: 'lines' });
  await create('sink', 'Sink', { file: 'out', topics: 'lines' });
  const paused = await create('paused', 'Sink', { file: 'never', topics: 'lines' });
  const pausedId = paused!.connector_id;
  await ask('POST', `connector/${pausedId}/pause`);
  const stateOf = async (id: string) => (await ask<Connector>('GET', `connector/${id}`))!;

  const seen = () => {
    try {
      return new Set(readFileSync(output, 'utf8').trimEnd().split('\n'));
    } catch {
      return new Set<string>();
    }
  };
  for (let round = 1; round <= 3; round++) {
    await expect.poll(() => seen().has(`line ${round - 1}`)).toBe(true);
    await platform.stop('SIGKILL');
    appendFileSync(input, `line ${round}\n`);
    await platform.start();
  }
  const all = Array.from({ length: 4 }, (_, line) => `line ${line}`);
  await expect.poll(() => [...seen()].toSorted()).toEqual(all);
  await expect.poll(async () => (await stateOf(pausedId)).connector_state).toBe('PAUSED');
});
