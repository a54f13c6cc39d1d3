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
