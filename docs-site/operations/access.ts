/** The access of programs to a family, by variables of their environment. */
export interface Access {
  /** The variable with the address: `QSTASH_URL`. */
  readonly url: string;
  /**
   * The variables of the credentials, by the security scheme of the contract: a token, or a user and a password. Schemes
   * that are not listed have variables of their own names.
   */
  readonly credentials: Readonly<Record<string, Variables>>;
  /** The typed client, if the family has one. */
  readonly client?: TypedClient;
  /** The official JavaScript client, if the family has one. */
  readonly official?: OfficialClient;
}

export type Variables = readonly [token: string] | readonly [user: string, password: string];

/** The typed client of a family. */
export interface TypedClient {
  /** Its name in samples: `queue`. */
  readonly name: string;
  /** The name of the function in `plinth/client` that makes it. */
  readonly factory: string;
  /** The names of the credentials in the options of that function, in order. */
  readonly fields: readonly string[];
  /** Whether it can send a path within the path as one segment. */
  readonly sendsTails: boolean;
}

/** An official client, as samples make it. */
export interface OfficialClient {
  /** `@upstash/qstash` */
  readonly package: string;
  /** The code before the call, which makes it from the variables. */
  readonly setup: string;
}
