/** A RESP2 reply; strings have one character per byte. */
export type RedisReply =
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'status'; readonly value: string }
  | { readonly type: 'error'; readonly value: string }
  | { readonly type: 'integer'; readonly value: string }
  | { readonly type: 'nil' }
  | { readonly type: 'array'; readonly items: readonly RedisReply[] };

/**
 * Reads consecutive replies (https://redis.io/docs/latest/develop/reference/protocol-spec/).
 * @param bytes one character per byte
 * @throws Error if they are truncated or not RESP2
 */
export function readReplies(bytes: string): RedisReply[] {
  const replies: RedisReply[] = [];
  let at = 0;
  while (at < bytes.length) replies.push(next());
  return replies;

  function next(): RedisReply {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) throw new Error('the replies break off');
    const kind = bytes[at];
    const line = bytes.slice(at + 1, end);
    at = end + 2;
    if (kind === '+') return { type: 'status', value: line };
    if (kind === '-') return { type: 'error', value: line };
    if (kind === ':') return { type: 'integer', value: line };
    if (kind !== '$' && kind !== '*') throw new Error('what came is no reply');
    const length = Number(line);
    if (length < 0) return { type: 'nil' };
    if (kind === '*') return { type: 'array', items: Array.from({ length }, next) };
    const value = bytes.slice(at, at + length);
    at += length + 2;
    if (value.length < length) throw new Error('the replies break off');
    return { type: 'string', value };
  }
}
