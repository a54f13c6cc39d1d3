/** Bytes that are not what they should be by the RDB format. */
export class BadFormat extends Error {
  constructor(message = 'not in the RDB format') {
    super(message);
  }
}

/** The bytes end before what they should hold. */
export class CutShort extends BadFormat {}
