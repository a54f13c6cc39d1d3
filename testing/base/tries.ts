/**
 * How many examples a property test tries: all in a full run (`npm test -- --with-servers`), which is enough to find
 * rare faults, and a tenth of that in a quick run.
 */
export function tries(all: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : Math.ceil(all / 10);
}

/**
 * Of cases that many are written down of: all in a full run, and every eighth in a quick run. Neighbors are mostly of one
 * kind, so each kind is tried.
 */
export function sample<Case>(all: readonly Case[]): readonly Case[] {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : all.filter((_, i) => i % 8 === 0);
}
