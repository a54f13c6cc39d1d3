/** The kinds of findings. */
export const KINDS = [
  'undocumented-path',
  'undocumented-method',
  'undocumented-status',
  'undocumented-media-type',
  'undocumented-body',
  'undocumented-header',
  'undocumented-parameter',
  'missing-parameter',
  'invalid-parameter',
  'request-body',
  'missing-header',
  'invalid-header',
  'response-body',
  'command-reply',
  'security',
  'accepted-invalid',
  'refused-valid',
  'server-error',
  'slow',
] as const;
export type Kind = (typeof KINDS)[number];

export type Severity = 'error' | 'warning';

/** Something in an exchange that does not conform to the contract. */
export interface Finding {
  readonly kind: Kind;
  readonly severity: Severity;
  /** `getPet`, or method and path if the contract has no such operation. */
  readonly operation: string;
  readonly message: string;
  /** The contract's name, and a JSON pointer into it. */
  readonly contract: string;
  readonly pointer: string;
  /** Where in the message: `request.query.limit`, `response.body/items/0/name`. */
  readonly at: string;
}
