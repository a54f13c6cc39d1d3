import { readFileSync } from 'node:fs';
import type { Coverage } from '../scripts/test/coverage/coverage.ts';

/** Where a run of all tests keeps what it has met of each contract. */
export const COVERAGE_FILE = new URL('../reports/coverage.json', import.meta.url);

/**
 * What the last run of all tests in this copy has met; undefined where there was none.
 * @throws SyntaxError where the file is broken
 */
export function readCoverage(file = COVERAGE_FILE): Coverage | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return JSON.parse(text) as Coverage;
}
