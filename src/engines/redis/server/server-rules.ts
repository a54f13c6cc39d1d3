import type { ByteString } from '../bytes.ts';
import { commandNamed } from '../embedded/command-catalog.ts';
import type { Selector } from '../embedded/acl/selector.ts';
import type { User } from '../embedded/acl/user.ts';
import type { Identity } from './redis-server.ts';

/** COPY may name another database among its arguments, which a script can't be kept from. */
const NOT_IN_SCRIPTS = ['copy'];

/**
 * The rules of the server's own user for a user of a database: what that may do, on the channels of the database alone,
 * and nothing that reaches beyond the place. They hold for what scripts do too.
 */
export function serverRulesOf(
  user: User,
  { password, channels, forScripts, isOnCluster }: ServerUserOptions,
  identity: Identity,
): ByteString[] {
  const beyond = identity.beyond.filter((name) => identity.commands.has(name));
  const removed = [...beyond, ...(forScripts ? NOT_IN_SCRIPTS : [])].map((name) => `-${name}`);
  const [root, ...more] = user.selectors.map((selector) => [
    ...rulesOf(selector, channels, identity),
    ...removed,
  ]);
  // A key on its way from node to node is asked for after ASKING.
  if (isOnCluster) root!.push('+asking');
  return ['reset', 'on', `>${password}`, ...root!, ...more.map((rules) => `(${rules.join(' ')})`)];
}

export interface ServerUserOptions {
  readonly password: string;
  /** What the names of channels begin with. */
  readonly channels: ByteString;
  readonly forScripts: boolean;
  readonly isOnCluster: boolean;
}

function rulesOf(selector: Selector, channels: ByteString, identity: Identity): ByteString[] {
  const keys = selector.allKeys ? ['~*'] : selector.describeKeys().split(' ');
  const heard = selector.allChannels
    ? [`&${channels}*`]
    : selector.channels.map(({ pattern }) => `&${channels}${pattern}`);
  const commands = selector.describeCommands().split(' ');
  return [...keys, ...heard, ...commands.flatMap((rule) => commandRule(rule, identity))].filter(
    (rule) => rule !== '',
  );
}

/** What of a rule the server knows: categories and commands differ by version. */
function commandRule(rule: string, { commands, categories }: Identity): string[] {
  const subject = rule.slice(1);
  if (subject.startsWith('@')) {
    return subject === '@all' || categories.has(subject.slice(1)) ? [rule] : [];
  }
  const bar = subject.indexOf('|');
  const name = bar < 0 ? subject : subject.slice(0, bar);
  if (!commands.has(name)) return [];
  if (bar < 0 || commandNamed(subject) === undefined) return [rule];
  return [rule];
}
