/**
 * Matches the paths of a family case-insensitively, as routers of other languages do: `/v2/Schedules/a` is
 * `/v2/schedules/a`. Only the fixed segments are rewritten; parameters keep their case, and so does everything after
 * the last segment of the template.
 */
export function caselessPaths(paths: readonly string[]): (url: string) => string {
  const templates = paths.map((path) => path.slice(1).split('/')).toSorted(fixedFirst);
  const heads = headsWithNothingBehind(templates);
  return (url) => {
    if (heads.some((head) => url.startsWith(head))) return url;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const segments = path.slice(1).split('/');
    const template =
      templates.find((one) => one.length === segments.length && fits(one, segments)) ??
      templates.find((one) => isParameter(one.at(-1)!) && fits(one, segments));
    if (template === undefined) return url;
    const meant = segments.map((segment, at) => {
      const part = template[at];
      return part === undefined || isParameter(part) ? segment : part;
    });
    return `/${meant.join('/')}${url.slice(path.length)}`;
  };
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}

/** Compares templates: at the same position, a fixed segment precedes a parameter. */
function fixedFirst(one: readonly string[], other: readonly string[]): number {
  const shapes = [one, other].map((template) =>
    template.map((part) => (isParameter(part) ? '1' : '0')).join(''),
  );
  return shapes[0]! < shapes[1]! ? -1 : 1;
}

/** Prefixes after which nothing can need rewriting; a fast path for the most frequent requests. */
function headsWithNothingBehind(templates: readonly (readonly string[])[]): string[] {
  const byHead = Map.groupBy(templates, ([first, second]) => `/${first}/${second}/`);
  return [...byHead].flatMap(([head, all]) =>
    all.every((template) => template.slice(2).every(isParameter)) ? head : [],
  );
}

/** Whether a path begins with a template. */
function fits(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length > segments.length) return false;
  return template.every(
    (part, at) => isParameter(part) || part.toLowerCase() === segments[at]?.toLowerCase(),
  );
}
