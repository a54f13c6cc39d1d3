/** What stands for a secret. */
export const HIDDEN = '(hidden)';

const SECRET_HEADER = /authorization|cookie|token|secret|api-?key|password/;
const NO_SECRET = 'upstash-sync-token';

/** Whether nobody should see the value of a header. @param name in lower case */
export function isSecretHeader(name: string): boolean {
  return name !== NO_SECRET && SECRET_HEADER.test(name);
}

/** The tokens that some families take in the query, and the rest of a path that is a command with a password. */
const QUERY_SECRET = /([?&](?:_token|qstash_token|user|pass|password|api_?key)=)[^&]*/gi;
const COMMAND_PATH = /^(\/(?:auth|acl|hello|migrate|config)\/)[^?]*/i;

/** A path with its query, without what opens something. */
export function blankedPath(path: string): string {
  return path.replace(COMMAND_PATH, `$1${HIDDEN}`).replaceAll(QUERY_SECRET, `$1${HIDDEN}`);
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
