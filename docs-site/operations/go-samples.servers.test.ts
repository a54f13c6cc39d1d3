import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startMock } from '../../mocks/start.ts';
import { openLog } from '../../src/base/log.ts';
import { loadSettings } from '../../src/settings/load.ts';
import { allSamples } from './all-samples.ts';

const run = promisify(execFile);

/** All samples are one program, because linking each separately would take long. */
test('the samples in Go compile, are formatted, and succeed on the mock', async () => {
  const samples = await allSamples('Go');
  expect(samples.length).toBeGreaterThan(200);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-go-'));
  const names = ['redis', 'management', 'queue', 'kafka', 'console'];
  const ports = Object.fromEntries(names.map((name) => [`${name}Port`, '0']));
  const mock = await startMock(loadSettings({ flags: ports, env: {} }), openLog('error'));
  try {
    for (const [i, { code }] of samples.entries()) {
      writeFileSync(join(folder, `s${i}.go`), `${code.replace('main()', `sample${i}()`)}\n`);
    }
    // Samples with endless answers are compiled but not called.
    const calls = samples.map(({ streams }, i) =>
      streams ? `\t_ = sample${i}\n` : `\tsample${i}()\n`,
    );
    writeFileSync(join(folder, 'main.go'), `package main\n\nfunc main() {\n${calls.join('')}}\n`);
    writeFileSync(join(folder, 'go.mod'), 'module samples\n\ngo 1.22\n');
    expect((await run('gofmt', ['-l', '.'], { cwd: folder })).stdout).toBe('');
    await run('go', ['build', '-o', 'samples', '.'], { cwd: folder });
    const { stdout } = await run(join(folder, 'samples'), [], {
      env: { ...process.env, ...mock.env },
    });
    const answers = stdout.match(/^(?:20[012]|4\d\d) \w+/gm) ?? [];
    expect(answers).toHaveLength(samples.filter(({ streams }) => !streams).length);
    // The mock keeps no state, so it refuses the operations of the control API on state.
    const ofControl = samples.filter(({ name }) => name.startsWith('control '));
    const refused = answers.filter((answer) => answer.startsWith('4'));
    expect(refused.length).toBeLessThan(ofControl.length);
  } finally {
    await mock.close();
    rmSync(folder, { recursive: true });
  }
});
