/** A request can't be sent with what it was given; nothing has been sent. */
export class UnsendableError extends Error {
  override readonly name: string = 'UnsendableError';
}
