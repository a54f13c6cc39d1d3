import type { ByteString } from './bytes.ts';

/** What processes that have the same databases open ask each other: who listens to a database there. */
export interface ListenerQuestion {
  readonly to: 'channels' | 'shardChannels' | 'patterns';
  /** Of which it is asked how many subscribers they have; without them it is asked which have some. */
  readonly names?: readonly ByteString[] | undefined;
}

/** A number for each name, or the names. */
export type ListenerAnswer = readonly number[] | readonly ByteString[];
