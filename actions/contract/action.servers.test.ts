import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PETS } from '../../testing/toolkit/toolkit.ts';
import { pullRequest, type PullRequest } from './testing-action.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

let pull: PullRequest;
beforeEach(async () => {
  pull = await pullRequest(`exec '${process.execPath}' -- '${PROGRAM}' "$@"`);
  writeFileSync(join(pull.folder, 'old.yaml'), PETS);
  writeFileSync(join(pull.folder, 'new.yaml'), PETS.replace('maximum: 100', 'maximum: 50'));
});
afterEach(() => pull.close());

test('a breaking change is an annotation, in the summary and in the comment', async () => {
  const given = { command: 'diff', token: 'token', arguments: 'old.yaml new.yaml' };
  const { code, printed, summary } = await pull.run(given);
  expect(code).toBe(7);
  expect(printed).toContain(
    '::error file=new.yaml,line=11,title=parameter-limit-changed::GET /pets',
  );
  expect(summary).toContain('1 breaking, 0 new');
  expect(pull.comments.map(({ body }) => body)).toEqual([expect.stringContaining(summary.trim())]);
});

test.each([
  ['lint', 'old.yaml --fail-on none', 0],
  ['diff', 'old.yaml none.yaml', 2],
  ['verify', 'none.har --contract old.yaml', 2],
])('plinth %s %s ends with %i', async (command, given, code) => {
  expect(await pull.run({ command, comment: 'false', arguments: given })).toMatchObject({ code });
});
