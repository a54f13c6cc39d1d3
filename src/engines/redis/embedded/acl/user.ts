/** A user of one database and what the user may do. */
export interface User {
  readonly name: string;
  /** May run every command on every key and channel: nothing needs to be checked. */
  unrestricted: boolean;
}
