/** How one family writes URLs that OpenAPI can't: which paths end in a tail with raw slashes. */
export interface TailRule {
  /** What stands before the tail, with its last slash: `/` or `/v1/publish/`. */
  readonly prefix: string;
  /** Paths with that prefix that are operations of their own. */
  readonly except?: readonly string[];
  /** Whether this is a tail to encode; the others are left as they came. */
  readonly isTail: (tail: string) => boolean;
  /** The tail takes the query string with it, because it is a URL itself. */
  readonly withQuery?: boolean;
}

/**
 * Rewrites a request's URL so that the tail with raw slashes becomes one percent-encoded segment,
 * which is what the family's specification describes (`x-multi-segment`). What is already so stays as
 * it is, and everything else too. Pure, and the same in front of the mock and the implementation.
 */
export function canonicalize(rules: readonly TailRule[], url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  for (const rule of rules) {
    if (!path.startsWith(rule.prefix) || rule.except?.includes(path)) continue;
    const tail = (rule.withQuery ? url : path).slice(rule.prefix.length);
    if (!rule.isTail(tail)) continue;
    const query = rule.withQuery || queryAt < 0 ? '' : url.slice(queryAt);
    return rule.prefix + encodeURIComponent(tail) + query;
  }
  return url;
}
