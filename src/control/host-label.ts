import type { Ids } from '../base/ids.ts';

/** The longest label of a host name (RFC 1035, section 2.3.4). */
const LONGEST_LABEL = 63;

export interface HostLabel {
  /** Used for a name without any allowed characters. */
  readonly nameless: string;
  /** Characters of the label to leave for a suffix. */
  readonly leave?: number;
  /** Distinguishes it from another name that gives the same label. */
  readonly number?: number | undefined;
}

/** A name as a label of a host name: in lower case, without underscores, and without hyphens at either end. */
export function hostLabel(name: string, { nameless, leave = 0, number }: HostLabel): string {
  const suffix = number === undefined ? '' : `-${number}`;
  const label = name
    .toLowerCase()
    .replaceAll('_', '-')
    .slice(0, LONGEST_LABEL - leave - suffix.length)
    .replaceAll(/^-+|-+$/g, '');
  return `${label === '' ? nameless : label}${suffix}`;
}

/** The label without a number where that is free, else with the first random number that is. */
export async function firstFree(
  labelFor: (number?: number) => string,
  isTaken: (label: string) => Promise<boolean>,
  ids: Ids,
): Promise<string> {
  let label = labelFor();
  while (await isTaken(label)) {
    const random = Number.parseInt(ids.uuid().slice(-8), 16);
    label = labelFor(10_000 + (random % 90_000));
  }
  return label;
}
