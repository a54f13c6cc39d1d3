import { readdirSync, readFileSync } from 'node:fs';
import { families, type FamilyName } from '../../../contract-tests/harness/families.ts';
import { recordingFolder, type Recorded } from '../../../contract-tests/harness/recording.ts';
import type { Contract } from '../../../src/contract/model/contract.ts';
import { ourContract } from '../../../src/toolkit/our-contracts.ts';
import {
  KINDS,
  TARGETS,
  type Coverage,
  type CoveredFamily,
  type CoveredKind,
  type CoveredPart,
  type Kind,
} from '../../coverage/coverage.ts';
import { coveredBy } from './covered-by.ts';
import { errorCatalogs, errorsSaying, type CatalogError } from './errors.ts';
import { partsOf } from './parts.ts';

/** By `kind name`, the first test that covers it. */
type CoveringTests = ReadonlyMap<string, string>;

/** The Vitest projects whose tests call the implementation. */
const ON_IMPLEMENTATION = [
  ...['implementation', 'processes'],
  ...(process.env['TEST_WITH_SERVERS'] === 'yes' ? ['servers', 'hostile', 'tools'] : []),
];

/** Measures how much of each contract the tests of the last run cover. */
export async function measureCoverage(measuredAt: string): Promise<Coverage> {
  const mock = recorded(['mock']);
  const implementation = recorded(ON_IMPLEMENTATION);
  const catalogs = await errorCatalogs();
  const tests = new Map<string, number>();
  const placeOf = (test: string) => tests.getOrInsert(test, tests.size);
  const covered: CoveredFamily[] = [];
  for (const family of Object.keys(families) as FamilyName[]) {
    const contract = await ourContract(family);
    const errors = catalogs.get(family) ?? [];
    const on = {
      mock: coveringTestsOf(contract, mock.get(family), errors),
      implementation: coveringTestsOf(contract, implementation.get(family), errors),
    };
    const parts = [
      ...partsOf(family, contract),
      ...errors.map(({ name }) => ({ kind: 'errors' as const, name })),
    ];
    const kinds = KINDS.map((kind): CoveredKind => {
      const ofKind = parts.filter((part) => part.kind === kind);
      return { kind, parts: ofKind.map(({ name }) => coveredPart(name, kind)) };
    });
    covered.push({ family, kinds: kinds.filter(({ parts: some }) => some.length > 0) });

    function coveredPart(name: string, kind: Kind): CoveredPart {
      const met = TARGETS.flatMap((target) => {
        const test = on[target].get(`${kind} ${name}`);
        return test === undefined ? [] : [[target, placeOf(test)] as const];
      });
      return { name, ...Object.fromEntries(met) };
    }
  }
  return { measuredAt, tests: [...tests.keys()], families: covered };
}

function coveringTestsOf(
  contract: Contract,
  lines: readonly Recorded[] = [],
  errors: readonly CatalogError[],
): CoveringTests {
  const met = new Map<string, string>();
  for (const line of lines) {
    const add = (kind: string, name: string) => {
      const key = `${kind} ${name}`;
      if (met.has(key)) return;
      met.set(key, line.test);
      if (kind !== 'error words') return;
      for (const error of errorsSaying(name, errors)) add('errors', error.name);
    };
    if ('exchange' in line) coveredBy(contract, line.exchange, add);
    else add(line.kind, line.name);
  }
  return met;
}

/** What the tests of some projects recorded, by family. */
function recorded(projects: readonly string[]): ReadonlyMap<FamilyName, readonly Recorded[]> {
  const lines = projects.map(recordingFolder).flatMap((folder) =>
    filesIn(folder).flatMap((file) =>
      readFileSync(`${folder}${file}`, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Recorded),
    ),
  );
  return Map.groupBy(lines, ({ family }) => family);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
