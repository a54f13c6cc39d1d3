/** A header as sent; names may be repeated. */
export type Header = readonly [name: string, value: string];

/** The decoded body of a message, or the reason why it is missing, or why the rest of it is. */
export type Body =
  | { readonly bytes: Buffer; readonly rest?: string }
  | { readonly missing: string };

/** A request and its response. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    /** The absolute URL. */
    readonly url: URL;
    /** The path and query as sent; parsing the URL may have normalized them. */
    readonly target: string;
    readonly headers: readonly Header[];
    readonly body: Body;
  };
  /** Undefined if there was no response. */
  readonly response:
    | {
        readonly status: number;
        readonly headers: readonly Header[];
        readonly body: Body;
      }
    | undefined;
}

export const NO_BODY = { bytes: Buffer.alloc(0) } as const satisfies Body;

/** The value of a header, repeated ones joined by commas; undefined if it is missing. */
export function headerOf(headers: readonly Header[], name: string): string | undefined {
  const values = headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
