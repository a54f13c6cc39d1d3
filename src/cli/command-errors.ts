/** A command has printed a negative result, and only needs an exit code. */
export class FailedError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

/** Something does not conform to its contract. The message tells in one line how much of it does not. */
export class NonconformingError extends Error {
  override readonly name = 'NonconformingError';
}
