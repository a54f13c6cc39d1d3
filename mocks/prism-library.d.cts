/** The parts of Prism that are used here; the packages' own types are written for fp-ts. */
interface PrismLibrary {
  /** Chooses a response of an operation. */
  mock(call: {
    readonly resource: unknown;
    readonly input: { readonly data: object; readonly validations: readonly unknown[] };
    readonly config: object;
  }): (logger: object) => Outcome;
  /** Reads the operations of a document. */
  transformOas3Operations(document: object): unknown[];
}

type Outcome =
  | { readonly left: Error & { readonly status?: number } }
  | {
      readonly right: {
        readonly statusCode: number;
        readonly body?: unknown;
        readonly headers?: Readonly<Record<string, unknown>>;
      };
    };

declare const library: PrismLibrary;
export = library;
