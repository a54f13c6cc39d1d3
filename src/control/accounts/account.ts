/** An account: has databases and calls the management API. */
export interface Account {
  readonly customerId: string;
  readonly email: string;
}

/** The owner of an API key, and what it allows. */
export interface KeyOwner extends Account {
  readonly readOnly?: boolean;
}
