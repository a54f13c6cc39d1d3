import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  areInstalled,
  FAMILIES,
  published,
  ROOT,
  run,
  skipped,
  SPECTRAL,
  temporaryFolder,
} from './tools.ts';

describe.each(['openapi', 'for-generators'] as const)(
  'the published contracts, as %s.json',
  (form) => {
    test.skipIf(!areInstalled)(`pass the rules of Spectral${skipped}`, async () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'rules.yaml'), 'extends: ["spectral:oas"]\n');
      const files = FAMILIES.map((family) => published(family, form));
      const printed = await run(folder, SPECTRAL, 'lint', '--ruleset', 'rules.yaml', ...files);
      expect(printed).toContain('(0 errors');
    });

    test('pass the recommended rules of Redocly, without a configuration of ours', async () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'redocly.yaml'), 'telemetry: off\nextends: [recommended]\n');
      const files = FAMILIES.map((family) => published(family, form));
      const redocly = join(ROOT, 'node_modules/.bin/redocly');
      const printed = await run(folder, redocly, 'lint', '--format=stylish', ...files);
      const warned = [...printed.matchAll(/ (?:warning|error) +([a-z.-]+) /g)].map(
        ([, rule]) => rule,
      );
      // Addresses of this machine, and two paths of the hosted service that differ in where their parameter is.
      const expected = ['no-ambiguous-paths', 'no-server-example.com'];
      // It closes the parts of a schema when it checks examples, so those with conditions don't match.
      if (form === 'openapi')
        expected.push('no-invalid-media-type-examples', 'no-unused-components');
      expect(new Set(warned).difference(new Set(expected))).toEqual(new Set());
    });
  },
);
