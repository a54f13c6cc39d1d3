import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedRegistries } from '../engines/schema-registry/embedded-registries.ts';
import { KafkaClusters, type KafkaCluster } from '../families/kafka/clusters.ts';
import { ClusterRegistries } from './cluster-registries.ts';

const cluster = (id: string): KafkaCluster => ({
  ...{ id, name: id, endpoint: `${id}.localhost`, username: id, password: 'secret' },
  ...{ autoCreate: undefined, maxRequestSize: 1024 },
});

test('what a deleted cluster had is gone when the next one is asked', () => {
  const kept = new EmbeddedRegistries();
  onTestFinished(() => kept.close());
  const clusters = new KafkaClusters([cluster('a'), cluster('b')]);
  const registries = new ClusterRegistries(kept, clusters);
  registries.registry('a').register('s', { schema: '"int"' });
  registries.registry('b').register('s', { schema: '"int"' });
  clusters.removeCluster('a');
  expect(registries.registry('b').subjects()).toEqual(['s']);
  expect(kept.registry('a').subjects()).toEqual([]);
});
