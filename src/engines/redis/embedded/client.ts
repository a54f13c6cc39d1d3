import type { ByteString } from '../bytes.ts';
import type { Protocol } from '../command-spec.ts';
import type { User } from './acl/user.ts';

/** A client that runs commands: a REST token, or a connection. */
export interface Client {
  readonly id: number;
  /** The user whose rights apply now; a change of the user's rules takes effect at once. */
  user: User;
  /** The client's address, for ACL LOG. */
  readonly address: string;
  /** The name that the client has given itself. */
  name?: ByteString;
  /** The protocol of the client; HTTP if absent. */
  readonly protocol?: Protocol;
}
