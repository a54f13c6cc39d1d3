/** What was looked at does not conform to its contract. The message says in one line how much of it does not. */
export class NonconformingError extends Error {
  override readonly name = 'NonconformingError';
}
