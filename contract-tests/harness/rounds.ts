/** How often a suite repeats what is random: once in the quick run, `many` times in the run with servers. */
export function roundsOf(many: number): number {
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? many : 1;
}
