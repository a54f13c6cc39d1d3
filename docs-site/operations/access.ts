/** The access of programs to a family: by the variables of `plinth env`, which the official clients read too. */
export interface Access {
  /** The variable with the address: `QSTASH_URL`. */
  readonly url: string;
  /** The variables of the credentials: a token, or a user and a password. */
  readonly credentials: readonly [token: string] | readonly [user: string, password: string];
  readonly client: TypedClient;
  /** The official JavaScript client, if the family has one. */
  readonly official?: OfficialClient;
}

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

export function isBasic({ credentials }: Access): boolean {
  return credentials.length === 2;
}
