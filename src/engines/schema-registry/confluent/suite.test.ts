import { schemaRegistrySuite } from '../engine-suite.ts';
import { DistantRegistry } from '../../../../testing/engines/schema-registry/confluent/confluent.ts';

schemaRegistrySuite('on the registry of another Plinth', () => {
  const distant = new DistantRegistry();
  return { sharesIds: true, open: () => distant.registries() };
});
