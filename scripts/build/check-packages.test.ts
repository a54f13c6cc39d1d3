import { expect, test } from 'vitest';
import { checkPackages } from './check-packages.ts';

const manifest = (...names: string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
  peerDependencies: { vitest: '>=3.2' },
});

test('imports of the bundle that are dependencies or peer dependencies are accepted', () => {
  const bundled = {
    inside: ['node_modules/kysely', 'node_modules/a/node_modules/pg'],
    imported: ['express', 'vitest'],
  };
  expect(() => checkPackages(bundled, manifest('express'))).not.toThrow();
});

test('missing and superfluous dependencies are all named', () => {
  const bundled = {
    inside: ['node_modules/kysely', 'node_modules/a/node_modules/pg'],
    imported: ['express'],
  };
  expect(() => checkPackages(bundled, manifest('kysely', 'pg'))).toThrow(
    [
      'express is imported and would not be installed: it is no dependency',
      'kysely is a dependency, and nothing imports it',
      'pg is a dependency, and nothing imports it',
      'kysely is in the bundle, and a dependency besides',
    ].join('\n'),
  );
});
