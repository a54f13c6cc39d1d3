import { expect, test } from 'vitest';
import { RedisError } from '../reply.ts';
import { keyFigures } from './key-figures.ts';

const memory = (bytes: number) => `# Memory\r\nused_memory_dataset:${bytes}\r\n`;

test('keys are those of the own database, and memory is its part of that of the server', () => {
  const keyspace =
    '# Keyspace\r\ndb0:keys=30,expires=1,avg_ttl=5\r\ndb2:keys=10,expires=2,avg_ttl=9,subexpiry=0\r\n';
  expect(keyFigures([[keyspace, memory(4000)]], 2)).toEqual({
    keys: 10,
    memoryBytes: 1000,
    keyspace: 'keys=10,expires=2,avg_ttl=9,subexpiry=0',
  });
  expect(keyFigures([[keyspace, memory(4000)]], 1)).toEqual({
    keys: 0,
    memoryBytes: 0,
    keyspace: '',
  });
});

test('figures of the nodes of a cluster are added up', () => {
  const nodes = ['db0:keys=3,expires=1,avg_ttl=5', '', 'db0:keys=4,expires=0,avg_ttl=0'].map(
    (line) => [`# Keyspace\r\n${line}\r\n`, memory(100)],
  );
  expect(keyFigures(nodes, 0)).toEqual({
    keys: 7,
    memoryBytes: 200,
    keyspace: 'keys=7,expires=1,avg_ttl=5',
  });
});

test('where one does not answer nothing is known', () => {
  const whole = ['db0:keys=3', memory(100)];
  expect(keyFigures([whole, [new RedisError('ERR no'), memory(1)]], 0)).toBeUndefined();
});
