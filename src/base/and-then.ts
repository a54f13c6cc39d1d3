/**
 * Applies a function to a value, or to the result of a promise. For a plain value the function is called at once and no
 * promise is made, which hot requests would pay for.
 */
export function andThen<T, U>(
  value: T | Promise<T>,
  onward: (value: T) => U | Promise<U>,
): U | Promise<U> {
  return value instanceof Promise ? value.then(onward) : onward(value);
}
