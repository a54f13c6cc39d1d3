import { expect, test } from 'vitest';
import { RedisError } from '../reply.ts';
import { keyStatistics, withKeyStatistics } from './key-statistics.ts';

const memory = (bytes: number) => `# Memory\r\nused_memory_dataset:${bytes}\r\n`;

test("keys are counted by database, and memory is a share of the server's", () => {
  const keyspace =
    '# Keyspace\r\ndb0:keys=30,expires=1,avg_ttl=5\r\ndb2:keys=10,expires=2,avg_ttl=9,subexpiry=0\r\n';
  expect(keyStatistics([[keyspace, memory(4000)]], 2)).toEqual({
    keys: 10,
    memoryBytes: 1000,
    keyspace: 'keys=10,expires=2,avg_ttl=9,subexpiry=0',
  });
  expect(keyStatistics([[keyspace, memory(4000)]], 1)).toEqual({
    keys: 0,
    memoryBytes: 0,
    keyspace: '',
  });
});

test('counts of the nodes of a cluster are added up', () => {
  const nodes = ['db0:keys=3,expires=1,avg_ttl=5', '', 'db0:keys=4,expires=0,avg_ttl=0'].map(
    (line) => [`# Keyspace\r\n${line}\r\n`, memory(100)],
  );
  expect(keyStatistics(nodes, 0)).toEqual({
    keys: 7,
    memoryBytes: 200,
    keyspace: 'keys=7,expires=1,avg_ttl=5',
  });
});

test('there are no counts if a node does not answer', () => {
  const whole = ['db0:keys=3', memory(100)];
  expect(keyStatistics([whole, [new RedisError('ERR no'), memory(1)]], 0)).toBeUndefined();
});

test('INFO has the same memory in all of its fields', () => {
  const info = [
    '# Clients\r\nblocked_clients:0\r\n',
    '# Memory\r\nused_memory:0\r\nused_memory_human:0B\r\nused_memory_rss:7\r\n',
    'used_memory_peak:0\r\nused_memory_peak_human:0B\r\nused_memory_peak_perc:0.00%\r\n',
    '# Keyspace\r\n',
  ].join('');
  const figures = { keys: 1, memoryBytes: 1024, keyspace: 'keys=1,expires=0,avg_ttl=0' };
  expect(withKeyStatistics(info, figures, 4096, 2)).toBe(
    [
      '# Clients\r\nblocked_clients:2\r\n',
      '# Memory\r\nused_memory:1024\r\nused_memory_human:1.00K\r\nused_memory_rss:7\r\n',
      'used_memory_peak:4096\r\nused_memory_peak_human:4.00K\r\nused_memory_peak_perc:25.00%\r\n',
      '# Keyspace\r\ndb0:keys=1,expires=0,avg_ttl=0\r\n',
    ].join(''),
  );
});
