import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildConsole } from './build.ts';

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await buildConsole();
});

test('all of the page together is under 300 KB compressed', () => {
  const sizes = [...files.values()].map((content) => gzipSync(content).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000);
});

test('the page loads nothing that is not beside it', () => {
  const loaded = [...files.get('index.html')!.matchAll(/(?:src|href)="([^"]+)"/g)];
  expect(loaded.map(([, address]) => address!).filter((address) => !files.has(address))).toEqual(
    [],
  );
});

test('the command line knows every command', () => {
  const commands = JSON.parse(files.get('commands.json')!) as { name: string; syntax: string }[];
  expect(commands).toContainEqual({
    name: 'GET',
    summary: expect.any(String) as string,
    syntax: 'GET key',
  });
  expect(commands.length).toBeGreaterThan(200);
});
