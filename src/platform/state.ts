import type { StateControls } from '../families/control/controls.ts';
import { refusal } from '../families/control/errors.ts';
import type { Seed } from '../seed/seed.ts';
import type { CurrentRun } from './current-run.ts';
import type { PlatformParts } from './parts.ts';

/** The state of a platform, with its first seed. */
export interface SeededState extends StateControls {
  /** Sets the seed for resets, which has already been tried out or is there. */
  begin(from: Seed): void;
  /** Refuses changes from now on. @returns once the last one has ended */
  end(): Promise<void>;
}

/** Loaded on demand: few platforms are seeded. */
const seeding = () => import('./seeding.ts');

/**
 * The state of a platform, as the control API changes it; changes are serialized.
 * @param current what the changes are for, which refers to the state itself
 */
export function stateOf(current: () => CurrentRun): SeededState {
  let seed: Seed | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(() => {
      if (isOver) throw refusal('suspended', { reason: 'it is stopping' });
      return act();
    });
    last = done.catch(() => undefined);
    return done;
  };
  const add = async (added: Partial<Seed>, to = current().parts) =>
    (await seeding()).seedPlatform(to, added);
  const dryRun = async (tried: Seed, beside?: PlatformParts) =>
    (await seeding()).dryRunSeed(current().context, tried, beside);
  // Filled before it is served, because clients that are still running could otherwise create topics of the seed with
  // other settings.
  const reset = async (to: Seed | undefined) => {
    const seeded = await current().startAnew((anew) => add(to ?? {}, anew));
    seed = to;
    return seeded;
  };
  return {
    export: () => inTurn(async () => (await seeding()).exportPlatform(current().parts)),
    add: (added) =>
      inTurn(async () => {
        await dryRun(added, current().parts);
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
    end: async () => {
      isOver = true;
      await last;
    },
  };
}
