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
 * The state of a platform, as the control API changes it.
 * @param current what the changes are for, which refers to the state itself
 */
export function stateOf(current: () => CurrentRun): SeededState {
  let seed: Seed | undefined;
  const over = new AbortController();
  const turns = new ChangesFirst(() => {
    if (over.signal.aborted) throw refusal('suspended', { reason: 'it is stopping' });
  });
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
    export: (signal) => {
      const begun = Promise.withResolvers<AsyncIterable<string>>();
      const ends = AbortSignal.any([signal, over.signal]);
      const exporting = turns.export(async () => {
        // Its client may have left while it waited.
        ends.throwIfAborted();
        const pieces = await (await seeding()).exportPlatform(current().parts);
        await new Promise<void>((ended) => {
          ends.addEventListener('abort', () => ended(), { once: true });
          if (ends.aborted) ended();
          begun.resolve(untilAborted(pieces, ends, ended));
        });
      });
      exporting.catch(begun.reject);
      return begun.promise;
    },
    add: (added) =>
      turns.change(async () => {
        await dryRun(added, current().parts);
        return add(added);
      }),
    replace: (to) =>
      turns.change(async () => {
        await dryRun(to);
        return reset(to);
      }),
    empty: () => turns.change(() => reset(undefined)),
    reset: () => turns.change(() => reset(seed)),
    begin: (from) => {
      seed = from;
    },
    end: async () => {
      over.abort();
      await turns.ended();
    },
  };
}

/** What is given, until it is no longer wanted. @param ended called when nothing more is taken of it */
async function* untilAborted(
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
  ended: () => void,
): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      signal.throwIfAborted();
      yield piece;
    }
  } catch (error) {
    // What it is made of may have been closed meanwhile.
    signal.throwIfAborted();
    throw error;
  } finally {
    ended();
  }
}

/**
 * Changes and exports of a state, one at a time. A change waits for the export that is being sent, but goes before those that
 * have not begun: the clients of these may be as slow, and there may be many.
 */
class ChangesFirst {
  readonly #check: () => void;
  readonly #changes: (() => Promise<void>)[] = [];
  readonly #exports: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  /** @param check called before each; throws if it may not begin */
  constructor(check: () => void) {
    this.#check = check;
  }

  change<T>(act: () => Promise<T>): Promise<T> {
    return this.#wait(this.#changes, act);
  }

  export<T>(act: () => Promise<T>): Promise<T> {
    return this.#wait(this.#exports, act);
  }

  /** Resolves when none is left. */
  async ended(): Promise<void> {
    await this.#running;
  }

  #wait<T>(waiting: (() => Promise<void>)[], act: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push(async () => {
      try {
        this.#check();
        resolve(await act());
      } catch (error) {
        reject(error);
      }
    });
    this.#running ??= this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    const next = () => this.#changes.shift() ?? this.#exports.shift();
    for (let act = next(); act !== undefined; act = next()) await act();
    this.#running = undefined;
  }
}
