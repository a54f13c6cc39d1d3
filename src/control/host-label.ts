import type { Ids } from '../base/ids.ts';

/** Hosts end in what reaches this machine without any setup (RFC 6761). */
export const HOST_DOMAIN = 'localhost';
/** The longest label of a host name (RFC 1035, section 2.3.4). */
const LONGEST_LABEL = 63;

export interface HostLabel {
  /** Stands for a name of which nothing is left. */
  readonly nameless: string;
  /** Characters of the label that are to be left for what follows. */
  readonly leave?: number;
  /** Tells it from another whose name comes to the same. */
  readonly number?: number | undefined;
}

/** A name as a host name may have it: in lower case, with underscores and hyphens at an end put right. */
export function hostLabel(name: string, { nameless, leave = 0, number }: HostLabel): string {
  const suffix = number === undefined ? '' : `-${number}`;
  const label = name
    .toLowerCase()
    .replaceAll('_', '-')
    .slice(0, LONGEST_LABEL - leave - suffix.length)
    .replaceAll(/^-+|-+$/g, '');
  return `${label === '' ? nameless : label}${suffix}`;
}

/** The label without a number where that is free, else the first with a random one that is. */
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
