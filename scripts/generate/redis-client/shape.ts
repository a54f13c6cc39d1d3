/** The shape of an argument as a caller provides it. */
export type Shape =
  | { readonly kind: 'value'; readonly type: 'string' | 'Value' | 'Numeric' }
  /** The word itself, or nothing: `nx: true`. */
  | { readonly kind: 'flag' }
  /** One of several words: `'LEFT' | 'RIGHT'`. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | {
      readonly kind: 'list';
      readonly of: Shape;
      /** Whether the command expects their number first. */
      readonly counted: boolean;
      /** The word that the command expects before each element. */
      readonly tokenOfEach?: string;
    }
  | { readonly kind: 'tuple'; readonly members: readonly Member[] }
  | { readonly kind: 'object'; readonly parts: readonly Part[] };

/** A parameter, or a property of an object. */
export interface Member {
  readonly kind: 'member';
  readonly name: string;
  readonly optional: boolean;
  /** The word that the command expects before it; for a flag, the flag. */
  readonly token?: string;
  readonly shape: Shape;
}

/** Properties of an object, in the order in which the command expects their words. */
export type Part =
  | Member
  /** At most one of these; exactly one unless optional. */
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
  /** The name; for a subcommand preceded by that of its container. */
  readonly words: readonly string[];
  readonly parts: readonly Placed[];
}

export type Placed =
  | { readonly place: 'parameter'; readonly part: Member }
  | { readonly place: 'options'; readonly part: Part };
