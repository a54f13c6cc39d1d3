import { mkdirSync } from 'node:fs';
import { ENGINES } from './engines/engines.ts';
import { runEngines } from './engines/run.ts';
import { runStaticChecks } from './static-checks.ts';
import { reportCoverage } from './coverage/report.ts';
import { runSuites } from './suites.ts';

/**
 * The one test command: static checks and beside them the test suites, then what failed, the contract
 * coverage, and one closing line with everything counted. `--with-servers` adds the suites that need real servers and a run of the contract suites on each engine, and has
 * those that need Python fail without it instead of being skipped.
 */
mkdirSync(new URL('../../reports/', import.meta.url), { recursive: true });
const withServers = process.argv.includes('--with-servers');
if (withServers) process.env['TEST_WITH_SERVERS'] = 'yes';

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

// The run on what is embedded is that of the suites.
const others = ENGINES.map(({ name }) => name).filter((name) => name !== 'embedded');
const engines = withServers
  ? await runEngines({ ownSuites: false, only: others })
  : { passed: 0, failed: 0, skipped: 0, failures: [] };
if (engines.failures.length > 0) console.log(`\nFailed:\n\n${engines.failures.join('\n\n')}`);

const passed = checks.passed + suites.passed + coverage.passed + engines.passed;
const failed = checks.failed + suites.failed + coverage.failed + engines.failed;
const skipped = suites.skipped + engines.skipped;
console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;
