import { describe } from 'vitest';
import type { PrepareRegistries } from '../../../testing/engines/schema-registry/registry.ts';
import { changing } from './suite/changing-suite.ts';
import { registering } from './suite/registering-suite.ts';

/** Tests everything that `engine.ts` promises on an implementation. */
export function schemaRegistrySuite(name: string, prepare: PrepareRegistries): void {
  describe(`schema registries: ${name}`, () => {
    describe('when schemas are registered', () => registering(prepare));
    describe('when schemas are checked or deleted', () => changing(prepare));
  });
}
