/** Bytes that are not what they should be by the RDB format. */
export class BadFormat extends Error {
  constructor() {
    super('not in the RDB format');
  }
}
