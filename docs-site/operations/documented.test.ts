import { expect, test } from 'vitest';
import queue from '../../generated/queue/openapi.json' with { type: 'json' };
import registry from '../../generated/schema-registry/openapi.json' with { type: 'json' };
import type { Contract } from '../contract.ts';
import { documentedOperations } from './documented.ts';

const beyondIn = (document: unknown) =>
  documentedOperations(document as Contract).map(({ isBeyond }) => isBeyond);

test('a contract can mark single operations as beyond the base contract, or all of them at once', () => {
  expect(new Set(beyondIn(queue))).toEqual(new Set([true, false]));
  expect(new Set(beyondIn(registry))).toEqual(new Set([true]));
});
