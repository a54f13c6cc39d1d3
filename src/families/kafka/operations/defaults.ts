/**
 * Parameters that all have a default in the contract. The binder has filled them in, which the generated types do
 * not express.
 */
export function withDefaults<T extends object>(parameters: T): Required<T> {
  return parameters as Required<T>;
}
