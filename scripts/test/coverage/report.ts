import { writeFileSync } from 'node:fs';
import level from '../../coverage/level.json' with { type: 'json' };
import {
  COVERAGE_FILE,
  coveredOn,
  TARGETS,
  type CoveredKind,
  type CoverageLevel,
  type TargetName,
} from '../../coverage/coverage.ts';
import type { Tally } from '../tally.ts';

import { measureCoverage } from './measure.ts';
import { shortfall } from './shortfall.ts';

const levels: CoverageLevel = level.percent;

/**
 * Prints the coverage of each family's contract on each target, writes the details to `reports/coverage.json`, and
 * counts each kind of parts as a check: it fails below the level of `level.json`.
 */
export async function reportCoverage(): Promise<Tally & { readonly failures: readonly string[] }> {
  const coverage = await measureCoverage(new Date().toISOString());
  writeFileSync(COVERAGE_FILE, JSON.stringify(coverage));
  let passed = 0;
  const failures: string[] = [];
  for (const { family, kinds } of coverage.families) {
    console.log(`\n${`Contract of ${family}`.padEnd(28)}mock        implementation`);
    for (const kind of kinds) {
      const [mock, implementation] = TARGETS.map((target) => shown(target, kind).padEnd(12));
      console.log(`  ${kind.kind.padEnd(26)}${mock}${implementation}`);
      for (const target of TARGETS) {
        const wrong = shortfall(kind, target, levels[family]?.[kind.kind]?.[target] ?? 0);
        if (wrong === undefined) passed += 1;
        else failures.push(`contract of ${family}: ${wrong}`);
      }
    }
  }
  return { passed, failed: failures.length, failures };
}

function shown(target: TargetName, kind: CoveredKind): string {
  return `${coveredOn(target, kind)}/${kind.parts.length}`;
}
