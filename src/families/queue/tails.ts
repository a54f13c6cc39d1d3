import type { TailRule } from '../../http/canonicalize.ts';

/** A slash before the query. */
const WITH_SLASH = /^[^?]*\//;
/** A scheme and a slash: nothing that an id or the name of a URL group could begin with. */
const LIKE_A_URL = /^[^/?]*:\//;

/** Nothing else stands below these, so that whatever has a slash is a destination. */
const publish = { isTail: (tail: string) => WITH_SLASH.test(tail), withQuery: true };

/** The destinations in the paths of this family. Each is a URL itself, and takes its query with it. */
export const queueTails: readonly TailRule[] = [
  { prefix: '/v2/publish/', ...publish },
  { prefix: '/v1/publish/', ...publish },
  { prefix: '/v2/enqueue/{queueName}/', ...publish },
  { prefix: '/v2/schedules/', isTail: (tail) => LIKE_A_URL.test(tail), withQuery: true },
];
