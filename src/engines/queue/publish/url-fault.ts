const LONGEST_URL = 8192;

/** Why nothing can be delivered to a URL; undefined where it can. */
export function urlFault(url: string): string | undefined {
  if (url.length > LONGEST_URL) return `at most ${LONGEST_URL} characters are allowed`;
  if (!/^https?:\/\//i.test(url)) return 'it must begin with http:// or https://';
  if (/[\s\p{Cc}]/u.test(url)) return 'it must not have spaces or control characters';
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return 'it is not a url';
  }
  if (parsed.username !== '' || parsed.password !== '') return 'it must not have credentials';
  return undefined;
}
