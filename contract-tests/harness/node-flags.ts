/**
 * Flags of Node for test workers and for the platform that all tests of a target share: fewer garbage collections, and
 * none on further threads, which would take a core from the other lanes. A platform whose memory is measured is started
 * without them.
 */
export const COLLECTOR = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--initial-old-space-size=512',
  '--single-threaded-gc',
  // Otherwise V8 also marks the whole heap whenever buffers have grown by a limit of their own, however much room the heap
  // still has, and whenever a process waits.
  '--external-memory-accounted-in-global-limit',
  '--no-memory-reducer',
];
