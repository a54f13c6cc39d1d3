/** What one process has changed and others must know of at once; the store has it all. */
export type News =
  /** Messages are in line; the first of them is this. */
  | {
      readonly kind: 'arrived';
      readonly lane: string;
      readonly due: number;
      readonly seq: number;
    }
  | {
      readonly kind: 'queue';
      readonly lane: string;
      readonly parallelism: number;
      readonly paused: boolean;
    }
  | { readonly kind: 'queueDeleted'; readonly lane: string }
  | { readonly kind: 'flowControl'; readonly key: string; readonly reset: boolean }
  /** A message is not to be delivered any more. */
  | { readonly kind: 'canceled'; readonly seq: number }
  /** There is a new user, or one with other limits. */
  | { readonly kind: 'user' }
  | { readonly kind: 'keys'; readonly userId: string }
  | { readonly kind: 'schedules' };
