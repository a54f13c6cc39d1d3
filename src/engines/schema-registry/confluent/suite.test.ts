import { DistantRegistry } from '../../../../testing/engines/schema-registry/confluent.ts';
import { schemaRegistrySuite } from '../engine-suite.ts';

schemaRegistrySuite('on the registry of another Plinth', () => {
  const distant = new DistantRegistry();
  return { sharesIds: true, open: () => distant.registries() };
});
