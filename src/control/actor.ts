/** The caller of the control plane, after authentication. */
export interface Actor {
  /** The account whose belongings it is about. */
  readonly customerId: string;
  readonly email: string;
  /** The address that the request came from; empty where it came from no request. */
  readonly sourceIp: string;
}

/** The platform itself as a caller, as the audit log names it. */
export const SYSTEM = { email: 'system', sourceIp: '' };

/** A user of the shell of the machine as a caller. */
export const OPERATOR = { email: 'operator', sourceIp: '' };
