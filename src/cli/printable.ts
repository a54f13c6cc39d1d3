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

/** JSON text of the same value whose strings contain no such characters: JSON itself allows some of them. */
export function printableJson(json: string): string {
  return json.replace(UNPRINTABLE, (character) =>
    character === '\n' ? character : String.raw`\u${hexadecimal(character, 4)}`,
  );
}

/** A value as JSON that is safe to print, and a line break. */
export function jsonText(value: unknown, indent?: number): string {
  return `${printableJson(JSON.stringify(value, null, indent))}\n`;
}

function escaped(character: string): string {
  return character < '\u0100'
    ? String.raw`\x${hexadecimal(character, 2)}`
    : String.raw`\u${hexadecimal(character, 4)}`;
}

function hexadecimal(character: string, digits: number): string {
  return character.charCodeAt(0).toString(16).padStart(digits, '0');
}
