/**
 * Says how often a test tries what it makes up anew each time: as often as it takes to find what is rare in the
 * run of everything (`npm test -- --with-servers`), a fifth of that in the quick one.
 */
export function tries(all: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? all : Math.ceil(all / 5);
}
