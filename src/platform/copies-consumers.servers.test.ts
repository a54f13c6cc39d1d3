import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../scripts/servers/redis.ts';
import { sharedKafka } from '../../scripts/servers/shared.ts';
import { skipReason } from '../../scripts/servers/skip-reason.ts';
import { testPostgres } from '../../testing/store/postgresql-stores.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

const why = skipReason('kafka') ?? skipReason('postgresql') ?? skipReason('redis');
const postgres = await testPostgres();
const PORTS = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
let runs = 0;

/** Several platforms on the same servers, all in this process. */
async function startCopies(count: number): Promise<RunningPlatform[]> {
  const { brokers } = await sharedKafka();
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const { host, port, user, database } = await postgres.newDatabase();
  const settings = completeSettings({
    ...Object.fromEntries(PORTS.map((name) => [`${name}Port`, 0])),
    memory: true,
    encryptionKey: 'a-key-of-these-tests-that-nobody-else-has',
    storeUrl: `postgres://${user}@${host}:${port}/${database}`,
    redisServers: `redis://127.0.0.1:${redis.port}/0-3`,
    kafkaBrokers: brokers,
    kafkaPrefix: `consumers-${process.pid}-${runs++}`,
  });
  const copies: RunningPlatform[] = [];
  for (let i = 0; i < count; i++) {
    const platform = await startPlatform(settings, silentLogger);
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= platform.close());
    onTestFinished(close);
    copies.push({ ...platform, env: platform.env, close });
  }
  return copies;
}

