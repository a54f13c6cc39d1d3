import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { EmbeddedRegistries } from './embedded-registries.ts';
import type { SchemaRegistry } from '../engine.ts';

let registries: EmbeddedRegistries;
let registry: SchemaRegistry;
beforeEach(() => {
  registries = new EmbeddedRegistries();
  registry = registries.registry('c');
  registry.setCompatibility('NONE');
  onTestFinished(() => registries.close());
});

const full = (has: RegExp) =>
  expect.objectContaining({ kind: 'registryFull', message: expect.stringMatching(has) });

describe('a registry has at most', () => {
  test('10,000 versions, of which deleting for good makes room', () => {
    for (let i = 0; i < 10_000; i++) registry.register(`s${i}`, { schema: '"int"' });
    expect(() => registry.register('one more', { schema: '"int"' })).toThrow(
      full(/^The registry has 10000 versions,/),
    );
    expect(registry.register('s0', { schema: '"int"' })).toBe(1);
    registry.deleteSubject('s0');
    expect(() => registry.register('s0', { schema: '"int"' })).toThrow(full(/10000 versions/));
    registry.deleteSubject('s0', true);
    expect(registry.register('one more', { schema: '"int"' })).toBe(1);
    expect(registries.registry('other').register('s', { schema: '"int"' })).toBe(1);
  });

  test('schemas of 64 million characters', () => {
    const doc = 'x'.repeat(1024 * 1024 - 100);
    const register = (i: number) =>
      registry.register('s', { schema: `{"type":"string","doc":"${doc}","i":${i}}` });
    for (let i = 0; i < 64; i++) register(i);
    expect(() => register(64)).toThrow(full(/^The registry has schemas of \d+ characters,/));
    expect(register(5)).toBe(6);
  });

  test('10,000 levels and modes', () => {
    for (let i = 0; i < 9999; i++) registry.setMode('READONLY', `s${i}`);
    expect(() => registry.setMode('READONLY', 'one more')).toThrow(full(/10000 settings/));
    registry.setMode('READWRITE', 's0');
    registry.setMode(undefined, 's0');
    registry.setMode('READONLY', 'one more');
  });
});
