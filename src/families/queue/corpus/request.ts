/** One request of the corpus; what is left out is as in most requests. */
export interface CorpusRequest {
  readonly method?: string;
  /** As it goes on the wire, query and all. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  /** The token unless another is given; null sends none. */
  readonly token?: string | null;
}

export const TOKEN = 'token-of-the-corpus';
