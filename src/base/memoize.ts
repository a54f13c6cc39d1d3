/** Maximum number of characters of a cached text. */
const LONGEST = 256;
/** Maximum number of cached texts per function. */
const MOST = 512;

/**
 * Caches the results of a pure function for the last few hundred texts: for what clients send repeatedly, such as
 * URLs. Callers must not modify a result.
 */
export function memoize<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const made = make(text);
    if (text.length > LONGEST) return made;
    if (known.size === MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
