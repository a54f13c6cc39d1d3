/** Escape sequences within double quotes, as in redis-cli. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  a: '\u0007',
};

/**
 * Splits a line into words as redis-cli does: at spaces, with single or double quotes.
 * @throws Error if a quote is not closed, or followed by other characters
 */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  let at = 0;
  for (;;) {
    while (isSpace(line[at])) at += 1;
    if (at >= line.length) return words;
    let word = '';
    while (at < line.length && !isSpace(line[at])) {
      const quote = line[at]!;
      if (quote !== '"' && quote !== "'") {
        word += line[at++];
        continue;
      }
      const quoted = quotedAt(line, at + 1, quote);
      word += quoted.text;
      at = quoted.end;
      if (at < line.length && !isSpace(line[at])) {
        throw new Error('a space must follow a closing quote');
      }
    }
    words.push(word);
  }
}

function quotedAt(line: string, from: number, quote: string): { text: string; end: number } {
  let text = '';
  for (let at = from; at < line.length; at++) {
    const character = line[at]!;
    if (character === quote) return { text, end: at + 1 };
    if (character !== '\\') text += character;
    else if (quote === "'") {
      if (line[at + 1] === "'") at += 1;
      text += line[at];
    } else {
      const next = line[++at] ?? '';
      text += ESCAPES[next] ?? next;
    }
  }
  throw new Error(`the quote ${quote} is not closed`);
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n';
}

/** A reply as redis-cli shows it. */
export function replyText(reply: unknown, indent = ''): string {
  if (reply === null || reply === undefined) return '(nil)';
  if (typeof reply === 'number') return `(integer) ${reply}`;
  if (typeof reply === 'string') return JSON.stringify(reply);
  if (!Array.isArray(reply)) return JSON.stringify(reply);
  if (reply.length === 0) return '(empty array)';
  const width = String(reply.length).length;
  return reply
    .map((item: unknown, index) => {
      const number = `${String(index + 1).padStart(width)}) `;
      const inner = replyText(item, indent + ' '.repeat(number.length));
      return `${index === 0 ? '' : indent}${number}${inner}`;
    })
    .join('\n');
}
