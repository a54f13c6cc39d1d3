/** A value, or a promise if something has to be waited for. */
export type Eventual<T> = T | Promise<T>;

/**
 * Applies a function to a value, or to the result of a promise. For a plain value the function is called at once and no
 * promise is made, which hot requests would pay for.
 */
export function andThen<T, U>(value: Eventual<T>, onward: (value: T) => Eventual<U>): Eventual<U> {
  return value instanceof Promise ? value.then(onward) : onward(value);
}

/** What a function of others has returned, which may be a promise of any library, as a value or as a promise of ours. */
export function eventually<T>(value: T | PromiseLike<T>): Eventual<T> {
  const isPromise =
    typeof (value as Partial<PromiseLike<T>> | null | undefined)?.then === 'function';
  return isPromise ? Promise.resolve(value) : (value as T);
}
