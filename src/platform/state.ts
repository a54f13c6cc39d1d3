import type { StateControls } from '../families/control/controls.ts';
import type { Seed } from '../seed/seed.ts';
import type { PlatformParts } from './parts.ts';

/** A running platform whose state can be reset. */
export interface Resettable {
  /** The parts that currently run. */
  readonly parts: () => PlatformParts;
  /** Closes everything, deletes the data, and opens it again at the same addresses. */
  readonly startAnew: () => Promise<void>;
}

/** The state of a platform, with its first seed. */
export interface SeededState extends StateControls {
  /** Sets the seed for resets, which has already been tried out, and adds it now if wanted. */
  begin(from: Seed, isWanted: boolean): Promise<void>;
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
  const add = async (added: Partial<Seed>) => (await seeding()).seedPlatform(parts(), added);
  const dryRun = async (tried: Seed, beside?: PlatformParts) =>
    (await seeding()).dryRunSeed(parts(), tried, beside);
  const reset = async (to: Seed | undefined) => {
    await startAnew();
    seed = to;
    return add(to ?? {});
  };
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
    begin: (from, isWanted) =>
      inTurn(async () => {
        seed = from;
        if (isWanted) await add(from);
      }),
  };
}
