/** What a credential permits on its topics. */
export type Permissions = 'ALL' | 'PRODUCE' | 'CONSUME';

/** The permission that an operation needs. */
export type Action = 'produce' | 'consume';

/** What a caller may do, and on which topics. */
export interface Access {
  /** A topic, or a prefix of topics followed by `*`: `users.*`, `*`. */
  readonly topic: string;
  readonly permissions: Permissions;
}

/** The access of a cluster's own user. */
export const FULL_ACCESS: Access = { topic: '*', permissions: 'ALL' };

/** Whether the access applies to a topic, regardless of permissions. */
export function covers({ topic: pattern }: Access, topic: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('*') ? topic.startsWith(pattern.slice(0, -1)) : topic === pattern;
}

export function allows({ permissions }: Access, action: Action): boolean {
  return permissions === 'ALL' || permissions === action.toUpperCase();
}
