/** Words that names of secrets end in. */
const SECRET =
  /(?:^|[-_])(?:token|secret|password|passwd|pass|pwd|api-?key|apikey|authorization|cookie|signature|credentials?|private-?key)$/i;
/** Names that end so and are no secrets. */
const HARMLESS = /(?:^|[-_])(?:sync|page|continuation|next|max)[-_]?tokens?$/i;

/** Whether what has a name is a secret by it: `Authorization`, `rest_token`, `apiKey`. */
export function isSecretName(name: string): boolean {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2');
  return SECRET.test(words) && !HARMLESS.test(words);
}
