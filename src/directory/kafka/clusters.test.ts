import { describe, expect, test } from 'vitest';
import { KafkaClusters, type KafkaCluster, type KafkaCredential } from './clusters.ts';

const orders: KafkaCluster = {
  id: 'c1',
  name: 'orders',
  endpoint: 'orders-kafka.localhost',
  username: 'orders-user',
  password: 'orders-password',
  autoCreate: undefined,
  maxRequestSize: 1024,
};
const events: KafkaCluster = {
  ...orders,
  id: 'c2',
  name: 'events',
  endpoint: 'events-kafka.localhost',
  username: 'events-user',
};
const reader: KafkaCredential = {
  id: 'k1',
  clusterId: 'c1',
  username: 'reader',
  password: 'secret',
  topic: 'users.*',
  permissions: 'CONSUME',
};

describe('a user name and a password', () => {
  test('of a cluster grant full access to it', () => {
    const clusters = new KafkaClusters([orders, events]);
    expect(clusters.authenticate('orders-user', 'orders-password', '127.0.0.1:8082')).toEqual({
      cluster: orders,
      access: { topic: '*', permissions: 'ALL' },
      revoked: expect.any(AbortSignal),
    });
  });

  test('of a credential grant the access of that credential', () => {
    const clusters = new KafkaClusters([orders]);
    clusters.setCredential(reader);
    expect(clusters.authenticate('reader', 'secret', undefined)).toMatchObject({
      cluster: orders,
      access: { topic: 'users.*', permissions: 'CONSUME' },
    });
  });

  test('that do not belong together are refused', () => {
    const clusters = new KafkaClusters([orders]);
    clusters.setCredential(reader);
    expect(clusters.authenticate('orders-user', 'secret', undefined)).toBeUndefined();
    expect(clusters.authenticate('reader', 'orders-password', undefined)).toBeUndefined();
    expect(clusters.authenticate('', '', undefined)).toBeUndefined();
  });

  test('are refused at the host of another cluster, and at one that no cluster has', () => {
    const clusters = new KafkaClusters([orders, events]);
    const by = (host: string) => clusters.authenticate('orders-user', 'orders-password', host);
    expect(by('Orders-Kafka.localhost:8082')).toBeDefined();
    expect(by('events-kafka.localhost:8082')).toBeUndefined();
    expect(by('unknown-kafka.localhost:8082')).toBeUndefined();
    for (const host of ['localhost:8082', '127.0.0.1:8082', '[::1]:8082', 'kafka.example.com']) {
      expect(by(host)).toBeDefined();
    }
  });
});

describe('immediately after a change', () => {
  test('a removed credential is refused', () => {
    const clusters = new KafkaClusters([orders]);
    clusters.setCredential(reader);
    const before = clusters.revision;
    clusters.removeCredential('k1');
    expect(clusters.authenticate('reader', 'secret', undefined)).toBeUndefined();
    expect(clusters.revision).toBeGreaterThan(before);
  });

  test('the old password of a cluster is refused, and its credentials remain valid', () => {
    const clusters = new KafkaClusters([orders]);
    clusters.setCredential(reader);
    clusters.setCluster({ ...orders, password: 'new' });
    expect(clusters.authenticate('orders-user', 'orders-password', undefined)).toBeUndefined();
    expect(clusters.authenticate('orders-user', 'new', undefined)).toBeDefined();
    expect(clusters.authenticate('reader', 'secret', undefined)?.cluster.password).toBe('new');
  });

  test('the credentials of a removed cluster are refused', () => {
    const clusters = new KafkaClusters([orders, events]);
    clusters.setCredential(reader);
    clusters.removeCluster('c1');
    clusters.setCluster(orders);
    expect(clusters.authenticate('reader', 'secret', undefined)).toBeUndefined();
    expect(clusters.byHost('orders-kafka.localhost')).toBe(orders);
    expect([...clusters.values()].map(({ id }) => id)).toEqual(['c2', 'c1']);
  });

  describe('the access of an authenticated user is revoked', () => {
    const letIn = () => {
      const clusters = new KafkaClusters([orders]);
      clusters.setCredential(reader);
      const user = clusters.authenticate('orders-user', 'orders-password', undefined)!.revoked;
      const credential = clusters.authenticate('reader', 'secret', undefined)!.revoked;
      const told = () => ({ user: user.aborted, credential: credential.aborted });
      return { clusters, told };
    };

    test.each<[string, (clusters: KafkaClusters) => void, { user: boolean; credential: boolean }]>([
      [
        'a credential is removed',
        (all) => all.removeCredential('k1'),
        { user: false, credential: true },
      ],
      [
        'a credential gets another topic',
        (all) => all.setCredential({ ...reader, topic: 'other' }),
        { user: false, credential: true },
      ],
      [
        'a password changes',
        (all) => all.setCluster({ ...orders, password: 'new' }),
        { user: true, credential: false },
      ],
      ['a cluster is removed', (all) => all.removeCluster('c1'), { user: true, credential: true }],
    ])('when %s', (_, change, expected) => {
      const { clusters, told } = letIn();
      change(clusters);
      expect(told()).toEqual(expected);
    });

    test('only by changes that affect it', () => {
      const { clusters, told } = letIn();
      clusters.setCluster({ ...orders, name: 'renamed', endpoint: 'renamed.localhost' });
      clusters.setCredential({ ...reader });
      expect(told()).toEqual({ user: false, credential: false });
      expect(clusters.byHost('orders-kafka.localhost')).toBeUndefined();
      expect(clusters.authenticate('orders-user', 'orders-password', undefined)).toBeDefined();
    });
  });
});
