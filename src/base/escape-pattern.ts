/** The characters that mean something in a regular expression (ECMAScript, `SyntaxCharacter`), and the slash. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/**
 * A text as a regular expression that matches it: what `RegExp.escape` does in Node 24. Routers of contracts are also a
 * part of applications on Node 20.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(SYNTAX, '\\$&');
}
