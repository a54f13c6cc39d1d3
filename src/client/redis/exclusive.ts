/**
 * One of the alternatives, without anything of the others: what a union alone does not say, as an
 * object may have the properties of several of its members.
 */
export type Exclusive<Alternatives> = Without<Alternatives, KeysOf<Alternatives>>;

/** All of it or nothing of it. */
export type AllOrNone<T> = T | { readonly [Key in KeysOf<T>]?: undefined };

type Without<Alternatives, Keys extends PropertyKey> = Alternatives extends unknown
  ? Alternatives & { readonly [Key in Exclude<Keys, keyof Alternatives>]?: undefined }
  : never;

type KeysOf<Alternatives> = Alternatives extends unknown ? keyof Alternatives : never;
