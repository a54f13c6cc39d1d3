import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedIn, packed, sizeOf } from '../contract-tests/harness/installed-package.ts';
import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { mb, quantile, report } from './figures.ts';
import { residentBytes } from './processes.ts';

/** The package: its size, its dependencies, and a start from it beside one from this clone. `node bench/package.ts` */
const ROUNDS = 15;
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-package-'));

// The state of a clone after `npm ci`.
await makeCloneBundle();
try {
  const { tarball, bytes } = await packed();
  const project = await installedIn(join(folder, 'project'), tarball);
  const size = sizeOf(project);
  report('tarball', mb(bytes));
  report('installed', `${size.packages} packages, ${mb(size.bytes)}`);
  report('npm install', `${(project.installed / 1000).toFixed(1)} s`);
  const programs = {
    clone: fileURLToPath(new URL('../bin/plinth.js', import.meta.url)),
    package: join(project.folder, 'node_modules/plinth/bin/plinth.js'),
  };
  for (const [name, program] of Object.entries(programs)) {
    // Fills Node's cache of compiled code.
    await started(program);
    const starts = [];
    for (let round = 0; round < ROUNDS; round++) starts.push(await started(program));
    const answered = starts.map(({ answer }) => answer);
    report(
      `${name}: start to first answer`,
      `${quantile(answered).toFixed(0)} ms (best ${Math.min(...answered).toFixed(0)} ms)`,
    );
    report(`${name}: resident then`, mb(quantile(starts.map(({ resident }) => resident))));
    report(`${name}: files loaded then`, String(await filesLoaded(program)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The number of files that a start loads, without built-in modules. */
async function filesLoaded(program: string): Promise<number> {
  const list = join(folder, 'loaded');
  rmSync(list, { force: true });
  const hook = join(folder, 'note-files.mjs');
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(${JSON.stringify(list)}, url + '\\n');
    return next(url, context);
  },
});
`,
  );
  await started(program, ['--import', hook]);
  return new Set(readFileSync(list, 'utf8').trim().split('\n')).size;
}

/** Starts a platform in memory, sends it one request, and stops it. @param flags for Node */
async function started(
  program: string,
  flags: readonly string[] = [],
): Promise<{ answer: number; resident: number }> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console'];
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...flags,
      '--',
      program,
      'start',
      '--memory',
      ...ports.flatMap((name) => [`--${name}-port`, '0']),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    if (printed.includes('PLINTH_CONSOLE_URL=')) break;
  }
  const variable = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(printed)![1]!;
  const authorization = `Bearer ${variable('UPSTASH_REDIS_REST_TOKEN')}`;
  const url = `${variable('UPSTASH_REDIS_REST_URL')}/set/a/b`;
  await once(get(url, { headers: { authorization } }), 'response');
  const answer = performance.now() - begun;
  const resident = residentBytes(child);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { answer, resident };
}
