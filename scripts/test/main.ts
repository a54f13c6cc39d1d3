import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeCloneBundle } from '../build/clone-bundle.ts';
import { installationOf } from './installation.ts';
import { runStaticChecks } from './static-checks.ts';
import { reportCoverage } from './coverage/report.ts';
import { contractOn, projectIn, projects, runSuites } from './suites.ts';
import { outcomeOf } from './tally.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * The test command: static checks and test suites in parallel, then the contract coverage, why tests were skipped, what
 * failed, and one closing line with all counts. `--with-servers` adds the suites that need real servers and the
 * contract suites on three copies of a platform with all engines on servers, and makes tests that need Python fail
 * without it instead of being skipped. `--when-installed` begins the suites that need such programs when standard input
 * tells that these are installed: `installation.ts`.
 */
const reports = new URL('../../reports/', import.meta.url);
mkdirSync(reports, { recursive: true });
// What the platforms of contract tests log is looked at after a failure only.
process.env['PLATFORM_LOG'] = fileURLToPath(new URL('platforms.log', reports));
writeFileSync(process.env['PLATFORM_LOG'], '');
// Threads and processes are started often in a run, so they share compiled code.
process.env['NODE_COMPILE_CACHE'] = fileURLToPath(
  new URL('../../node_modules/.cache/plinth', import.meta.url),
);
// The same for those in Python, also where Python is told to keep nothing: each would compile hundreds of modules.
process.env['PYTHONPYCACHEPREFIX'] = fileURLToPath(
  new URL('../../node_modules/.cache/python', import.meta.url),
);
process.env['PYTHONDONTWRITEBYTECODE'] = '';
const withServers = process.argv.includes('--with-servers');
if (withServers) process.env['TEST_WITH_SERVERS'] = 'yes';
const inMemory = makeTemporaryFolder({ inMemory: true });
const temporary = withServers ? makeTemporaryFolder({ inMemory: false }) : inMemory;
process.env['TMPDIR'] = temporary;
process.on('exit', () => {
  for (const folder of [inMemory, temporary]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Longest first, so that short ones fill both cores until the end.
const quick = ['unit', 'implementation', 'processes', 'mock'].map((name) => projects(name));
const atOnce = [
  // What a disk has done with files is seen after kills, which other projects make.
  projectIn(inMemory, 'unit'),
  projects('processes'),
  projects('mock'),
];
const later = [
  contractOn('all together'),
  projects('tools'),
  projects('kafka'),
  projects('hostile'),
  projects('engines'),
  projects('servers'),
  projects('docs'),
  projects('console'),
  projects('operations'),
  projects('schemathesis'),
  projects('threads'),
  // With clients in Python.
  projects('implementation'),
];
const installed = process.argv.includes('--when-installed')
  ? installationOf(process.stdin)
  : Promise.resolve();
// Processes that tests start then load as little as those of a clone after `npm ci`.
await makeCloneBundle().catch(({ message }: Error) =>
  console.error(`Plinth starts from its sources: ${message}`),
);
const [checks, results] = await Promise.all([
  runStaticChecks(!withServers),
  runSuites({ ...(withServers ? { atOnce, later } : { atOnce: quick, later: [] }), installed }),
]);
const coverage = await reportCoverage();

const suites = outcomeOf(results);
const failures = [...checks.failures, ...suites.failures, ...coverage.failures];
const skipped = suites.skipped + checks.skipped;
if (skipped > 0) console.log(`\n${[...suites.reasons, ...checks.reasons].join('\n')}`);
if (failures.length > 0) {
  console.log(
    `\nFailed (the platforms' logs are in reports/platforms.log):\n\n${failures.join('\n\n')}`,
  );
}

const passed = checks.passed + suites.passed + coverage.passed;
const leftOut = skipped === 0 ? '' : `, ${skipped} skipped`;
console.log(`\n${passed} passed, ${failures.length} failed${leftOut}`);
process.exitCode = failures.length === 0 ? 0 : 1;
