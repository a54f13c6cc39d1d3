import type { ByteString } from '../bytes.ts';
import type { Protocol } from '../command-spec.ts';
import type { User } from './acl/user.ts';

/** A client that runs commands: a REST token, or a connection. */
export interface Client {
  readonly id: number;
  /** The user whose rights hold at this moment; a change of the user's rules is seen at once. */
  user: User;
  /** Where the client calls from, for ACL LOG. */
  readonly address: string;
  /** What the client calls itself. */
  name?: ByteString;
  /** How the client calls; over HTTP if not given. */
  readonly protocol?: Protocol;
}
