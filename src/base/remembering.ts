/** Characters. Longer texts are not worth the memory. */
const LONGEST = 256;
/** Texts of one function. */
const MOST = 512;

/**
 * A pure function of texts that remembers what it has made of the last few hundred: for what clients send over and
 * over, such as a URL. Whoever gets a result must not change it.
 */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
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
