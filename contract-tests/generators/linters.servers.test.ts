import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

const CONTRACTS = [...FAMILIES, 'control', 'console', 'probes'];
/**
 * `/v2/redis/{id}/change-plan` is a path of the hosted service, beside its `/v2/redis/database/{id}` and others of that
 * form: by the letter, `/v2/redis/database/change-plan` is both. Redocly tells the first of them.
 */
const AMBIGUOUS =
  /^no-ambiguous-paths .*`\/v2\/redis\/database\/\{id\}` and `\/v2\/redis\/\{id\}\/change-plan`/;

const FORMS = ['openapi', 'for-generators'] as const;

// In one run, because Spectral takes long to begin, and to compile its rules.
test.skipIf(!areInstalled)(
  `the published contracts pass the rules of Spectral, in both forms${skipped}`,
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'rules.yaml'), 'extends: ["spectral:oas"]\n');
    const files = FORMS.flatMap((form) => CONTRACTS.map((family) => published(family, form)));
    const printed = await run(folder, SPECTRAL, 'lint', '--ruleset', 'rules.yaml', ...files);
    expect(printed).toContain('(0 errors');
  },
);

test.each(FORMS)(
  'the published contracts, as %s.json, pass the recommended rules of Redocly, without a configuration of ours',
  async (form) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
    const files = CONTRACTS.map((family) => published(family, form));
    const plinth = join(ROOT, 'bin/plinth.js');
    const printed = await run(folder, process.execPath, plinth, 'lint', ...files);
    const warned = [...printed.matchAll(/ {2}(?:warning|error) {2}(.*\n.*)/g)].map(([, text]) =>
      text!.replaceAll(/\s+/g, ' '),
    );
    expect(warned).toEqual([expect.stringMatching(AMBIGUOUS)]);
  },
);
