/** How programs reach a family: by the variables of `plinth env`, which the official clients read too. */
export interface Access {
  /** The variable with the address: `QSTASH_URL`. */
  readonly url: string;
  /** The variables of what is presented: that of a token, or those of a user and a password. */
  readonly credentials: readonly [token: string] | readonly [user: string, password: string];
  readonly client: TypedClient;
  /** The official JavaScript client, where the family has one. */
  readonly official?: OfficialClient;
}

/** The typed client of a family. */
export interface TypedClient {
  /** What samples call it: `queue`. */
  readonly name: string;
  /** What `plinth/client` calls the function that makes it. */
  readonly factory: string;
  /** What that function calls the credentials, in their order. */
  readonly fields: readonly string[];
  /** Whether it can send a path within the path, as one segment. */
  readonly sendsTails: boolean;
}

/** An official client, by how samples make one. */
export interface OfficialClient {
  /** `@upstash/qstash` */
  readonly package: string;
  /** The code before the call, which makes it from the variables. */
  readonly setup: string;
}

export function isBasic({ credentials }: Access): boolean {
  return credentials.length === 2;
}
