import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

/** Modules that only `plinth proxy` and `plinth check` load, which use `node:http` to send requests. */
const OF_THE_TOOLKIT = ['toolkit/proxy/proxy.ts', 'toolkit/probe/send.ts'];

/** What a module does that uses Node beyond its documentation. */
const UNDOCUMENTED =
  /no-underscore-dangle|\b(?:httpAllowHalfOpen|(?:assign|detach)Socket|shouldKeepAlive)\b|listeners\('data'\)/;
/** Where names with an underscore are documented methods that a stream has to implement, or not of Node. */
const OTHER_UNDERSCORES = [
  'engines/redis/embedded/scripting/lua/wasm.ts',
  'http/incoming-request.ts',
];

/** Modules whose source matches an expression. */
function modulesWith(expression: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => expression.test(readFileSync(new URL(file, SOURCES), 'utf8')))
    .toSorted();
}

test('no module that a start loads imports node:http itself', () => {
  const importing = modulesWith(/^import (?!type )[^;]*? from 'node:http';/m);
  expect(importing).toEqual(OF_THE_TOOLKIT.toSorted());
});

test('only one module uses Node beyond its documentation', () => {
  expect(modulesWith(UNDOCUMENTED)).toEqual([...OTHER_UNDERSCORES, 'http/undocumented.ts']);
});
