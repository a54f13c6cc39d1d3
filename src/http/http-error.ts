interface HttpErrorOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Its name in the catalog of its family or engine, for logs; stable when the message changes. */
  readonly code?: string | undefined;
}

/** An error response: a status, and a body in the family's format. Made only by the `errors.ts` of families. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The name from the options. */
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string,
    body: unknown,
    { headers = {}, code }: HttpErrorOptions = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.code = code;
  }

  /** A copy with a name from a catalog. */
  coded(code: string): HttpError {
    return new HttpError(this.status, this.message, this.body, { headers: this.headers, code });
  }
}
