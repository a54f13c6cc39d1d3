/** Who asks the control plane for something, after authentication. */
export interface Actor {
  /** The account whose belongings it is about. */
  readonly customerId: string;
  readonly email: string;
  /** The address that the request came from; empty where it came from no request. */
  readonly sourceIp: string;
}
