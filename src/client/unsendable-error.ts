/** A request can't be made from its parameters; nothing has been sent. */
export class UnsendableError extends Error {
  override readonly name: string = 'UnsendableError';
}
