import type { ByteString } from './bytes.ts';

/** A query between processes that have the same databases open: who is subscribed there. */
export interface ListenerQuestion {
  readonly to: 'channels' | 'shardChannels' | 'patterns';
  /** The channels whose subscribers are counted; without them, the channels with subscribers are listed. */
  readonly names?: readonly ByteString[] | undefined;
}

/** A number for each name, or the names. */
export type ListenerAnswer = readonly number[] | readonly ByteString[];
