/**
 * Parameters that all have a default in the contract. The binder has filled them in, which the generated types do
 * not express.
 */
export function withDefaults<T extends object>(parameters: T): Required<T> {
  return parameters as Required<T>;
}

/** How long a fetch or a consume waits by default, in milliseconds. The binder does not fill it in for `null`. */
export const DEFAULT_TIMEOUT = 1000;

/** Whether an optional member of a body was given. Some serializers write `null` for an absent one. */
export function isGiven<T>(member: T): member is NonNullable<T> {
  return member !== undefined && member !== null;
}
