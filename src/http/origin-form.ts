const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/** A request's target as path and query, and the host where the target names one. */
export interface OriginForm {
  readonly path: string;
  readonly host?: string;
}

/**
 * Splits a request target. Proxies may send the whole URL, and then its host counts rather than the `Host` header
 * (RFC 9112, section 3.2.2). Any other target is left as it is.
 */
export function originForm(target: string): OriginForm {
  const [, host, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return { path: target };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, host };
}
