import type { CommandSpec } from '../../command-spec.ts';

/**
 * What is answered here, without the server: who the clients are and what they may do, settings, and what is told of
 * commands. It is the same for all servers and versions.
 */
const GROUPS = new Set(['connection']);
const NAMES =
  /^(?:acl\||command\||config\||pubsub\||(?:[ps]?(?:un)?subscribe|multi|exec|discard|monitor|role|save|bgsave|lastsave|time)$|[a-z]+\|help$)/;

/** CLIENT TRACKING would have to be told what other copies change. The slow log of a server is that of all its databases. */
const REFUSED = new Set([
  'client|tracking',
  'client|caching',
  'client|unblock',
  'slowlog|get',
  'slowlog|len',
  'slowlog|reset',
]);

export function isAnsweredHere({ name, group }: CommandSpec): boolean {
  return GROUPS.has(group) || NAMES.test(name);
}

export function isRefused({ name }: CommandSpec): boolean {
  return REFUSED.has(name);
}
