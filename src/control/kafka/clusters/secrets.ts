import type { Ids } from '../../../base/ids.ts';

/**
 * A new user name of a cluster, in the form of the hosted service: the slug of the cluster, a `$` and
 * random bytes, together in base64url.
 */
export function newUsername(slug: string, ids: Ids): string {
  return Buffer.from(`${slug}$${ids.secret(20)}`).toString('base64url');
}

/** Whether {@link newUsername} made this name, which makes it unique; a seed may choose other names. */
export function isGeneratedUsername(slug: string, username: string): boolean {
  return Buffer.from(username, 'base64url').toString().startsWith(`${slug}$`);
}

export function newPassword(ids: Ids): string {
  return ids.secret(48);
}

/** The user of deleted clusters and credentials. */
export const NO_USER = { username: '', password: '' } as const;
