/** A data directory that can't be used. The message is one line for the user. */
export class DataError extends Error {}
