import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNewEnough, nodeFor } from '../../bin/pinned-node.js';
import manifest from '../pinned-node/package.json' with { type: 'json' };

test('what a package fetches is the Node that a clone runs with', () => {
  const source = readFileSync(new URL('../../bin/pinned-node.js', import.meta.url), 'utf8');
  const [, fetched] = /const FETCHED = '(.*)'/.exec(source)!;
  for (const [name, version] of Object.entries(manifest.optionalDependencies)) {
    expect(version, name).toBe(fetched);
    expect(source).toContain(`'${name}'`);
  }
});

test('a Node that is new enough is the one', () => {
  const own = { execPath: '/own/node', platform: 'linux', arch: 'x64' } as const;
  expect(nodeFor({ ...own, versions: { ...process.versions, node: '24.0.0' } })).toBe('/own/node');
  expect(isNewEnough('22.23.3')).toBe(false);
});
