const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/** A request's target as path and query, and its host if it names one. */
export interface OriginForm {
  readonly path: string;
  readonly host?: string;
}

/**
 * Splits a request target. Proxies may send an absolute URL, whose host takes precedence over the `Host` header (RFC
 * 9112, section 3.2.2). Other targets are left unchanged.
 */
export function originForm(target: string): OriginForm {
  const [, host, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return { path: target };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, host };
}
