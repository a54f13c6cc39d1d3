import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HERE } from './testing-action.ts';

const hasActionlint = spawnSync('actionlint', ['--version']).error === undefined;

test.skipIf(!hasActionlint)('actionlint finds nothing in a workflow that uses the action', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-action-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const workflow = join(folder, '.github/workflows');
  mkdirSync(workflow, { recursive: true });
  spawnSync('git', ['init', '-q'], { cwd: folder });
  cpSync(HERE, join(folder, 'actions/contract'), { recursive: true });
  const inputs = { command: 'diff', token: 'token' };
  const job = { 'runs-on': 'ubuntu-latest', steps: [{ uses: './actions/contract', with: inputs }] };
  writeFileSync(join(workflow, 'ci.yml'), JSON.stringify({ on: 'push', jobs: { a: job } }));
  const { stdout, status } = spawnSync('actionlint', { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
