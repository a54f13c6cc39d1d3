export const PACKAGES: Readonly<Record<string, string>>;
export const NEEDED: number;
export const FETCHED: string;
export const INTEGRITY: Readonly<Record<string, string>>;
export function pinnedNode(): string | undefined;
export function isNewEnough(version: string): boolean;
export function nodeFor(
  process: Pick<NodeJS.Process, 'execPath' | 'versions' | 'platform' | 'arch'>,
): string;
