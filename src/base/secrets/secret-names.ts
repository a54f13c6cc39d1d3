const SECRET =
  /(?:^|-)(?:tokens?|secrets?|passwords?|passwd|passphrase|pass|pwd|api-?keys?|private-?key|authorization|cookies?|signature|credentials?)(?:-|$)/;
/** Names with such words that are not secrets. */
const HARMLESS =
  /(?:^|-)(?:(?:sync|page|continuation|next|max)-?tokens?|(?:credentials?|tokens?|secrets?)-(?:id|name|count|limit)s?)$/;

/** Whether a header, parameter or member of this name is a secret: `Authorization`, `rest_token`, `apiKey`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[_.]/g, '-')
    .toLowerCase();
  return SECRET.test(words) && !HARMLESS.test(words);
}
