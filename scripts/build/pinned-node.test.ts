import { expect, test } from 'vitest';
import { FETCHED, INTEGRITY, isNewEnough, nodeFor } from '../../bin/pinned-node.js';
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../pinned-node/package.json' with { type: 'json' };

test('the package fetches the same Node, by version and checksum, as a clone installs', () => {
  const names = Object.keys(manifest.optionalDependencies);
  expect(manifest.optionalDependencies).toEqual(
    Object.fromEntries(names.map((name) => [name, FETCHED])),
  );
  const locked: Readonly<Record<string, object>> = lock.packages;
  const installed = names.map((name) => [name, locked[`node_modules/${name}`]]);
  expect(Object.fromEntries(installed)).toEqual(
    Object.fromEntries(
      names.map((name) => [
        name,
        expect.objectContaining({ version: FETCHED, integrity: INTEGRITY[name] }),
      ]),
    ),
  );
});

test('a Node that is new enough is used', () => {
  const own = { execPath: '/own/node', platform: 'linux', arch: 'x64' } as const;
  expect(nodeFor({ ...own, versions: { ...process.versions, node: '24.0.0' } })).toBe('/own/node');
  expect(isNewEnough('22.23.3')).toBe(false);
});
