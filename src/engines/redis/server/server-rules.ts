import type { ByteString } from '../bytes.ts';
import { commandNamed } from '../embedded/command-index.ts';
import { isOfUnservedCommand, type Selector } from '../embedded/acl/selector.ts';
import type { User } from '../embedded/acl/user.ts';
import type { Identity } from './server-identity.ts';

/** COPY can name another database in its arguments, which can't be prevented in a script. */
const NOT_IN_SCRIPTS = ['copy'];

/**
 * The ACL rules of the server-side user for a user of a database: the same rights, on the channels of the database
 * only, and nothing that reaches beyond the place. They apply to scripts too.
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
  // A key that is being moved between nodes is accessed after ASKING.
  if (isOnCluster) root!.push('+asking');
  return ['reset', 'on', `>${password}`, ...root!, ...more.map((rules) => `(${rules.join(' ')})`)];
}

interface ServerUserOptions {
  readonly password: string;
  /** The prefix of the channels. */
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

/** The part of a rule that the server knows: categories and commands differ by version. */
function commandRule(rule: string, { commands, categories }: Identity): string[] {
  const subject = rule.slice(1);
  if (subject.startsWith('@')) {
    return subject === '@all' || categories.has(subject.slice(1)) ? [rule] : [];
  }
  // No database has the command, whoever may run it on the server.
  if (isOfUnservedCommand(subject)) return [];
  const bar = subject.indexOf('|');
  const name = bar < 0 ? subject : subject.slice(0, bar);
  if (!commands.has(name)) return [];
  if (bar < 0 || commandNamed(subject) === undefined) return [rule];
  return [rule];
}
