import type { CommandSpec } from '../../command-spec.ts';

/**
 * Commands that are answered without the server: on clients and their rights, settings, and information on commands.
 * Their replies are the same for all servers and versions.
 */
const GROUPS = new Set(['connection']);
const NAMES =
  /^(?:acl\||command\||config\||pubsub\||(?:[ps]?(?:un)?subscribe|multi|exec|discard|monitor|role|save|bgsave|lastsave|time)$|[a-z]+\|help$)/;

/** CLIENT TRACKING would need the changes made by other copies. The slow log of a server, and its figures of latency and
 * memory, cover all its databases. */
const REFUSED = new Set([
  'client|tracking',
  'client|caching',
  'client|unblock',
  'slowlog|get',
  'slowlog|len',
  'slowlog|reset',
  'latency|latest',
  'latency|history',
  'latency|reset',
  'latency|doctor',
  'memory|stats',
  'memory|doctor',
]);

export function isAnsweredLocally({ name, group }: CommandSpec): boolean {
  return GROUPS.has(group) || NAMES.test(name);
}

export function isUnsupported({ name }: CommandSpec): boolean {
  return REFUSED.has(name);
}
