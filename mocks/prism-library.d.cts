/** The parts of Prism that are used here; the packages' own types are written for fp-ts. */
interface PrismLibrary {
  readonly negotiator: {
    /** Chooses a response of an operation for a request that has passed all checks. */
    negotiateOptionsForValidRequest(
      operation: unknown,
      wanted: {
        readonly dynamic: boolean;
        readonly code?: number;
        readonly exampleKey?: string;
        readonly mediaTypes?: readonly string[];
      },
    ): (logger: object) => Outcome;
  };
  /** Reads the operations of a document. */
  transformOas3Operations(document: object): unknown[];
}

type Outcome =
  | { readonly left: Error & { readonly status?: number } }
  | { readonly right: Negotiation };

interface Negotiation {
  readonly code: string;
  readonly mediaType?: string;
  readonly bodyExample?: Example;
  readonly headers?: readonly { readonly name: string; readonly examples?: readonly Example[] }[];
}

interface Example {
  readonly value?: unknown;
}

declare const library: PrismLibrary;
export = library;
