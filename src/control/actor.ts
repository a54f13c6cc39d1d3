/** Who asks the control plane for something, after authentication. */
export interface Actor {
  /** The account whose belongings it is about. */
  readonly customerId: string;
  readonly email: string;
  /** The address that the request came from; empty where it came from no request. */
  readonly sourceIp: string;
}

/** Who the platform is where it does something by itself, as the audit log names it. */
export const SYSTEM = { email: 'system', sourceIp: '' };

/** Who has changed something from the shell of the machine. */
export const OPERATOR = { email: 'operator', sourceIp: '' };
