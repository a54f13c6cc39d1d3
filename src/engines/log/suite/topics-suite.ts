import { describe, expect, test } from 'vitest';
import { NO_LIMITS, type OpenLog, record } from '../../../../testing/engines/log/log.ts';

const LIMITS = {
  maxPartitions: 5,
  maxRetentionTime: 10_000,
  maxRetentionSize: 2000,
  maxMessageSize: 1000,
};

/** Topics and clusters: how they are created, changed and deleted. */
export function topics(open: OpenLog): void {
  describe('topics', () => {
    test('have the requested settings, and the defaults of the cluster for the others', async () => {
      const { cluster, clock } = await open();
      const made = await cluster.createTopic('t', 3, {
        retentionSize: 4096,
        cleanupPolicy: 'compact',
      });
      expect(made).toEqual({
        id: expect.any(String),
        name: 't',
        partitions: 3,
        creationTime: clock.now(),
        retentionTime: -1,
        retentionSize: 4096,
        maxMessageSize: -1,
        cleanupPolicy: 'compact',
      });
      expect(await cluster.topic('t')).toEqual(made);
      expect(await cluster.topic('u')).toBeUndefined();
      await cluster.createTopic('a', 1);
      expect((await cluster.topics()).map(({ name }) => name)).toEqual(['a', 't']);
    });

    test('are unchanged after a restart', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 2, { retentionTime: 5 });
      await log.cluster.alterTopic('t', { partitions: 3, maxMessageSize: 500 });
      const before = await log.cluster.topics();
      expect(before).toMatchObject([{ partitions: 3, retentionTime: 5, maxMessageSize: 500 }]);
      await log.append('t', 2, 'kept');
      await log.restart();
      expect(await log.cluster.topics()).toEqual(before);
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-2:kept']);
    });

    test.each([
      ['', /is empty/],
      ['.', /cannot be/],
      ['..', /cannot be/],
      ['a'.repeat(250), /longer than 249/],
      ['a b', /"a b" has other characters/],
      ['ä', /other characters/],
      ['a/b', /other characters/],
      ['__consumer_offsets', /internal topic/],
      ['__transaction_state', /internal topic/],
      ['a.b', /collides with that of topic a_b/],
    ])('can not have the name %j', async (name, message) => {
      const { cluster } = await open();
      await cluster.createTopic('a_b', 1);
      await expect(cluster.createTopic(name, 1)).rejects.toMatchObject({
        code: 'INVALID_TOPIC_EXCEPTION',
        message: expect.stringMatching(message),
      });
      await expect(
        cluster.produce([record({ topic: name })], { partitions: 1 }),
      ).rejects.toMatchObject({
        code: 'INVALID_TOPIC_EXCEPTION',
        index: 0,
      });
    });

    test('can have every name that Kafka allows, once', async () => {
      const { cluster, longestTopicName } = await open();
      for (const name of ['a'.repeat(longestTopicName), '...', 'A.b_9-'])
        await cluster.createTopic(name, 1);
      await expect(cluster.createTopic('...', 1)).rejects.toMatchObject({
        code: 'TOPIC_ALREADY_EXISTS',
      });
    });

    test.each([0, -1, 1.5, 10_001, NaN])('can not have %d partitions', async (partitions) => {
      const { cluster } = await open();
      await expect(cluster.createTopic('t', partitions)).rejects.toMatchObject({
        code: 'INVALID_PARTITIONS',
      });
    });

    test('can not have fewer partitions than they had', async () => {
      const { cluster } = await open();
      await cluster.createTopic('t', 3);
      await expect(cluster.alterTopic('t', { partitions: 2 })).rejects.toMatchObject({
        code: 'INVALID_PARTITIONS',
        message: "Topic t has 3 partitions, and can't have fewer",
      });
    });

    test.each([
      [{ retentionTime: -2 }, /Retention time is -2/],
      [{ retentionSize: 0.5 }, /Retention size is 0.5/],
      [{ maxMessageSize: NaN }, /Maximum message size is NaN/],
      [{ cleanupPolicy: 'shred' as 'delete' }, /"shred" is neither delete nor compact/],
    ])('can not have the settings %j', async (config, message) => {
      const { cluster } = await open();
      await cluster.createTopic('t', 1);
      const refusal = { code: 'INVALID_CONFIG', message: expect.stringMatching(message) };
      await expect(cluster.createTopic('u', 1, config)).rejects.toMatchObject(refusal);
      await expect(cluster.alterTopic('t', config)).rejects.toMatchObject(refusal);
    });

    test('have the limits of the cluster by default and for -1', async () => {
      const { engine } = await open();
      await engine.createCluster('small', LIMITS);
      const cluster = engine.cluster('small');
      const all = { retentionTime: 10_000, retentionSize: 2000, maxMessageSize: 1000 };
      expect(await cluster.createTopic('t', 1)).toMatchObject(all);
      const asked = { retentionTime: -1, retentionSize: -1, maxMessageSize: -1 };
      expect(await cluster.createTopic('u', 1, asked)).toMatchObject(all);
      const { cluster: free } = await open();
      expect(await free.createTopic('u', 1, asked)).toMatchObject(asked);
    });

    test.each([
      { retentionTime: 10_001 },
      { retentionSize: 2001 },
      { maxMessageSize: 1001 },
      { partitions: 6 },
    ])('can not have more than the cluster allows: %j', async ({ partitions = 3, ...config }) => {
      const { engine } = await open();
      await engine.createCluster('small', LIMITS);
      const cluster = engine.cluster('small');
      const refusal = { code: 'POLICY_VIOLATION' };
      await expect(cluster.createTopic('t', partitions, config)).rejects.toMatchObject(refusal);
      await cluster.createTopic('t', 3);
      await expect(cluster.alterTopic('t', { partitions, ...config })).rejects.toMatchObject(
        refusal,
      );
    });

    test('have no more partitions together than the cluster allows', async () => {
      const { engine } = await open();
      await engine.createCluster('small', LIMITS);
      const cluster = engine.cluster('small');
      await cluster.createTopic('a', 3);
      await expect(cluster.createTopic('b', 3)).rejects.toMatchObject({
        code: 'POLICY_VIOLATION',
        message: 'The cluster would have 6 partitions, and it allows 5',
      });
      await cluster.alterTopic('a', { partitions: 5 });
      await cluster.deleteTopic('a');
      await cluster.createTopic('b', 5);
      await engine.createCluster('small', { ...LIMITS, maxPartitions: -1 });
      await cluster.createTopic('c', 5);
    });

    test('report the size of their records on the disk', async () => {
      const { cluster } = await open();
      await cluster.createTopic('t', 2);
      expect(await cluster.sizeOf('t')).toBe(0);
      await cluster.produce([record({ topic: 't', value: 'x'.repeat(1000) })]);
      expect(await cluster.sizeOf('t')).toBeGreaterThan(1000);
      await expect(cluster.sizeOf('u')).rejects.toMatchObject({
        code: 'UNKNOWN_TOPIC_OR_PARTITION',
      });
    });

    describe('when one is deleted', () => {
      test('its records and the offsets committed for it are deleted too', async () => {
        const log = await open();
        const { id } = await log.cluster.createTopic('t', 1);
        await log.append('t', 0, '1');
        await log.consume('g', 'i', { topics: ['t'] });
        await log.cluster.commit('g', 'i', undefined);
        await log.cluster.deleteTopic('t');
        expect(await log.cluster.topics()).toEqual([]);
        expect(await log.cluster.groupOffsets()).toEqual([]);
        const refusal = { code: 'UNKNOWN_TOPIC_OR_PARTITION' };
        await expect(log.cluster.deleteTopic('t')).rejects.toMatchObject(refusal);
        await log.restart();
        expect(await log.cluster.topics()).toEqual([]);
        const again = await log.cluster.createTopic('t', 1);
        expect(again.id).not.toBe(id);
        expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual([]);
      });

      test('a fetch that waits for its records is refused', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        const fetch = log.cluster.fetch([{ topic: 't', partition: 0, offset: 0 }], {
          timeout: 60_000,
        });
        const refused = expect(fetch).rejects.toMatchObject({ code: 'UNKNOWN_TOPIC_OR_PARTITION' });
        await log.clock.advance(1);
        await log.cluster.deleteTopic('t');
        await refused;
      });
    });
  });

  describe('clusters', () => {
    test('have topics and groups of their own', async () => {
      const log = await open();
      await log.engine.createCluster('other', NO_LIMITS);
      const other = log.engine.cluster('other');
      await log.cluster.createTopic('t', 1);
      await other.createTopic('t', 2);
      await log.append('t', 0, '1');
      await log.consume('g', 'i', { topics: ['t'] });
      expect(await other.groups()).toEqual([]);
      expect(await other.offsets([{ topic: 't', partition: 0 }], 'latest', { timeout: 0 })).toEqual(
        [{ topic: 't', partition: 0, offset: 0 }],
      );
      expect(log.engine.clusters()).toEqual(['main', 'other']);
      expect(log.engine.has('other')).toBe(true);
    });

    test('are deleted with all their topics and groups', async () => {
      const log = await open();
      await log.engine.createCluster('other', NO_LIMITS);
      const other = log.engine.cluster('other');
      await other.createTopic('t', 1);
      await other.produce([record({ topic: 't' })]);
      const config = { autoCommit: true, autoCommitInterval: 5000, sessionTimeout: 6000 };
      const waiting = other.consume('g', 'i', {
        topics: ['t'],
        timeout: 60_000,
        config: { ...config, autoOffsetReset: 'latest' },
      });
      await log.clock.advance(1);
      await log.engine.deleteCluster('other');
      expect(await waiting).toEqual([]);
      expect(() => log.engine.cluster('other')).toThrow('the log has no cluster other');
      expect(log.engine.has('other')).toBe(false);
      await log.engine.deleteCluster('other');
      await log.restart();
      expect(log.engine.clusters()).toEqual(['main']);
    });

    test('that are not open after a restart are known, and can be deleted', async () => {
      const log = await open();
      await log.engine.createCluster('other', NO_LIMITS);
      const other = log.engine.cluster('other');
      await other.createTopic('t', 1);
      await other.produce([record({ topic: 't' })]);
      await log.restart();
      const known = async () => [...log.engine.clusters(), ...(await log.engine.unopened())];
      expect((await known()).toSorted()).toEqual(['main', 'other']);
      await log.engine.deleteCluster('other');
      await expect.poll(known).toEqual(['main']);
      await log.engine.createCluster('other', NO_LIMITS);
      expect(await log.engine.cluster('other').topics()).toEqual([]);
    });
  });

  describe('an engine', () => {
    test('works as long as it has no health problem', async () => {
      const { engine } = await open();
      expect(await engine.healthProblem()).toBeUndefined();
    });

    test('on a Kafka tells which one it is, and reconciles users with it', async () => {
      const log = await open();
      const { users } = log.engine;
      const id = await log.engine.kafkaId?.();
      expect(users === undefined).toBe(id === undefined);
      await log.restart();
      expect(await log.engine.kafkaId?.()).toBe(id);
      const fitting = users?.fit('main', () => Promise.reject(new Error('they can not be read')));
      await fitting;
      expect(users?.note ?? 'credentials').toMatch('credentials');
    });
  });
}
