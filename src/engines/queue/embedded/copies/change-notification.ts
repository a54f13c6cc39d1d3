/** A change by one process that the others must learn of at once; the details are in the store. */
export type ChangeNotification =
  /** Messages have been queued; this is the first of them. */
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
  /** A message is no longer to be delivered. */
  | { readonly kind: 'canceled'; readonly seq: number }
  /** A user is new, or has other limits. */
  | { readonly kind: 'user' }
  | { readonly kind: 'keys'; readonly userId: string }
  | { readonly kind: 'schedules' };
