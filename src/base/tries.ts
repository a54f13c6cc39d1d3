/**
 * How many examples a property test tries: all that it takes to find rare faults in a full run (`npm test --
 * --with-servers`), a fifth of that in the quick one.
 */
export function tries(all: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : Math.ceil(all / 5);
}
