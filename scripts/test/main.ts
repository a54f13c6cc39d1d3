import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeCloneBundle } from '../build/clone-bundle.ts';
import { runStaticChecks } from './static-checks.ts';
import { reportCoverage } from './coverage/report.ts';
import { runSuites } from './suites.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * The one test command: static checks and beside them the test suites, then what failed, the contract
 * coverage, and one closing line with everything counted. `--with-servers` adds the suites that need real servers, and has
 * those that need Python fail without it instead of being skipped.
 */
mkdirSync(new URL('../../reports/', import.meta.url), { recursive: true });
// What a run starts, it starts often: threads and processes find the code of those before them compiled.
process.env['NODE_COMPILE_CACHE'] = fileURLToPath(
  new URL('../../node_modules/.cache/plinth', import.meta.url),
);
const withServers = process.argv.includes('--with-servers');
if (withServers) process.env['TEST_WITH_SERVERS'] = 'yes';
const temporary = makeTemporaryFolder({ inMemory: !withServers });
process.env['TMPDIR'] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Processes that tests start load as little as those of whoever has installed a clone.
await makeCloneBundle();
const [checks, suites] = await Promise.all([
  runStaticChecks(),
  runSuites([
    ['unit'],
    ['mock', ...(withServers ? ['servers'] : [])],
    ['implementation'],
    ['processes'],
  ]),
]);
const failures = [...checks.failures, ...suites.failures];
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
const coverage = await reportCoverage();

const passed = checks.passed + suites.passed + coverage.passed;
const failed = checks.failed + suites.failed + coverage.failed;
const skipped = suites.skipped;
console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;
