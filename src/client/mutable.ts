/**
 * The type without `readonly` at any depth. openapi-fetch 0.17 takes arrays that are `readonly`, as in
 * our generated paths, for plain objects and loses their methods
 * (https://github.com/openapi-ts/openapi-typescript/issues/2615).
 */
export type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;
