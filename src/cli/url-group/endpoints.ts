/** `https://example.com/hook`, or `billing=https://example.com/hook`: a name has no colon, a URL has one. */
const NAMED = /^([A-Za-z0-9._-]+)=(.+)$/;

/** An endpoint to add; the platform validates it. */
export function endpointToAdd(text: string): { name?: string; url: string } {
  const [, name, url] = NAMED.exec(text) ?? [];
  return name === undefined || url === undefined ? { url: text } : { name, url };
}

/** An existing endpoint, by its URL or its name. */
export function endpointToRemove(text: string): { url: string } | { name: string } {
  return text.includes(':') ? { url: text } : { name: text };
}
