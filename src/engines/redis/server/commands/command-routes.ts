import type { CommandSpec } from '../../command-spec.ts';
import { functionCommands } from './functions.ts';

/** How a command is handled, as far as its name determines that; computed once for each name. */
export interface CommandRoute {
  readonly to:
    | 'nowhere'
    | 'users'
    | 'knownUsers'
    | 'listeners'
    | 'watching'
    | 'here'
    | 'figures'
    | 'server';
  /** It goes to the server and is answered by one reply, whatever its arguments: others may follow before that has come. */
  readonly inOneStep: boolean;
  /** Something has to be awaited or checked before it goes to the server. */
  readonly isPrepared: boolean;
  /** It may change keys. */
  readonly mayChange: boolean;
  /** It finds keys or does not. */
  readonly looksUp: boolean;
}

const CHANGES_USERS = new Set(['acl|setuser', 'acl|deluser', 'acl|load', 'acl|save']);
/** Another copy may have changed what these commands report. */
const READS_USERS = new Set(['acl|getuser', 'acl|list', 'acl|users']);
const WATCHING = new Set(['watch', 'unwatch', 'discard']);

const known = new WeakMap<CommandSpec, CommandRoute>();

export function commandRouteOf(spec: CommandSpec): CommandRoute {
  let way = known.get(spec);
  if (way === undefined) {
    way = made(spec);
    known.set(spec, way);
  }
  return way;
}

function made(spec: CommandSpec): CommandRoute {
  const { name, group, flags, keys } = spec;
  const isOfFunctions = name in functionCommands;
  const isWrite = flags.includes('write');
  const to = destinationOf(spec);
  return {
    to,
    inOneStep: to === 'server' && !isOfFunctions && group !== 'pubsub' && group !== 'scripting',
    isPrepared: isOfFunctions || group === 'pubsub' || name === 'scan',
    mayChange: isWrite || name === 'exec' || (spec.mayReplicate === true && group !== 'pubsub'),
    looksUp: !isWrite && flags.includes('readonly') && keys.length > 0,
  };
}

function destinationOf(spec: CommandSpec): CommandRoute['to'] {
  const { name } = spec;
  if (isUnsupported(spec)) return 'nowhere';
  if (CHANGES_USERS.has(name)) return 'users';
  if (READS_USERS.has(name)) return 'knownUsers';
  if (/^pubsub\|(?!help)/.test(name)) return 'listeners';
  if (WATCHING.has(name)) return 'watching';
  if (isAnsweredLocally(spec)) return 'here';
  return name === 'info' ? 'figures' : 'server';
}

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

function isUnsupported({ name }: CommandSpec): boolean {
  return REFUSED.has(name);
}
