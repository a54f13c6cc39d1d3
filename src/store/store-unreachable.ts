/** The store can't be reached, or does not answer in time. It is unknown whether the request has taken effect. */
export class StoreUnreachable extends Error {
  /** @param reason one line for display, without secrets */
  constructor(reason: string, options?: ErrorOptions) {
    super(`the store can't be reached: ${reason}`, options);
  }
}
