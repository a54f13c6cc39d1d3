/**
 * Applies a function to a value or to what its promise resolves to. A value that is there already is passed on at
 * once: no promise is made, which a hot request would pay for.
 */
export function andThen<T, U>(
  value: T | Promise<T>,
  onward: (value: T) => U | Promise<U>,
): U | Promise<U> {
  return value instanceof Promise ? value.then(onward) : onward(value);
}
