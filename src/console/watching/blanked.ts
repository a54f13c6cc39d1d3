/** What stands for a secret. */
export const HIDDEN = '(hidden)';

const SECRET_HEADER = /authorization|cookie|token|secret|api-?key|password/;
const NO_SECRET = 'upstash-sync-token';

/** Whether nobody should see the value of a header. @param name in lower case */
export function isSecretHeader(name: string): boolean {
  return name !== NO_SECRET && SECRET_HEADER.test(name);
}

/** The tokens that some families take in the query. */
const QUERY_SECRET = /^(?:_token|qstash_token|user|pass|password|api_?key)$/i;
const PARAMETER = /([?&])([^=&]*)=([^&]*)/g;
/** Commands in the path of which the rest may be a password. */
const SECRET_COMMAND = /^(?:auth|acl|hello|migrate|config)$/i;

/**
 * A path with its query as a client writes it, without what opens something.
 * @param path as the contract has it: a tail with slashes (`canonicalize`) is one percent-encoded segment
 */
export function blankedPath(family: string, path: string): string {
  const written = family === 'redis' || family === 'queue' ? withSlashes(path) : path;
  const [, command = ''] = /^\/([^/?]*)\//.exec(written) ?? [];
  const isSecret = family === 'redis' && SECRET_COMMAND.test(decoded(command));
  const shown = isSecret ? written.replace(/^(\/[^/?]*\/)[^?]*/, `$1${HIDDEN}`) : written;
  return shown.replaceAll(PARAMETER, (whole, mark: string, name: string) =>
    QUERY_SECRET.test(decoded(name)) ? `${mark}${name}=${HIDDEN}` : whole,
  );
}

/** With the last segment decoded, where it has slashes. */
function withSlashes(path: string): string {
  return path.replace(/[^/?]*%2f[^/?]*(?=\?|$)/i, decoded);
}

/** What is not percent-encoded as it should be stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Commands that have passwords among their arguments. */
const COMMAND = /\[\s*"(?:auth|acl|hello|migrate|config)"/i;
const MEMBER =
  /("[\w.-]*(?:password|passwd|secret|token|api_?key|private|credential|connection\.uri)[\w.-]*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;
/** The key itself of an answer that makes one. */
const KEY = /("key"\s*:\s*)"(?:[^"\\]|\\.)*"?/g;
const SIGNING_KEY = /"sig_(?:[^"\\]|\\.)*"?/g;

/**
 * The text of a body without what opens something: passwords, tokens and keys of the families that give or take them.
 * It may have been cut off anywhere.
 */
export function blankedBody(family: string, text: string): string {
  if (family === 'redis') return COMMAND.test(text) ? HIDDEN : text;
  if (family === 'queue') return text.replaceAll(SIGNING_KEY, `"${HIDDEN}"`);
  if (family !== 'management') return text;
  return text.replaceAll(MEMBER, `$1"${HIDDEN}"`).replaceAll(KEY, `$1"${HIDDEN}"`);
}
