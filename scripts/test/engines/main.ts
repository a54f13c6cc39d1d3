import { ENGINES } from './engines.ts';
import { runEngines } from './run.ts';

/**
 * `npm run test:engines`: the contract suites on a platform with each engine, and the suites of the engines. Names
 * after `--` select engines (`npm run test:engines -- PostgreSQL`), without the suites of the engines; an argument with
 * a slash selects test files (`npm run test:engines -- PostgreSQL state/queue`).
 */
const chosen = process.argv.slice(2);
const files = chosen.filter((word) => word.includes('/'));
const only = chosen.filter((word) => !word.includes('/'));
const unknown = only.filter((name) => !ENGINES.some((engine) => engine.name === name));
if (unknown.length > 0) {
  const names = ENGINES.map(({ name }) => `"${name}"`).join(', ');
  console.error(`There is no engine ${unknown.join(' or ')}: it is one of ${names}`);
  process.exit(2);
}
const result = await runEngines({
  ownSuites: chosen.length === 0,
  files,
  ...(only.length === 0 ? {} : { only }),
});
if (result.failures.length > 0) console.log(`\nFailed:\n\n${result.failures.join('\n\n')}`);
console.log(`\n${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`);
process.exitCode = result.failed === 0 ? 0 : 1;
