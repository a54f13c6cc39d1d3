import { SettingError } from './load.ts';

/** Ports from the first to the last. */
export interface PortRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a setting like `40000-40999`.
 * @returns undefined for `0`: any free port will do
 * @throws SettingError
 */
export function portRangeOf(text: string): PortRange | undefined {
  if (text === '0') return undefined;
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to);
  if (first >= 1 && first <= last && last <= 65_535) return { first, last };
  throw new SettingError(
    `the ports of databases must be a range like 40000-40999, or 0 for any free ones, not "${text}"`,
  );
}
