import { ENGINES } from './engines/engines.ts';
import { testOn } from './engines/on-engine.ts';
import type { TestResult } from './reporter.ts';
import { runVitest } from './vitest.ts';

/** A part of the suites that runs as a whole. */
export type Step = () => Promise<readonly TestResult[]>;

/** Vitest projects. They share one worker, because files that test the same platform run one after the other. */
export function projects(...names: readonly string[]): Step {
  return () => runVitest({ name: names.join('-'), projects: names });
}

/** One whose temporary files are in another folder than those of the others. */
export function projectIn(folder: string, name: string): Step {
  return () => runVitest({ name, projects: [name], env: { TMPDIR: folder } });
}

/** The contract suites on a platform with an engine of `ENGINES`; skipped if that is not available here. */
export function contractOn(name: string): Step {
  return async () => {
    const { results, skipped } = await testOn(
      ENGINES.find((engine) => engine.name === name)!,
      [],
    );
    if (results === undefined) {
      return [{ file: 'contract-tests', name: `on ${name}`, state: 'skipped', note: skipped }];
    }
    return results.map((result) => ({ ...result, name: `on ${name} > ${result.name}` }));
  };
}

/** As many steps at a time as keep two cores busy while others wait for servers and clocks. */
const LANES = 6;

/** What runs, by what has to be installed for it. In each list the longest first. */
export interface Plan {
  /** Steps that need no more than the packages of `npm ci`. */
  readonly atOnce: readonly Step[];
  /** Those that need servers, browsers or tools too. */
  readonly later: readonly Step[];
  /** Settles when these are installed, or can't be. */
  readonly installed: Promise<void>;
}

/**
 * Runs steps side by side: each lane takes the next one when it is free.
 * @throws Error if the installation fails, whatever runs by then
 */
export async function runSuites({
  atOnce,
  later,
  installed,
}: Plan): Promise<readonly TestResult[]> {
  const [first, second] = [atOnce.values(), later.values()];
  const runLane = async (): Promise<readonly TestResult[]> => {
    const results: TestResult[] = [];
    for (const step of first) results.push(...(await step()));
    await installed;
    for (const step of second) results.push(...(await step()));
    return results;
  };
  const lanes = Promise.all(Array.from({ length: LANES }, runLane));
  const [results] = await Promise.all([lanes, installed]);
  return results.flat();
}
