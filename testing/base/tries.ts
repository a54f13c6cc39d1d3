/**
 * How many examples a property test tries: all in a full run (`npm test -- --with-servers`), which is enough to find
 * rare faults, and a tenth of that in a quick run.
 */
export function tries(all: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : Math.ceil(all / 10);
}
