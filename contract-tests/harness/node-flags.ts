/**
 * Flags of Node for test workers and for the platform that all tests of a target share: fewer garbage collections, and
 * none on further threads, which would take a core from the other lanes. A platform whose memory is measured is started
 * without them.
 */
export const COLLECTOR = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--initial-old-space-size=1024',
  '--single-threaded-gc',
];
