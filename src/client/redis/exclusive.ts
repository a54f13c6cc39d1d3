/** Exactly one of the alternatives: a plain union also allows an object with properties of several of its members. */
export type Exclusive<Alternatives> = Without<Alternatives, KeysOf<Alternatives>>;

/** All members of a type, or none of them. */
export type AllOrNone<T> = T | { readonly [Key in KeysOf<T>]?: undefined };

type Without<Alternatives, Keys extends PropertyKey> = Alternatives extends unknown
  ? Alternatives & { readonly [Key in Exclude<Keys, keyof Alternatives>]?: undefined }
  : never;

type KeysOf<Alternatives> = Alternatives extends unknown ? keyof Alternatives : never;
