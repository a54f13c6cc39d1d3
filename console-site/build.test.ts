import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildConsole } from './build.ts';

let files: ReadonlyMap<string, string | Uint8Array>;
beforeAll(async () => {
  files = await buildConsole();
});

test('all of the page together is under 350 kB compressed', () => {
  const sizes = [...files.values()].map((content) => gzipSync(content).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(350_000);
});

test('the page loads nothing that is not beside it', () => {
  const loaded = [...String(files.get('index.html')).matchAll(/(?:src|href)="([^"]+)"/g)];
  expect(loaded.map(([, address]) => address!).filter((address) => !files.has(address))).toEqual(
    [],
  );
});

test('its style loads nothing that is not beside it', () => {
  const loaded = [...String(files.get('console.css')).matchAll(/url\(['"]?([^'")]+)/g)];
  expect(loaded.map(([, address]) => address)).toEqual(['inter.woff2', 'jetbrains-mono.woff2']);
  for (const [, address] of loaded) expect(files.has(address!)).toBe(true);
});

test('the command line knows every command', () => {
  const commands = JSON.parse(String(files.get('commands.json'))) as {
    name: string;
    syntax: string;
  }[];
  expect(commands.find(({ name }) => name === 'GET')).toMatchObject({
    summary: expect.any(String) as string,
    syntax: 'GET key',
    complexity: 'O(1)',
    since: '1.0.0',
    page: 'redis/commands/get.html',
  });
  expect(commands.length).toBeGreaterThan(200);
});
