import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startKafka } from '../../../../scripts/servers/kafka.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { DataError } from '../../../base/data-error.ts';
import { FROM_START, NO_LIMITS, record } from '../../../../testing/engines/log/suite/log.ts';
import type { KafkaServers, Sasl } from './client/client.ts';
import { KafkaLog } from './engine.ts';
import { serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');
const USER = 'plinth';
const PASSWORD = 'secret-of-the-test';

/** Checks that a group receives what is produced. */
async function serves(servers: KafkaServers, topic: string): Promise<void> {
  const log = await KafkaLog.open(servers);
  onTestFinished(() => log.close());
  await log.createCluster('main', NO_LIMITS);
  const cluster = log.cluster('main');
  await cluster.createTopic(topic, 1);
  await cluster.produce([record({ topic, value: 'hello' })]);
  const options = { topics: [topic], timeout: 20_000, config: FROM_START };
  const [got] = await cluster.consume(`of-${topic}`, 'i', options);
  expect(got?.value?.toString()).toBe('hello');
  await log.close();
}

/** The message of the error that ends the start; it must not contain a secret. */
async function refusal(servers: KafkaServers): Promise<string> {
  const failed = await KafkaLog.open(servers).then(
    async (log) => {
      await log.close();
      return undefined;
    },
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(DataError);
  const { message } = failed as DataError;
  expect(message).not.toContain('\n');
  expect(message).not.toContain(PASSWORD);
  return nameless(message);
}

/** The message about brokers that close the connection, as stopping brokers do too. */
async function guess(servers: KafkaServers): Promise<string> {
  const log = await KafkaLog.open(servers);
  const trouble = await log.healthProblem();
  await log.close();
  return nameless(trouble ?? 'no trouble');
}

function nameless(message: string): string {
  return message.replaceAll(/127\.0\.0\.1:\d+/g, 'BROKER');
}

describe.skipIf(why !== undefined)(
  `a Kafka with authentication${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('accepts the right password over TLS, and other attempts fail with a reason in one sentence', async () => {
      await using kafka = await startKafka({ users: { [USER]: PASSWORD }, tls: true });
      const brokers = serversAt(kafka.brokers);
      const tls = { ca: readFileSync(kafka.authorityFile!, 'utf8') };
      const of = (mechanism: Sasl['mechanism'], password = PASSWORD): Sasl => {
        return { mechanism, username: USER, password };
      };
      for (const mechanism of ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const) {
        await serves({ brokers, tls, sasl: of(mechanism) }, mechanism.toLowerCase());
        expect(await refusal({ brokers, tls, sasl: of(mechanism, `${PASSWORD}-not`) })).toBe(
          "the Kafka of --kafka-brokers can't be used: BROKER refuses the user name or the password of SASL",
        );
      }
      expect(await refusal({ brokers, tls: {}, sasl: of('PLAIN') })).toBe(
        "the Kafka of --kafka-brokers can't be used: the certificate of BROKER is not trusted",
      );
      expect(await refusal({ brokers })).toBe(
        "the Kafka of --kafka-brokers can't be used: BROKER speaks TLS, and no TLS was asked for",
      );
      expect(await guess({ brokers, sasl: of('PLAIN') })).toBe(
        'BROKER hangs up: it may ask for TLS (--kafka-tls)',
      );
      expect(await guess({ brokers, tls })).toBe(
        'BROKER hangs up: it may ask for a user (--kafka-sasl)',
      );
    });

    test('is distinguished from one without, and from one with other mechanisms, when the start fails', async () => {
      const sasl = (mechanism: Sasl['mechanism']): Sasl => {
        return { mechanism, username: USER, password: PASSWORD };
      };
      await using open = await startKafka();
      for (const mechanism of ['PLAIN', 'SCRAM-SHA-512'] as const) {
        const servers = { brokers: serversAt(open.brokers), sasl: sasl(mechanism) };
        expect(await refusal(servers)).toBe(
          "the Kafka of --kafka-brokers can't be used: BROKER requires no authentication: leave out --kafka-sasl, or name brokers that require it",
        );
      }
      await using plain = await startKafka({
        users: { [USER]: PASSWORD },
        settings: { 'sasl.enabled.mechanisms': 'PLAIN' },
      });
      const servers = { brokers: serversAt(plain.brokers), sasl: sasl('SCRAM-SHA-256') };
      expect(await refusal(servers)).toBe(
        "the Kafka of --kafka-brokers can't be used: BROKER does not offer that SASL mechanism",
      );
    });
  },
);
