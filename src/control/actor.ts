/** The caller of the control plane, after authentication. */
export interface Actor {
  /** The account on whose behalf it acts. */
  readonly customerId: string;
  readonly email: string;
  /** The address of the client; empty if there was no request. */
  readonly sourceIp: string;
}

/** The platform itself as an actor, by its name in the audit log. */
export const SYSTEM = { email: 'system', sourceIp: '' };

/** The operator, from the shell of the machine, as an actor. */
export const OPERATOR = { email: 'operator', sourceIp: '' };
