/** Something that has been carried, as the report tells of it. */
export interface Carried {
  /** For people: `database orders`. */
  readonly what: string;
  /** Keys, messages or rows, as {@link unit} says. */
  readonly count: number;
  readonly unit: string;
  /** SHA-256 of what they say, the same on both sides; undefined where there is nothing to compare. */
  readonly sha256?: string | undefined;
  /** How many keys or messages stay behind; undefined where none can. */
  readonly leftOut?: number | undefined;
  /** What is other than before. */
  readonly notes?: readonly string[] | undefined;
}

/** Hears how far it has come: `database orders`, so many keys. */
export type Told = (what: string, count: number, unit: string) => void;

/** Something that can't be carried as it is, or that came out otherwise. The message is for people. */
export class CarryError extends Error {}
