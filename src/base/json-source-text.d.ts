/** ECMAScript's "JSON.parse source text access". Node 26 has it, but TypeScript's libraries don't declare it yet. */
interface JSON {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { readonly source: string }) => unknown,
  ): unknown;
  /** An object that `JSON.stringify` writes as exactly this text. */
  rawJSON(text: string): object;
  isRawJSON(value: unknown): boolean;
}
