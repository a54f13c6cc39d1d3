import type { Quantity } from './quantity.ts';

/** One setting: `--redis-port`, `PLINTH_REDIS_PORT` and `"redisPort"` in the configuration file. */
export interface SettingDefinition {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** What it measures, if its value may have a unit. */
  readonly quantity?: Quantity;
  readonly choices?: readonly string[];
  /** The description in `--help`. */
  readonly help: string;
  /** The name of the value in `--help`. */
  readonly value?: string;
  /** Whether the file may also have an object for it: `{ "a": "b", "c": "d" }` is `a=b,c=d`. */
  readonly isByName?: true;
  /** An earlier name, which is still accepted in all three places. */
  readonly formerly?: string;
  /** Whether platforms that share a store must have the same value. */
  readonly isAgreed?: true;
}
