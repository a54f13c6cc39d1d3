import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { EmbeddedRegistries } from './embedded-registries.ts';
import type { SchemaRegistry } from '../engine.ts';

let registries: EmbeddedRegistries;
let registry: SchemaRegistry;
beforeEach(async () => {
  registries = new EmbeddedRegistries();
  registry = registries.registry('c');
  await registry.setCompatibility('NONE');
  onTestFinished(() => registries.close());
});

const full = (has: RegExp) =>
  expect.objectContaining({ kind: 'registryFull', message: expect.stringMatching(has) });

describe('a registry has at most', () => {
  test('10,000 versions, until some are deleted permanently', async () => {
    for (let i = 0; i < 10_000; i++) await registry.register(`s${i}`, { schema: '"int"' });
    await expect(registry.register('one more', { schema: '"int"' })).rejects.toThrow(
      full(/^The registry is full: it has 10000 versions$/),
    );
    expect(await registry.register('s0', { schema: '"int"' })).toBe(1);
    await registry.deleteSubject('s0');
    await expect(registry.register('s0', { schema: '"int"' })).rejects.toThrow(
      full(/10000 versions/),
    );
    await registry.deleteSubject('s0', true);
    expect(await registry.register('one more', { schema: '"int"' })).toBe(1);
    expect(await registries.registry('other').register('s', { schema: '"int"' })).toBe(1);
  });

  test('64 million characters in its schemas', async () => {
    const doc = 'x'.repeat(1024 * 1024 - 100);
    const register = async (i: number) =>
      await registry.register('s', { schema: `{"type":"string","doc":"${doc}","i":${i}}` });
    for (let i = 0; i < 64; i++) await register(i);
    await expect(register(64)).rejects.toThrow(
      full(/^The registry is full: it has schemas of \d+ characters$/),
    );
    expect(await register(5)).toBe(6);
  });

  test('10,000 levels and modes', async () => {
    for (let i = 0; i < 9999; i++) await registry.setMode('READONLY', `s${i}`);
    await expect(registry.setMode('READONLY', 'one more')).rejects.toThrow(full(/10000 settings/));
    await registry.setMode('READWRITE', 's0');
    await registry.setMode(undefined, 's0');
    await registry.setMode('READONLY', 'one more');
  });
});
