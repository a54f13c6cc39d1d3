import { describe, expect, vi } from 'vitest';
import { filesIn } from '../../../testing/cli/toolkit.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { test } from '../../../testing/cli/cli.ts';

describe('plinth diff', () => {
  test.for([
    { becomes: 'maximum: 100', code: 0, says: 'nothing has changed' },
    { becomes: 'maximum: 200', code: 0, says: '0 breaking, 1 new' },
    { becomes: 'maximum: 50', code: 7, says: 'breaks clients that send it' },
  ])(
    'a change from maximum: 100 to $becomes ends with exit code $code',
    async ({ becomes, code, says }, { cli }) => {
      const after = PETS.replace('maximum: 100', becomes);
      const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
      const ended = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
      expect(ended.stdout).toContain(says);
      expect(ended.code).toBe(code);
    },
  );

  test('escapes terminal control sequences in messages', async ({ cli }) => {
    const after = PETS.replace('openapi: 3.1.0', String.raw`openapi: "3.2.0\e[2J\nplinth: fine"`);
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const { stderr } = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(stderr).toMatch(
      /^plinth: \S*new\.yaml:2#: is not an OpenAPI 3 document: it says openapi: "3\.2\.0\\u001b\[2J\\nplinth: fine"\n$/,
    );
  });

  test('escapes terminal control sequences in the report', async ({ cli }) => {
    const after = PETS.replace('version: 1.0.0', String.raw`version: "9\e[2J"`);
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const { stdout } = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(stdout).toContain(String.raw`→ 9\x1b[2J`);
    expect(stdout).not.toContain('\u{1b}');
  });

  test('allows a new major version to break clients', async ({ cli }) => {
    const after = PETS.replace('maximum: 100', 'maximum: 50').replace('version: 1.', 'version: 2.');
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const ended = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout).toContain('1 breaking, which its major version allows, 0 new');
  });

  test.for<[string[], RegExp]>([
    [
      ['diff', 'package.json'],
      /^plinth: package\.json is a file: what is it to be compared with\?\n$/,
    ],
    [
      ['diff', 'nowhere.yaml', 'package.json'],
      /^plinth: nowhere\.yaml: can't be read \(ENOENT\)\n$/,
    ],
    [['diff', 'no-such-revision:'], /^plinth: no-such-revision:generated\/\S+: .+\n$/],
  ])('%j is wrong usage', async ([args, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });

  test('last-tag outside of a Git repository is wrong usage', async ({ cli }) => {
    vi.stubEnv('GIT_DIR', '/nowhere');
    const { code, stderr } = await cli.plinth(['diff', 'last-tag']).ended;
    vi.unstubAllEnvs();
    expect(stderr).toMatch(/^plinth: last-tag: not a git repository: '\/nowhere'\n$/);
    expect(code).toBe(2);
  });
});
