/** The number of kills of a suite: one shows that it works, and where suites that take long are run too, so many. */
export function roundsOf(many: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? many : 1;
}
