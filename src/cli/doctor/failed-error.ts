/** A command has found what it was to look for, and has said so: only the exit code is left to tell. */
export class FailedError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}
