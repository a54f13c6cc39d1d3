/** Latency added to a request, in milliseconds. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly milliseconds: number }
  | { readonly distribution: 'uniform'; readonly from: number; readonly to: number }
  | { readonly distribution: 'normal'; readonly mean: number; readonly deviation: number }
  | { readonly distribution: 'log-normal'; readonly median: number; readonly sigma: number };

/** An answer that replaces that of the operation. */
export interface FaultAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** The name of an example of the contract. */
  readonly example?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A fault that some requests of a family meet. The contract of the control API describes the fields. */
export interface Fault {
  readonly name?: string;
  /** As in `Family.name`. */
  readonly family: string;
  /** An operationId. */
  readonly operation?: string;
  readonly client?: string;
  readonly probability?: number;
  readonly after?: number;
  readonly times?: number;
  readonly latency?: Latency;
  readonly answer?: FaultAnswer;
  /** The reply to a command over RESP. */
  readonly error?: string;
  readonly connection?: 'reset' | 'cut';
}

/** The effect on one request. Everything that is set is applied, in this order. */
export interface FaultEffect {
  /** Milliseconds. */
  readonly latency: number;
  readonly answer?: FaultAnswer;
  readonly error?: string;
  readonly connection?: 'reset' | 'cut';
}
