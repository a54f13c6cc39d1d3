import type { TailRule } from '../../http/canonicalize.ts';

/** A slash before the query. */
const WITH_SLASH = /^[^?]*\//;
/** A scheme and a slash: no id or name of a URL group begins like that. */
const LIKE_A_URL = /^[^/?]*:\//;

/** No other paths exist below these, so everything with a slash is a destination. */
const publish = { isTail: (tail: string) => WITH_SLASH.test(tail), withQuery: true };

/** The destinations in the paths of this family. Each is a URL with its own query. */
export const queueTails: readonly TailRule[] = [
  { prefix: '/v2/publish/', ...publish },
  { prefix: '/v1/publish/', ...publish },
  { prefix: '/v2/enqueue/{queueName}/', ...publish },
  { prefix: '/v2/schedules/', isTail: (tail) => LIKE_A_URL.test(tail), withQuery: true },
];
