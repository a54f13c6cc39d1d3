import type { StateControls } from '../families/control/controls.ts';
import type { Seed } from '../seed/seed.ts';
import type { PlatformParts } from './parts.ts';

/** What a platform that runs is, for its state. */
export interface Resettable {
  /** What runs now. */
  readonly parts: () => PlatformParts;
  /** Closes everything, forgets what was kept, and opens it again at the same addresses. */
  readonly startAnew: () => Promise<void>;
}

/** The state of a platform, and what it begins with. */
export interface KeptState extends StateControls {
  /** Resets go back to a seed, which is added now where it is wanted; it has been tried out. */
  begin(from: Seed, isWanted: boolean): Promise<void>;
}

/** Few platforms are seeded, so a start does not wait for it. */
const seeding = () => import('./seeding.ts');

/** The state of a platform, as the control API changes it: one change after the other. */
export function stateOf({ parts, startAnew }: Resettable): KeptState {
  let seed: Seed | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  const add = async (added: Partial<Seed>) => (await seeding()).seedPlatform(parts(), added);
  const tryOut = async (tried: Seed, beside?: PlatformParts) =>
    (await seeding()).tryOut(parts(), tried, beside);
  const reset = async (to: Seed | undefined) => {
    await startAnew();
    seed = to;
    return add(to ?? {});
  };
  return {
    export: () => inTurn(async () => (await seeding()).exportPlatform(parts())),
    add: (added) =>
      inTurn(async () => {
        await tryOut(added, parts());
        return add(added);
      }),
    replace: (to) =>
      inTurn(async () => {
        await tryOut(to);
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
