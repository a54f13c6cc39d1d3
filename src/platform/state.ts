import type { StateControls } from '../families/control/controls.ts';
import type { Seed } from '../seed/seed.ts';
import type { PlatformParts } from './parts.ts';

/** A running platform whose state can be reset. */
export interface Resettable {
  /** The parts that currently run. */
  readonly parts: () => PlatformParts;
  /**
   * Closes everything, deletes the data, opens it again, and serves it at the same addresses once it is filled.
   * @throws the error of filling it, when it is served nevertheless
   */
  readonly startAnew: <Filled>(fill: (parts: PlatformParts) => Promise<Filled>) => Promise<Filled>;
}

/** The state of a platform, with its first seed. */
export interface SeededState extends StateControls {
  /** Sets the seed for resets, which has already been tried out or is there. */
  begin(from: Seed): void;
}

/** Loaded on demand: few platforms are seeded. */
const seeding = () => import('./seeding.ts');

/** The state of a platform, as the control API changes it; changes are serialized. */
export function stateOf({ parts, startAnew }: Resettable): SeededState {
  let seed: Seed | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  const add = async (added: Partial<Seed>, to = parts()) =>
    (await seeding()).seedPlatform(to, added);
  const dryRun = async (tried: Seed, beside?: PlatformParts) =>
    (await seeding()).dryRunSeed(parts(), tried, beside);
  // Filled before it is served, because clients that are still running could otherwise create topics of the seed with
  // other settings.
  const reset = (to: Seed | undefined) =>
    startAnew(async (anew) => {
      seed = to;
      return add(to ?? {}, anew);
    });
  return {
    export: () => inTurn(async () => (await seeding()).exportPlatform(parts())),
    add: (added) =>
      inTurn(async () => {
        await dryRun(added, parts());
        return add(added);
      }),
    replace: (to) =>
      inTurn(async () => {
        await dryRun(to);
        return reset(to);
      }),
    empty: () => inTurn(() => reset(undefined)),
    reset: () => inTurn(() => reset(seed)),
    begin: (from) => {
      seed = from;
    },
  };
}
