/** What the head of an answer says of it. */
export interface AnswerHead {
  readonly status: number;
  /** The media type, unless the headers say it. */
  readonly type: string | undefined;
  /** The length of the body in bytes; undefined if it was not computed, as for HEAD. */
  readonly length: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[] | undefined;
}
