/** What a credential may do with the topics that it is for. */
export type Permissions = 'ALL' | 'PRODUCE' | 'CONSUME';

/** The half of the permissions that one operation needs. */
export type Action = 'produce' | 'consume';

/** What a caller may do, and with which topics. */
export interface Access {
  /** A topic, or the beginning of topics with one `*` behind it: `users.*`, `*`. */
  readonly topic: string;
  readonly permissions: Permissions;
}

/** Of the user that a cluster itself has. */
export const FULL_ACCESS: Access = { topic: '*', permissions: 'ALL' };

/** Whether a topic is one of those that the access is for, whatever it allows. */
export function covers({ topic: pattern }: Access, topic: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('*') ? topic.startsWith(pattern.slice(0, -1)) : topic === pattern;
}

export function allows({ permissions }: Access, action: Action): boolean {
  return permissions === 'ALL' || permissions === action.toUpperCase();
}
