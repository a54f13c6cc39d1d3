/**
 * Parameters that all have a default in the contract. The binder has filled these in, which the types
 * that are made from the contract do not say.
 */
export function withDefaults<T extends object>(parameters: T): Required<T> {
  return parameters as Required<T>;
}