/** A balancer that sends each request to the next copy. */
async function roundRobin(copies: readonly RunningPlatform[]): Promise<string> {
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const { addresses } = copies[turn++ % copies.length]!;
    const { method, url, headers } = incoming;
    const sent = request(`${addresses.kafka}${url}`, { method: method!, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Message {
  readonly value: string;
}

describe.skipIf(why !== undefined)(`three copies${why === undefined ? '' : `: ${why}`}`, () => {
  test('behind a round-robin balancer, serve consumers as one platform would', async () => {
    const copies = await startCopies(3);
    const url = await roundRobin(copies);
    const { UPSTASH_KAFKA_REST_USERNAME: user, UPSTASH_KAFKA_REST_PASSWORD: password } =
      copies[0]!.env;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { authorization, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const json: unknown = await response.json();
      return { status: response.status, json };
    };
    const BY_HAND = {
      'Kafka-Enable-Auto-Commit': 'false',
      'Kafka-Auto-Offset-Reset': 'earliest',
    };
    const consume = async () => {
      const body = { topic: 'orders', timeout: 20_000 };
      const { status, json } = await ask('consume/g/i', body, BY_HAND);
      expect(status).toBe(200);
      return (json as Message[]).map(({ value }) => value);
    };
    const success = { status: 200, json: { result: 'Success', status: 200 } };

    // Each copy gets two calls of each kind, in turn.
    for (let round = 0; round < 6; round++) {
      const value = `n${round}`;
      expect(await ask('produce', { topic: 'orders', value })).toMatchObject({ status: 200 });
      expect(await consume()).toEqual([value]);
      expect(await ask('commit/g/i')).toEqual(success);
      const at = [{ topic: 'orders', partition: 0 }];
      expect((await ask('committed/g/i', at)).json).toMatchObject([{ offset: round + 1 }]);
    }
    expect(await ask('delete-consumer/g/i')).toEqual(success);
    expect(await ask('commit/g/i')).toMatchObject({ status: 404 });
    // A copy that stops hands its instances over: messages given out before can still be committed, and are not
    // delivered again.
    await ask('produce', { topic: 'orders', value: 'later' });
    expect(await consume()).toEqual(['later']);
    await copies.shift()!.close();
    await copies.shift()!.close();
    expect(await ask('commit/g/i')).toEqual(success);
    await ask('produce', { topic: 'orders', value: 'last' });
    expect(await consume()).toEqual(['last']);
  });

  test('see a change of one of them as soon as it is answered', async () => {
    const copies = await startCopies(3);
    const { UPSTASH_EMAIL: email, UPSTASH_API_KEY: key } = copies[0]!.env;
    const { UPSTASH_KAFKA_REST_USERNAME: user, UPSTASH_KAFKA_REST_PASSWORD: password } =
      copies[0]!.env;
    const basic = (name: string, secret: string) =>
      `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
    const manage = async (copy: RunningPlatform, method: string, path: string, body?: object) => {
      const response = await fetch(`${copy.addresses.management}/v2/${path}`, {
        method,
        headers: { authorization: basic(email!, key!), 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      return (await response.json()) as Record<string, string>;
    };
    const ping = async (copy: RunningPlatform, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${copy.addresses.redis}/ping`, { headers })).status;
    };
    const run = async (copy: RunningPlatform, token: string, ...argv: readonly string[]) => {
      const headers = { authorization: `Bearer ${token}` };
      const order = { method: 'POST', headers, body: JSON.stringify(argv) };
      return (await (await fetch(copy.addresses.redis!, order)).json()) as { result: string };
    };
    const partitionOf = async (copy: RunningPlatform, partition: number) => {
      const response = await fetch(`${copy.addresses.kafka}/produce/orders`, {
        method: 'POST',
        headers: { authorization: basic(user!, password!) },
        body: JSON.stringify({ value: 'v', partition }),
      });
      return response.status;
    };

    const order = { name: 'later', region: 'eu-west-1', tls: false };
    for (let round = 0; round < 3; round++) {
      const [one, next, last] = [0, 1, 2].map((i) => copies[(round + i) % 3]!) as [
        RunningPlatform,
        RunningPlatform,
        RunningPlatform,
      ];
      const made = await manage(one, 'POST', 'redis/database', order);
      const { database_id: id, rest_token: token } = made;
      expect(await ping(next, token!)).toBe(200);
      const { rest_token: anew } = await manage(last, 'POST', `redis/reset-password/${id}`);
      expect([await ping(one, token!), await ping(next, token!)]).toEqual([401, 401]);
      expect(await ping(next, anew!)).toBe(200);

      await run(one, anew!, 'ACL', 'SETUSER', 'ann', 'on', '>a good password', '~*', '+get');
      const { result: ann } = await run(one, anew!, 'ACL', 'RESTTOKEN', 'ann', 'a good password');
      expect(await run(next, ann, 'SET', 'k', 'v')).toHaveProperty('error');
      await run(last, anew!, 'ACL', 'SETUSER', 'ann', '+set');
      expect(await run(next, ann, 'SET', 'k', 'v')).toEqual({ result: 'OK' });
      await run(last, anew!, 'ACL', 'SETUSER', 'ann', 'off');
      expect([await ping(one, ann), await ping(next, ann)]).toEqual([401, 401]);

      await manage(next, 'DELETE', `redis/database/${id}`);
      expect([await ping(one, anew!), await ping(last, anew!)]).toEqual([401, 401]);

      const topic = { name: 'orders', partitions: 1, cluster_id: 'default' };
      const { topic_id: topicId } = await manage(one, 'POST', 'kafka/topic', topic);
      expect([await partitionOf(next, 0), await partitionOf(next, 1)]).toEqual([200, 404]);
      await manage(one, 'POST', `kafka/update-topic/${topicId}`, { partitions: 2 });
      expect(await partitionOf(next, 1)).toBe(200);
      await manage(last, 'DELETE', `kafka/topic/${topicId}`);
      // The topic is created again, with one partition.
      expect([await partitionOf(next, 0), await partitionOf(one, 1)]).toEqual([200, 404]);
      const { topics } = { topics: await manage(one, 'GET', 'kafka/topics/default') };
      for (const { topic_id: other } of Object.values(topics) as unknown as {
        topic_id: string;
      }[]) {
        await manage(one, 'DELETE', `kafka/topic/${other}`);
      }
    }
  });

  test('have the same schemas', async () => {
    const copies = await startCopies(3);
    const { UPSTASH_KAFKA_REST_USERNAME: user, UPSTASH_KAFKA_REST_PASSWORD: password } =
      copies[0]!.env;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const ask = async (copy: RunningPlatform, path: string, body?: object) => {
      const response = await fetch(`${copy.addresses.kafka}/schema-registry/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const json: unknown = await response.json();
      return { status: response.status, json };
    };
    const schema = { schema: '"string"' };
    const path = 'subjects/orders-value/versions';
    const made = await ask(copies[1]!, path, schema);
    expect(made).toMatchObject({ status: 200, json: { id: 1 } });
    for (const copy of copies) {
      expect(await ask(copy, path, schema)).toEqual(made);
      expect(await ask(copy, 'schemas/ids/1')).toMatchObject({ status: 200, json: schema });
      expect(await ask(copy, 'schemas')).toMatchObject({ json: [{ subject: 'orders-value' }] });
      expect(await ask(copy, 'schemas/ids/9')).toEqual({
        status: 404,
        json: { error_code: 40_403, message: 'Schema 9 not found' },
      });
    }
  });
});
