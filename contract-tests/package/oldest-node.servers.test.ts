import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { NEEDED, PACKAGES } from '../../bin/pinned-node.js';
import { installedIn } from '../harness/installed-package.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Those of the module that uses Node beyond its documentation, and of what depends on it. */
const TESTS = ['src/http/', 'src/base/descriptors.test.ts'];

test('the tests of servers pass on the oldest Node that runs Plinth, as they do on the newest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-oldest-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = PACKAGES[`${process.platform} ${process.arch}`]!;
  const project = await installedIn(join(folder, 'project'), `${name}@${NEEDED}`);
  const node = join(project.folder, 'node_modules', name, 'bin/node');
  expect(await project.run(node, '--version')).toMatch(new RegExp(`^v${NEEDED}\\.`));
  const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', ROOT];
  const report = await project.run(node, ...vitest, '--project', 'unit', ...TESTS);
  expect(stripVTControlCharacters(report)).toMatch(/Tests +\d+ passed \(\d+\)/);
});
