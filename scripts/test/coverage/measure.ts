import { readdirSync, readFileSync } from 'node:fs';
import type { Coverage, CoveredKind, CoveredPart } from '../../coverage/coverage.ts';
import { KINDS, partsOf } from '../../../contract-tests/harness/coverage/parts.ts';
import { families, type FamilyName } from '../../../contract-tests/harness/families.ts';
import { recordingFolder, type Recorded } from '../../../contract-tests/harness/recording.ts';
import { errorCatalogs, errorsSaying, type CatalogError } from './errors.ts';

/** By `kind name`, the first test that covers it, as an index into a list. */
type CoveringTests = ReadonlyMap<string, number>;

/** The Vitest projects whose tests call the implementation. */
const ON_IMPLEMENTATION = [
  ...['implementation', 'processes'],
  ...(process.env['TEST_WITH_SERVERS'] === 'yes' ? ['servers', 'tools'] : []),
];

/** Measures how much of each contract the tests of the last run cover. */
export async function measureCoverage(measuredAt: string): Promise<Coverage> {
  const mock = recorded('mock');
  const implementation = ON_IMPLEMENTATION.flatMap(recorded);
  const tests = [...new Set([...mock, ...implementation].map(({ test }) => test))];
  const places = new Map(tests.map((test, i) => [test, i]));
  const catalogs = await errorCatalogs();
  const covered = (Object.keys(families) as FamilyName[]).map((family) => {
    const errors = catalogs.get(family) ?? [];
    const on = {
      mock: coveringTestsOf(family, mock, errors, places),
      implementation: coveringTestsOf(family, implementation, errors, places),
    };
    const parts = [
      ...partsOf(family),
      ...errors.map(({ name }) => ({ kind: 'errors' as const, name })),
    ];
    const kinds = KINDS.map((kind): CoveredKind => {
      const ofKind = parts.filter((part) => part.kind === kind);
      return { kind, parts: ofKind.map(({ name }) => coveredPart(name, `${kind} ${name}`, on)) };
    });
    return { family, kinds: kinds.filter(({ parts: some }) => some.length > 0) };
  });
  return { measuredAt, tests, families: covered };
}

function coveredPart(
  name: string,
  key: string,
  on: { readonly mock: CoveringTests; readonly implementation: CoveringTests },
): CoveredPart {
  const mock = on.mock.get(key);
  const implementation = on.implementation.get(key);
  return {
    name,
    ...(mock !== undefined && { mock }),
    ...(implementation !== undefined && { implementation }),
  };
}

function coveringTestsOf(
  family: FamilyName,
  lines: readonly Recorded[],
  errors: readonly CatalogError[],
  places: ReadonlyMap<string, number>,
): CoveringTests {
  const met = new Map<string, number>();
  const add = (key: string, test: string) => met.has(key) || met.set(key, places.get(test)!);
  for (const { family: of, kind, name, test } of lines) {
    if (of !== family) continue;
    if (kind !== 'error words') add(`${kind} ${name}`, test);
    else for (const error of errorsSaying(name, errors)) add(`errors ${error.name}`, test);
  }
  return met;
}

function recorded(project: string): Recorded[] {
  const folder = recordingFolder(project);
  return filesIn(folder).flatMap((file) =>
    readFileSync(`${folder}${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Recorded),
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
