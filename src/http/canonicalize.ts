/** URLs that OpenAPI can't describe: paths that end in a tail with unencoded slashes. */
export interface TailRule {
  /**
   * The part of the path before the tail, with its last slash: `/` or `/v1/publish/`. One of its segments may be a
   * parameter: `/v2/enqueue/{queueName}/`.
   */
  readonly prefix: string;
  /** Paths with that prefix that are operations without a tail. */
  readonly except?: readonly string[];
  /** Whether the rest of a path is a tail to encode; otherwise the URL is left unchanged. */
  readonly isTail: (tail: string) => boolean;
  /** Whether the query string belongs to the tail, because the tail is itself a URL. */
  readonly withQuery?: boolean;
  /** Encodes the tail as one segment. By default all of it is percent-encoded, including existing escapes. */
  readonly encode?: (tail: string) => string;
}

/**
 * Rewrites a URL so that a tail with unencoded slashes becomes one percent-encoded segment, as the family's
 * specification describes it (`x-multi-segment`). Encoded tails and all other URLs stay unchanged. Pure; the mock and
 * the implementation both use it.
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

/** The index at which the tail of a path begins; -1 if the path does not have the prefix. */
function startOfTail(prefix: string, path: string): number {
  const parameter = prefix.indexOf('{');
  if (parameter < 0) return path.startsWith(prefix) ? prefix.length : -1;
  if (!path.startsWith(prefix.slice(0, parameter))) return -1;
  const end = path.indexOf('/', parameter);
  if (end <= parameter) return -1;
  const rest = prefix.slice(prefix.indexOf('}') + 1);
  return path.startsWith(rest, end) ? end + rest.length : -1;
}
