import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { installationOf } from './installation.ts';

test('suites begin when all is installed, though the programs of the installation go on', async () => {
  const progress = new PassThrough();
  const seen: string[] = [];
  const installed = installationOf(progress).then(() => seen.push('suites'));
  progress.write('npm ci has ended\n');
  await new Promise(setImmediate);
  seen.push('static checks');
  progress.write('installed\n');
  await installed;
  expect(seen).toEqual(['static checks', 'suites']);
});

test('no suite begins after an installation that has failed', async () => {
  const progress = new PassThrough();
  const installed = installationOf(progress);
  progress.end('npm ci has ended\n');
  await expect(installed).rejects.toThrow('a part of the installation has failed');
});
