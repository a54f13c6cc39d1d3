const ANY_CONTEXT = ':*:';

/** The offset and limit of a list; -1 is no limit. */
interface Page {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

export function pageOf<Item>(items: readonly Item[], { offset = 0, limit = -1 }: Page): Item[] {
  return items.slice(offset, limit < 0 ? undefined : offset + limit);
}

/** The prefix in `subjectPrefix`. `:*:` matches any context, and there are no contexts here. */
export function prefixOf(subjectPrefix = ''): string {
  return subjectPrefix.startsWith(ANY_CONTEXT)
    ? subjectPrefix.slice(ANY_CONTEXT.length)
    : subjectPrefix;
}
