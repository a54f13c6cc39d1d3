interface HttpErrorOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Its name in the catalog of its family or engine, for logs; it stays the same when the message changes. */
  readonly code?: string | undefined;
}

/**
 * A request that is answered with an error: the status and the body that its family gives for it. Only
 * the families' `errors.ts` make these.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** As in the options. */
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

  /** The same error with the name of a catalog. */
  coded(code: string): HttpError {
    return new HttpError(this.status, this.message, this.body, { headers: this.headers, code });
  }
}
