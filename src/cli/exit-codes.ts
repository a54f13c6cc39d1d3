/** The exit codes of the `plinth` program. */
export const EXIT_CODES = {
  ok: 0,
  /** An unexpected failure. */
  failure: 1,
  /** A wrong flag, variable or configuration file. */
  usage: 2,
  /** An address that can't be bound to: in use, or not ours. */
  address: 3,
  /** A data directory that can't be used: locked by another process, damaged, not writable. */
  data: 4,
  /** The platform refused a request; the message is the platform's. */
  refused: 5,
  /** The platform could not be reached. */
  unreachable: 6,
  /** Something does not conform to its contract, or a contract breaks another. */
  nonconforming: 7,
  /** Ended by a second Ctrl-C, before everything was closed. */
  interrupted: 130,
} as const;

/** A command has already printed a negative result, and only needs an exit code. */
export class FailedError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

/**
 * Something does not conform to its contract. The message says in one line how many violations there
 * are.
 */
export class NonconformingError extends Error {
  override readonly name = 'NonconformingError';
}
