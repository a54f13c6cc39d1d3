import { describe } from 'vitest';
import { changing } from './suite/changing-suite.ts';
import { registering } from './suite/registering-suite.ts';
import type { PrepareRegistries } from './suite/testing-registry.ts';

/** Tests everything that `engine.ts` promises on an implementation. */
export function schemaRegistrySuite(name: string, prepare: PrepareRegistries): void {
  describe(`schema registries: ${name}`, () => {
    describe('that are registered in', () => registering(prepare));
    describe('that are changed', () => changing(prepare));
  });
}
