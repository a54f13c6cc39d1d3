/** The parameters of a request, with the types that its operation declares. */
export interface RequestParameters {
  readonly path: Readonly<Record<string, unknown>>;
  /** Only those that are declared. */
  readonly query: Readonly<Record<string, unknown>>;
  /** All headers, or only those that are declared; these are converted to their types. */
  readonly header: Readonly<Record<string, unknown>>;
  /** Only those that are declared. Our own contracts have none, and compiled validators know none. */
  readonly cookie?: Readonly<Record<string, unknown>>;
}

/** How parameters are read of contracts that others have written. */
export interface ParameterReading {
  /** Whether a name in the query that the operation lacks is refused, and so is one without a value. */
  readonly refusesUnknown: boolean;
  /** Whether a text that is no value of its type is left for the validation to tell, with all else that is wrong. */
  readonly leavesWrongTypes?: boolean;
  /** Whether headers that the operation does not declare are left out. */
  readonly leavesOtherHeaders?: boolean;
  /** Whether a parameter that represents the whole query is left to handlers, as those of our own contracts are. */
  readonly leavesWholeQuery?: boolean;
}
