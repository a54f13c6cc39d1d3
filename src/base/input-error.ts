/**
 * A contract, a recording or an option that can't be used. The message is one line that names the file and the place in
 * it.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
}
