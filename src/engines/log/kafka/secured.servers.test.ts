import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startKafka } from '../../../../scripts/servers/kafka.ts';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { FROM_START, NO_LIMITS, record } from '../../../../testing/engines/log/log.ts';
import type { KafkaServers, Sasl } from './client/client.ts';
import { KafkaLog } from './engine.ts';
import { serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';
import { nameless, refusal } from '../../../../testing/engines/log/kafka/refusal.ts';

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

/** The message about brokers that close the connection, as stopping brokers do too. */
async function guess(servers: KafkaServers): Promise<string> {
  const log = await KafkaLog.open(servers);
  const trouble = await log.healthProblem();
  await log.close();
  return nameless(trouble ?? 'no trouble');
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
        const wrong = of(mechanism, `${PASSWORD}-not`);
        expect(await refusal({ brokers, tls, sasl: wrong })).toBe(
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

    test('is distinguished from one without when the start fails', async () => {
      const { brokers } = await sharedKafka();
      for (const mechanism of ['PLAIN', 'SCRAM-SHA-512'] as const) {
        const sasl: Sasl = { mechanism, username: USER, password: PASSWORD };
        expect(await refusal({ brokers: serversAt(brokers), sasl })).toBe(
          "the Kafka of --kafka-brokers can't be used: BROKER requires no authentication: leave out --kafka-sasl, or name brokers that require it",
        );
      }
    });
  },
);
