import { schemaRegistrySuite } from '../engines/schema-registry/engine-suite.ts';
import { EmbeddedRegistries } from '../engines/schema-registry/embedded/embedded-registries.ts';
import { expect, test } from 'vitest';
import { failure, NotServed, valueOf, type Outcome } from './call-outcome.ts';
import type { Caller } from './copy-port.ts';
import { serialize, deserialize } from './serialization.ts';
import { remoteRegistry, registryService } from './remote-registry.ts';

const CALLER: Caller = {
  name: 'a',
  number: 1,
  signal: new AbortController().signal,
  onDisconnect: () => () => undefined,
};

/** Calls the service as another copy would, without a connection. */
function asking(registries: EmbeddedRegistries) {
  const service = registryService(async () => registries);
  return async (args: readonly unknown[]): Promise<unknown> => {
    let outcome: Outcome;
    try {
      const sent = deserialize(serialize(args)) as unknown[];
      outcome = { value: await service(sent, CALLER) };
    } catch (error) {
      outcome = failure(error);
    }
    return valueOf(deserialize(serialize(outcome)) as Outcome);
  };
}

schemaRegistrySuite('in another copy', () => {
  let registries: EmbeddedRegistries | undefined;
  // In memory; opening it again returns the same registries.
  return {
    open: () => {
      const opened = (registries ??= new EmbeddedRegistries());
      const ask = asking(opened);
      return {
        registry: (cluster) => remoteRegistry(cluster, ask),
        remove: (cluster) => opened.remove(cluster),
        healthProblem: () => opened.healthProblem(),
        close: async () => {},
      };
    },
  };
});

test('only methods of a registry can be called', async () => {
  const ask = asking(new EmbeddedRegistries());
  await expect(ask(['c', 'constructor'])).rejects.toThrow(NotServed);
});
