/** A command has found what it was to look for, and has said so: only the exit code is left to tell. */
export class FailedError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

/** What was looked at does not conform to its contract. The message says in one line how much of it does not. */
export class NonconformingError extends Error {
  override readonly name = 'NonconformingError';
}
