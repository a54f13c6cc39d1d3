/** URLs of one family that OpenAPI can't describe: which paths end in a tail with raw slashes. */
export interface TailRule {
  /**
   * What precedes the tail, with its last slash: `/` or `/v1/publish/`. One segment of it may be a parameter:
   * `/v2/enqueue/{queueName}/`.
   */
  readonly prefix: string;
  /** Paths with that prefix that are operations of their own. */
  readonly except?: readonly string[];
  /** Whether this is a tail to encode; the others are left as they came. */
  readonly isTail: (tail: string) => boolean;
  /** The tail takes the query string with it, because it is a URL itself. */
  readonly withQuery?: boolean;
  /** Makes one segment of the tail; without it all of it is percent-encoded, whatever it is already. */
  readonly encode?: (tail: string) => string;
}

/**
 * Rewrites a request's URL so that a tail with raw slashes becomes one percent-encoded segment, as the family's
 * specification describes it (`x-multi-segment`). A tail that is encoded already, and every other URL, stays as it
 * is. Pure, and the same before the mock and the implementation.
 */
export function canonicalize(rules: readonly TailRule[], url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  for (const rule of rules) {
    const start = startOfTail(rule.prefix, path);
    if (start < 0 || rule.except?.includes(path)) continue;
    const tail = (rule.withQuery ? url : path).slice(start);
    if (!rule.isTail(tail)) continue;
    const query = rule.withQuery || queryAt < 0 ? '' : url.slice(queryAt);
    return path.slice(0, start) + (rule.encode ?? encodeURIComponent)(tail) + query;
  }
  return url;
}

/** Where the tail of a path begins, or -1 where the path does not have the prefix. */
function startOfTail(prefix: string, path: string): number {
  const parameter = prefix.indexOf('{');
  if (parameter < 0) return path.startsWith(prefix) ? prefix.length : -1;
  if (!path.startsWith(prefix.slice(0, parameter))) return -1;
  const end = path.indexOf('/', parameter);
  if (end <= parameter) return -1;
  const rest = prefix.slice(prefix.indexOf('}') + 1);
  return path.startsWith(rest, end) ? end + rest.length : -1;
}
