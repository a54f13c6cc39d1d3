/** The bytes are not valid in the RDB format. */
export class BadFormat extends Error {
  constructor(message = 'not in the RDB format') {
    super(message);
  }
}

/** The bytes end too early. */
export class TruncatedInput extends BadFormat {}
