/** What a caller gives for an argument, and how it is typed. */
export type Shape =
  | { readonly kind: 'value'; readonly type: 'string' | 'Value' | 'Numeric' }
  /** The word itself, or not: `nx: true`. */
  | { readonly kind: 'flag' }
  /** One of some words: `'LEFT' | 'RIGHT'`. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | {
      readonly kind: 'list';
      readonly of: Shape;
      /** The command wants their number first. */
      readonly counted: boolean;
      /** The command wants this word before each. */
      readonly tokenOfEach?: string;
    }
  | { readonly kind: 'tuple'; readonly members: readonly Member[] }
  | { readonly kind: 'object'; readonly parts: readonly Part[] };

/** A parameter, or a property of an object. */
export interface Member {
  readonly kind: 'member';
  readonly name: string;
  readonly optional: boolean;
  /** The word that the command wants before it; of a flag, the flag. */
  readonly token?: string;
  readonly shape: Shape;
}

/** Properties of an object, in the order in which the command wants their words. */
export type Part =
  | Member
  /** Of these at most one; where it is not optional, exactly one. */
  | {
      readonly kind: 'choice';
      readonly optional: boolean;
      readonly alternatives: readonly (readonly Part[])[];
    }
  /** All of these or none. */
  | { readonly kind: 'group'; readonly parts: readonly Part[] };

/** A command as a function: its parts in the order of the words. */
export interface Signature {
  readonly method: string;
  /** The name, and for a subcommand that of its container first. */
  readonly words: readonly string[];
  readonly parts: readonly Placed[];
}

export type Placed =
  | { readonly place: 'parameter'; readonly part: Member }
  | { readonly place: 'options'; readonly part: Part };
