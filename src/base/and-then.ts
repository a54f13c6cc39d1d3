/**
 * Goes on with a value that is there already or comes later. Where it is there nothing waits and no promise is made,
 * which a hot request would feel.
 */
export function andThen<T, U>(
  value: T | Promise<T>,
  onward: (value: T) => U | Promise<U>,
): U | Promise<U> {
  return value instanceof Promise ? value.then(onward) : onward(value);
}
