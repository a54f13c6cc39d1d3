/** The number of kills of a suite: one in the quick run, `many` in the run with servers. */
export function roundsOf(many: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? many : 1;
}
