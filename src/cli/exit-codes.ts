/** The exit codes of the `plinth` program. */
export const EXIT_CODES = {
  ok: 0,
  /** Something went wrong that nobody foresaw. */
  failure: 1,
  /** A wrong flag, variable or configuration file. */
  usage: 2,
  /** An address that can't be bound to: in use, or not ours. */
  address: 3,
  /** A data directory that can't be used: locked by another process, damaged, not writable. */
  data: 4,
  /** A platform that was asked to do something refused it; the message is its own. */
  refused: 5,
  /** A platform that was asked to do something can't be reached. */
  unreachable: 6,
  /** What was held against a contract does not conform to it, or a contract breaks another. */
  nonconforming: 7,
  /** Ended by a second Ctrl-C, before everything was closed. */
  interrupted: 130,
} as const;
