import type { Figures } from '../../api/overview.ts';

/** The figures at a time. */
export interface Sample {
  /** Unix milliseconds. */
  readonly at: number;
  readonly figures: Figures;
}

/** How many samples are kept: five minutes of them. */
const MOST = 60;

/** The history with another sample. One in which a counter has begun anew begins the history anew. */
export function withSample(history: readonly Sample[], sample: Sample): readonly Sample[] {
  const before = history.at(-1)?.figures.uptimeSeconds ?? 0;
  const isRestarted = (sample.figures.uptimeSeconds ?? 0) < before;
  return isRestarted ? [sample] : [...history, sample].slice(-MOST);
}

/** What a counter grew by per second, between each sample and the next one. */
export function ratesOf(
  history: readonly Sample[],
  counter: (figures: Figures) => number | undefined,
): number[] {
  return history.slice(1).map(({ at, figures }, index) => {
    const before = history[index]!;
    const grown = (counter(figures) ?? 0) - (counter(before.figures) ?? 0);
    return Math.max(0, grown) / Math.max(0.001, (at - before.at) / 1000);
  });
}
