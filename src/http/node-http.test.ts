import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

/** Modules that only `plinth proxy` and `plinth check` load, which use `node:http` to send requests. */
const OF_THE_TOOLKIT = ['toolkit/proxy/proxy.ts', 'toolkit/probe/send.ts'];

test('no module that a start loads imports node:http itself', () => {
  const importing = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing[\w-]*\.ts$/.test(file))
    .filter((file) => {
      const source = readFileSync(new URL(file, SOURCES), 'utf8');
      return /^import (?!type )[^;]*? from 'node:http';/m.test(source);
    });
  expect(importing.toSorted()).toEqual(OF_THE_TOOLKIT.toSorted());
});
