const BASIC = /^basic +([A-Za-z0-9+/_-]+=*) *$/i;

/** A user name and a password, as a caller presents them. */
export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * The credentials of an `Authorization` header (RFC 7617). The user name ends at the first colon.
 * @returns undefined if there is no such header, or user name or password is missing
 */
export function basicCredentials(authorization: string | undefined): BasicCredentials | undefined {
  const encoded = BASIC.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 1 || colon === decoded.length - 1) return undefined;
  return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
