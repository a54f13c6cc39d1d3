import type { Random } from '../../base/random.ts';
import type { Direction } from '../../contract/model/schemas.ts';

/** How a value is made. */
export interface MakeOptions {
  readonly random: Random;
  /** How many items lists have: the value itself, or its properties. */
  readonly items?: number | undefined;
  /** Whether optional properties are left out. */
  readonly isSparse?: boolean;
  /** What it is part of: properties that are only for the other are left out. An answer by default. */
  readonly direction?: Direction;
  /** Whether values try what a service may not expect: bounds, odd texts, empty lists, `null`. Else they are plausible. */
  readonly isVaried?: boolean;
  /** The value of a property, where it is known. */
  readonly given?: (name: string, property: unknown) => unknown;
}
