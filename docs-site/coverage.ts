import { readFileSync } from 'node:fs';
import type { Coverage } from '../scripts/test/coverage/coverage.ts';

/** Where a complete test run stores its coverage of the contracts. */
export const COVERAGE_FILE = new URL('../reports/coverage.json', import.meta.url);

/**
 * The coverage of the last complete test run in this clone; undefined if there was none.
 * @throws SyntaxError if the file is malformed
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
