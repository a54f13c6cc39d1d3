/** A header as it was sent; names may come more than once. */
export type Header = readonly [name: string, value: string];

/** The body of a message, decoded; or why it is not available. */
export type Body = { readonly bytes: Buffer } | { readonly missing: string };

/** One request and its answer. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    /** The whole URL. */
    readonly url: URL;
    /** The path and query as they went on the wire, which a URL may have tidied up. */
    readonly target: string;
    readonly headers: readonly Header[];
    readonly body: Body;
  };
  /** Absent where no answer came. */
  readonly response:
    | {
        readonly status: number;
        readonly headers: readonly Header[];
        readonly body: Body;
      }
    | undefined;
}

export const NO_BODY: Body = { bytes: Buffer.alloc(0) };

/** The value of a header, repeated ones joined by commas; undefined where there is none. */
export function headerOf(headers: readonly Header[], name: string): string | undefined {
  const values = headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** `application/json` of `Application/JSON; charset=utf-8`. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';')[0]!.trim().toLowerCase();
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}
