/** The store can't be reached, or does not answer in time. The request may have taken effect or not. */
export class StoreAway extends Error {
  /** @param reason one line for people, without secrets */
  constructor(reason: string, options?: ErrorOptions) {
    super(`the store can't be reached: ${reason}`, options);
  }
}
