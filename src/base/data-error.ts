/** A data directory can't be used. The message is one line for the user. */
export class DataError extends Error {}
