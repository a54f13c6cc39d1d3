import { describe, expect, test } from 'vitest';
import {
  at,
  CREATED,
  KafkaOperationsBench,
} from '../../../../testing/families/management/operations/kafka.ts';

const bench = new KafkaOperationsBench();

describe('a cluster', () => {
  test('has the record of the hosted service', async () => {
    const made = await bench.done('createKafkaCluster', {
      body: { name: 'mykafkacluster', region: 'eu-west-1', multizone: true },
    });
    expect(made).toEqual({
      cluster_id: expect.any(String),
      name: 'mykafkacluster',
      region: 'eu-west-1',
      type: 'paid',
      multizone: true,
      tcp_endpoint: 'mykafkacluster-kafka.localhost:9092',
      tcp_listening: false,
      rest_endpoint: 'mykafkacluster-kafka.localhost',
      state: 'active',
      username: expect.any(String),
      password: expect.any(String),
      max_retention_size: 1_073_741_824_000,
      max_retention_time: 2_592_000_000,
      max_messages_per_second: 1000,
      creation_time: CREATED,
      max_message_size: 1_048_576,
      max_partitions: 100,
    });
    const { cluster_id: id } = made;
    expect(await bench.done('getKafkaCluster', at(id))).toEqual(made);
    expect(await bench.done('listKafkaClusters')).toEqual([
      expect.objectContaining({ cluster_id: 'default', max_partitions: 10_000 }),
      made,
    ]);
    const renamed = await bench.done('renameKafkaCluster', { ...at(id), body: { name: 'other' } });
    expect(renamed).toEqual({ ...made, name: 'other' });
    const reset = await bench.done('resetKafkaClusterPassword', at(id));
    expect(reset).toEqual({
      ...renamed,
      password: expect.not.stringContaining(String(made['password'])),
    });
    expect(await bench.done('deleteKafkaCluster', at(id))).toBe('OK');
    expect(await bench.call('getKafkaCluster', at(id))).toEqual({
      status: 404,
      body: { error: `Kafka cluster ${String(id)} is not found`, status: 404 },
    });
  });

  test('moves to a team', async () => {
    const { teamId: team_id } = await bench.platform.teams.create(
      bench.platform.owner,
      'blue',
      false,
    );
    const body = { team_id, cluster_id: 'default' };
    expect(await bench.done('moveKafkaClusterToTeam', { body })).toBe('OK');
    expect(await bench.call('moveKafkaClusterToTeam', { body })).toHaveProperty('status', 409);
  });

  test('has statistics, with their times in one format', async () => {
    bench.platform.directory.get('default')?.usage?.produced('orders', 15, 100);
    const record = await bench.done('getKafkaClusterStatistics', at('default'));
    expect(Object.keys(record).toSorted()).toEqual([
      ...['consume_throughput', 'dailyconsume', 'dailyproduce', 'days', 'diskusage'],
      ...['produce_throughput', 'throughput', 'total_monthly_billing', 'total_monthly_consume'],
      ...['total_monthly_produce', 'total_monthly_storage'],
    ]);
    const last = (name: string) => (record[name] as unknown[]).at(-1);
    expect(last('throughput')).toEqual({ x: '2026-11-20 12:00:00.000 +0000 UTC', y: 0.25 });
    expect(last('dailyproduce')).toEqual({ x: '2026-11-20 00:00:00.000 +0000 UTC', y: 15 });
  });
});
