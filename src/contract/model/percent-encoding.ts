/** What a URL has percent-encoded or never has; braces are left, because in templates they mean parameters. */
const ENCODED = /%[\da-f]{2}|[^!#-;=?-[\]_a-z{}~]+/gi;
/** RFC 3986, section 2.3. */
const UNRESERVED = /[\w.~-]/;

/**
 * A path as it is always written: with upper case in what is percent-encoded, encoded where a URL has to be, and not where
 * there is no difference (RFC 3986, section 6.2.2). `/caf%c3%a9/%7Eada` and `/café/~ada` are the same.
 */
export function normalEncoding(path: string): string {
  return path.replaceAll(ENCODED, (part) => {
    if (!/^%[\da-f]{2}$/i.test(part)) return encodeURI(part.toWellFormed());
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) ? character : part.toUpperCase();
  });
}
