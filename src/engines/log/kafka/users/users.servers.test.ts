import { randomUUID } from 'node:crypto';
import { Consumer, Producer, type MessageToProduce } from '@platformatic/kafka';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startKafka, type KafkaServers } from '../../../../../scripts/servers/kafka.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { NO_LIMITS } from '../../../../../testing/engines/log/log.ts';
import type { LogUser } from '../../engine.ts';
import { Brokers } from '../client/brokers.ts';
import { KafkaLog } from '../engine.ts';
import { serversAt } from '../../../../../testing/engines/log/kafka/kafka.ts';
import { refusal } from '../../../../../testing/engines/log/kafka/refusal.ts';

const why = skipReason('kafka');
const ADMIN = { username: 'plinth', password: 'secret-of-plinth' };
const STRANGER = { username: 'somebody', password: 'secret-of-somebody' };
const MECHANISM = 'SCRAM-SHA-512';

describe.skipIf(why !== undefined)(
  `credentials on a Kafka with ACLs${why === undefined ? '' : `: ${why}`}`,
  () => {
    let kafka: KafkaServers;
    beforeAll(async () => {
      const users = {
        [ADMIN.username]: ADMIN.password,
        [STRANGER.username]: STRANGER.password,
      };
      const settings = { 'sasl.enabled.mechanisms': `PLAIN,${MECHANISM}` };
      kafka = await startKafka({ users, acls: true, behindProxies: true, settings });
    });
    afterAll(() => kafka?.[Symbol.asyncDispose]());

    const servers = (login = ADMIN) => ({
      brokers: serversAt(kafka.brokers),
      sasl: { mechanism: MECHANISM as typeof MECHANISM, ...login },
    });

    /** An engine with a prefix of its own and the topics `orders` and `other`. */
    async function open(clock = new TestClock()): Promise<KafkaLog> {
      const prefix = `users-${randomUUID().slice(0, 8)}`;
      const log = await KafkaLog.open({ ...servers(), prefix, clock, alarms: clock });
      onTestFinished(() => log.close());
      await log.createCluster('main', NO_LIMITS);
      for (const topic of ['orders', 'other']) await log.cluster('main').createTopic(topic, 1);
      return log;
    }

    function userOf(permissions: LogUser['permissions'], topic: string): LogUser {
      const id = randomUUID();
      const username = Buffer.from(`main$${id}`).toString('base64url');
      return { id, username, password: 'its secret', topic, permissions };
    }

    /** A program that does not know Plinth, and the name of a topic on the Kafka. */
    function programOf(
      log: KafkaLog,
      { username, password }: Pick<LogUser, 'username' | 'password'>,
    ) {
      const producer = new Producer({
        clientId: 'program',
        bootstrapBrokers: kafka.brokers.split(','),
        sasl: { mechanism: MECHANISM, username, password },
        retries: 0,
        strict: false,
      });
      onTestFinished(() => producer.close());
      const name = log.cluster('main').topicCatalog.nameOf('');
      return (topic: string) =>
        producer.send({
          messages: [
            { topic: `${name}${topic}`, partition: 0, value: Buffer.from('by a program') },
          ] as MessageToProduce[],
        });
    }

    /** The first value that a program receives as a consumer of a group. @param group its name on the Kafka */
    async function readBy({ username, password }: LogUser, topic: string, group: string) {
      const consumer = new Consumer({
        clientId: 'program',
        bootstrapBrokers: kafka.brokers.split(','),
        sasl: { mechanism: MECHANISM, username, password },
        groupId: group,
        groupProtocol: 'classic',
        // The first group of a Kafka has to wait until there is a coordinator.
        retries: 50,
        retryDelay: 200,
      });
      try {
        const stream = await consumer.consume({ topics: [topic], mode: 'earliest' });
        for await (const { value } of stream) return value.toString();
        return undefined;
      } finally {
        await consumer.close(true);
      }
    }

    /** The number of mechanisms that each user can log in with. */
    async function mechanismsOf(...users: readonly LogUser[]): Promise<number[]> {
      const brokers = new Brokers(servers());
      onTestFinished(() => brokers.close());
      const names = users.map(({ username: name }) => ({ name }));
      const { results } = await brokers.client.call('any', 'DescribeUserScramCredentials', names);
      return users.map(({ username }) => {
        return results.find(({ user }) => user === username)?.credentialInfos.length ?? 0;
      });
    }

    test('allow programs the same on the Kafka as over HTTP, until they are deleted', async () => {
      const log = await open();
      const writer = userOf('PRODUCE', 'orders');
      const reader = userOf('CONSUME', 'ord*');
      await log.users.fit('main', async () => [writer, reader]);
      expect(log.users.note).toBeUndefined();
      const send = programOf(log, writer);
      await expect.poll(() => send('orders').then(() => 'sent', String)).toBe('sent');
      await expect(send('other')).rejects.toThrow();
      const { topicCatalog } = log.cluster('main');
      const [topic, group] = [topicCatalog.nameOf('orders'), topicCatalog.nameOf('readers')];
      // Brokers learn of each right by itself.
      const read = () => readBy(reader, topic, group).catch(String);
      await expect.poll(read).toBe('by a program');
      await expect(readBy(reader, topic, 'of-others')).rejects.toThrow();
      await expect(readBy(writer, topic, group)).rejects.toThrow();
      await expect(programOf(log, reader)('orders')).rejects.toThrow();

      await log.users.fit('main', async () => [reader]);
      await expect.poll(() => mechanismsOf(writer, reader)).toEqual([0, 2]);
      // Also on a connection that is already open.
      await expect
        .poll(() =>
          send('orders').then(
            () => 'sent',
            () => 'refused',
          ),
        )
        .toBe('refused');
      await expect.poll(() => log.users.prefixes()).toContain(topicCatalog.nameOf(''));
      await log.deleteCluster('main');
      await expect.poll(() => mechanismsOf(reader)).toEqual([0]);
      await expect.poll(() => log.users.prefixes()).not.toContain(topicCatalog.nameOf(''));
    });

    test('are completed if a process ended while creating them, and foreign users of the same name are left alone', async () => {
      const log = await open();
      const user = userOf('ALL', '*');
      await log.users.fit('main', async () => [user]);
      await expect.poll(() => mechanismsOf(user)).toEqual([2]);
      const brokers = new Brokers(servers());
      onTestFinished(() => brokers.close());
      for (const mechanism of [1, 2]) {
        const deletions = [{ name: user.username, mechanism }];
        await brokers.client.call('any', 'AlterUserScramCredentials', deletions, []);
      }
      await expect.poll(() => mechanismsOf(user)).toEqual([0]);
      const other = { ...userOf('ALL', '*'), username: STRANGER.username, password: 'guessed' };
      await log.users.fit('main', async () => [user, other]);
      const send = programOf(log, user);
      await expect.poll(() => send('orders').then(() => 'sent', String)).toBe('sent');
      await expect(programOf(log, other)('orders')).rejects.toThrow();
      await log.users.fit('main', async () => [user]);
      await expect.poll(() => mechanismsOf(other)).toEqual([2]);
      await log.deleteCluster('main');
    });

    test('of Plinth are refused when the start asks for a mechanism that the brokers do not offer', async () => {
      const sasl = { mechanism: 'SCRAM-SHA-256', ...ADMIN } as const;
      expect(await refusal({ brokers: serversAt(kafka.brokers), sasl })).toBe(
        "the Kafka of --kafka-brokers can't be used: BROKER does not offer that SASL mechanism",
      );
    });

    test('are created once unavailable brokers are back', async () => {
      const clock = new TestClock();
      const log = await open(clock);
      const user = userOf('ALL', '*');
      await kafka.proxies[0]!.takeDown();
      await log.users.fit('main', async () => [user]);
      await kafka.proxies[0]!.heal();
      await expect
        .poll(async () => {
          await clock.advance(5000);
          return mechanismsOf(user).catch(() => []);
        })
        .toEqual([2]);
      await log.deleteCluster('main');
    });

    test('are not created if the user of Plinth lacks the permission, and the reason is reported', async () => {
      const log = await KafkaLog.open({ ...servers(STRANGER), prefix: 'strangers' });
      onTestFinished(() => log.close());
      await log.users.fit('main', async () => [userOf('ALL', '*')]);
      expect(log.users.note).toBe(
        'credentials are valid for the REST API only, not for the Kafka itself: the user of Plinth may not manage ACLs there (ALTER, DESCRIBE and DESCRIBE_CONFIGS of the cluster)',
      );
    });
  },
);
