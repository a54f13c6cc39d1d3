/** What a credential may do with its topics. */
export type Permissions = 'ALL' | 'PRODUCE' | 'CONSUME';

/** The permission that an operation needs. */
export type Action = 'produce' | 'consume';

/** What a caller may do, and with which topics. */
export interface Access {
  /** A topic, or a prefix of topics followed by `*`: `users.*`, `*`. */
  readonly topic: string;
  readonly permissions: Permissions;
}

/** The access of a cluster's own user. */
export const FULL_ACCESS: Access = { topic: '*', permissions: 'ALL' };

/** Whether the access is for a topic, whatever it allows. */
export function covers({ topic: pattern }: Access, topic: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('*') ? topic.startsWith(pattern.slice(0, -1)) : topic === pattern;
}

export function allows({ permissions }: Access, action: Action): boolean {
  return permissions === 'ALL' || permissions === action.toUpperCase();
}
