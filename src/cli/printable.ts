/** Characters that move the cursor or change colors or text direction. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const SHORT: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Untrusted text as one line without control characters. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => SHORT[character] ?? escaped(character));
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  return code < 256
    ? String.raw`\x${code.toString(16).padStart(2, '0')}`
    : String.raw`\u${code.toString(16).padStart(4, '0')}`;
}
