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

async function open(...served: string[]) {
  const kept = new EmbeddedRegistries();
  onTestFinished(() => kept.close());
  const logs = new Set(['a', 'b']);
  const clusters = new KafkaClusters(served.map(cluster));
  const registries = new ClusterRegistries(kept, clusters, { clusters: () => [...logs] });
  for (const id of ['a', 'b']) await kept.registry(id).register('s', { schema: '"int"' });
  return { kept, logs, clusters, registries };
}

test('schemas of a deleted cluster are removed after its log, when the next cluster is used', async () => {
  const { kept, logs, clusters, registries } = await open('a', 'b');
  expect(await registries.registry('b').subjects()).toEqual(['s']);
  clusters.removeCluster('a');
  expect(await registries.registry('b').subjects()).toEqual(['s']);
  expect(await kept.registry('a').subjects()).toEqual(['s']);
  logs.delete('a');
  expect(await registries.registry('b').subjects()).toEqual(['s']);
  expect(await kept.registry('a').subjects()).toEqual([]);
});

test('a cluster that could not be opened keeps its schemas', async () => {
  const { kept, registries } = await open('b');
  registries.registry('b');
  expect(await kept.registry('a').subjects()).toEqual(['s']);
});
