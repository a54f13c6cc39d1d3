/** Replaces a secret. */
export const HIDDEN = '(hidden)';

const SECRET_HEADER = /authorization|cookie|token|secret|api-?key|password/;
const NO_SECRET = 'upstash-sync-token';

/** Whether the value of a header is secret. @param name in lower case */
export function isSecretHeader(name: string): boolean {
  return name !== NO_SECRET && SECRET_HEADER.test(name);
}

/** The tokens that some families take in the query. */
const QUERY_SECRET = /^(?:_token|qstash_token|user|pass|password|api_?key)$/i;
const PARAMETER = /([?&])([^=&]*)=([^&]*)/g;
/** Commands in the path whose arguments may contain a password. */
const SECRET_COMMAND = /^(?:auth|acl|hello|migrate|config)$/i;

/**
 * A path with its query as a client writes it, with secrets replaced.
 * @param path as in the contract: a tail with slashes (`canonicalize`) is one percent-encoded segment
 */
export function redactedPath(family: string, path: string): string {
  const written = family === 'redis' || family === 'queue' ? withSlashes(path) : path;
  const [, command = ''] = /^\/([^/?]*)\//.exec(written) ?? [];
  const isSecret = family === 'redis' && SECRET_COMMAND.test(decoded(command));
  const shown = isSecret ? written.replace(/^(\/[^/?]*\/)[^?]*/, `$1${HIDDEN}`) : written;
  return shown.replaceAll(PARAMETER, (whole, mark: string, name: string) =>
    QUERY_SECRET.test(decoded(name)) ? `${mark}${name}=${HIDDEN}` : whole,
  );
}

/** The path with its last segment decoded, where that contains slashes. */
function withSlashes(path: string): string {
  return path.replace(/[^/?]*%2f[^/?]*(?=\?|$)/i, decoded);
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Commands with passwords among their arguments. */
const COMMAND = /\[\s*"(?:auth|acl|hello|migrate|config)"/i;
const MEMBER =
  /("[\w.-]*(?:password|passwd|secret|token|api_?key|private|credential|connection\.uri)[\w.-]*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;
/** The key in the answer of the operation that makes one. */
const KEY = /("key"\s*:\s*)"(?:[^"\\]|\\.)*"?/g;
const SIGNING_KEY = /"sig_(?:[^"\\]|\\.)*"?/g;

/** The text of a body with secrets replaced: passwords, tokens and keys, by family. It may be truncated anywhere. */
export function redactedBody(family: string, text: string): string {
  if (family === 'redis') return COMMAND.test(text) ? HIDDEN : text;
  if (family === 'queue') return text.replaceAll(SIGNING_KEY, `"${HIDDEN}"`);
  if (family !== 'management') return text;
  return text.replaceAll(MEMBER, `$1"${HIDDEN}"`).replaceAll(KEY, `$1"${HIDDEN}"`);
}
