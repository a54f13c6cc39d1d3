import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedRegistries } from '../engines/schema-registry/embedded/embedded-registries.ts';
import { KafkaClusters, type KafkaCluster } from '../directory/kafka/clusters.ts';
import { ClusterRegistries } from './cluster-registries.ts';

const cluster = (id: string): KafkaCluster => ({
  id,
  name: id,
  endpoint: `${id}.localhost`,
  username: id,
  password: 'secret',
  autoCreate: undefined,
  maxRequestSize: 1024,
});

function open(...served: string[]) {
  const kept = new EmbeddedRegistries();
  onTestFinished(() => kept.close());
  const logs = new Set(['a', 'b']);
  const clusters = new KafkaClusters(served.map(cluster));
  const registries = new ClusterRegistries(kept, clusters, { clusters: () => [...logs] });
  for (const id of ['a', 'b']) kept.registry(id).register('s', { schema: '"int"' });
  return { kept, logs, clusters, registries };
}

test('what a deleted cluster had is gone once its log is, when the next one is asked', () => {
  const { kept, logs, clusters, registries } = open('a', 'b');
  expect(registries.registry('b').subjects()).toEqual(['s']);
  clusters.removeCluster('a');
  expect(registries.registry('b').subjects()).toEqual(['s']);
  expect(kept.registry('a').subjects()).toEqual(['s']);
  logs.delete('a');
  expect(registries.registry('b').subjects()).toEqual(['s']);
  expect(kept.registry('a').subjects()).toEqual([]);
});

test('a cluster that could not be opened keeps what it had', () => {
  const { kept, registries } = open('b');
  registries.registry('b');
  expect(kept.registry('a').subjects()).toEqual(['s']);
});
