/** A RESP2 reply with its type: the first character, and what follows. */
export type Resp =
  | readonly [mark: '+' | '-' | ':', text: string]
  | readonly [mark: '$', bytes: string | null]
  | readonly [mark: '*', items: readonly Resp[] | null];

/** Encodes commands in RESP2, as byte strings. */
export function encodeCommands(rows: readonly (readonly string[])[]): string {
  return rows
    .map(
      (argv) => `*${argv.length}\r\n${argv.map((arg) => `$${arg.length}\r\n${arg}\r\n`).join('')}`,
    )
    .join('');
}

/** Parses consecutive replies. @returns the complete ones */
export function readReplies(bytes: string): Resp[] {
  const replies: Resp[] = [];
  let at = 0;
  for (;;) {
    const read = readReply(bytes, at);
    if (read === undefined) return replies;
    replies.push(read[0]);
    at = read[1];
  }
}

function readReply(bytes: string, from: number): readonly [Resp, number] | undefined {
  const end = bytes.indexOf('\r\n', from);
  if (end < 0) return undefined;
  const mark = bytes[from];
  const line = bytes.slice(from + 1, end);
  let at = end + 2;
  if (mark === '+' || mark === '-' || mark === ':') return [[mark, line], at];
  const length = Number(line);
  if (mark === '$') {
    if (length < 0) return [['$', null], at];
    if (bytes.length < at + length + 2) return undefined;
    return [['$', bytes.slice(at, at + length)], at + length + 2];
  }
  if (mark !== '*')
    throw new Error(`no reply in RESP2: ${JSON.stringify(bytes.slice(from, from + 50))}`);
  if (length < 0) return [['*', null], at];
  const items: Resp[] = [];
  while (items.length < length) {
    const read = readReply(bytes, at);
    if (read === undefined) return undefined;
    items.push(read[0]);
    at = read[1];
  }
  return [['*', items], at];
}

/** The reply as in the `result` of the REST envelope; for an error, its message. */
export function resultOf([mark, content]: Resp): unknown {
  if (mark === ':') return Number(content);
  if (mark === '*') return content?.map(resultOf) ?? null;
  return content === null ? null : Buffer.from(content, 'latin1').toString('utf8');
}
