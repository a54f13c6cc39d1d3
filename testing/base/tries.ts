/**
 * How many examples a property test tries: all in a full run (`npm test -- --with-servers`), which is enough to find
 * rare faults, and a few in a quick run, by default a tenth of that.
 */
export function tries(all: number, few = Math.ceil(all / 10)): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : few;
}

/**
 * Of cases that many are written down of: all in a full run, and every eighth in a quick run. Neighbors are mostly of one
 * kind, so each kind is tried.
 */
export function sample<Case>(all: readonly Case[]): readonly Case[] {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : all.filter((_, i) => i % 8 === 0);
}
