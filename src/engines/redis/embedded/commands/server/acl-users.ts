import { toText, type ByteString } from '../../../bytes.ts';
import { oneLine } from '../../../errors.ts';
import { OK, RedisError, mapReply } from '../../../reply.ts';
import type { Selector } from '../../acl/selector.ts';
import type { CommandFunction } from '../command.ts';

/** How many rules are compared while one value is looked at. */
const RULES_A_VALUE = 64;

export const aclSetUser: CommandFunction = ({ database }, argv) => {
  const rules = argv.slice(3);
  // Each rule is compared with those that the user has by then.
  const given = rules.reduce((sum, rule) => sum + wordsIn(rule), 0);
  const known = wordsIn(database.acl.user(argv[2]!)?.describe() ?? '');
  database.work.spend((given * (given + known)) / RULES_A_VALUE);
  database.acl.setUser(argv[2]!, rules);
  return OK;
};

/** A rule may be several, in parentheses. */
function wordsIn(rules: ByteString): number {
  let words = 1;
  for (let at = rules.indexOf(' '); at >= 0; at = rules.indexOf(' ', at + 1)) words++;
  return words;
}

export const aclDelUser: CommandFunction = ({ database }, argv) =>
  database.acl.deleteUsers(argv.slice(2));

/** Redis 7.2 `acl.c`: the root selector is at the top level, the others are in `selectors`. */
export const aclGetUser: CommandFunction = ({ database }, argv) => {
  const user = database.acl.user(argv[2]!);
  if (user === undefined) return null;
  const [root, ...more] = user.selectors;
  return mapReply({
    flags: user.flags(),
    passwords: user.passwords,
    ...describe(root),
    selectors: more.map((selector) => mapReply(describe(selector))),
  });
};

function describe(selector: Selector): Record<string, ByteString> {
  return {
    commands: selector.describeCommands(),
    keys: selector.describeKeys(),
    channels: selector.describeChannels(),
  };
}

export const aclList: CommandFunction = ({ database }) =>
  database.acl.users().map((user): ByteString => `user ${user.name} ${user.describe()}`);

export const aclUsers: CommandFunction = ({ database }) =>
  database.acl.users().map((user) => user.name);

export const aclWhoAmI: CommandFunction = ({ client }) => client.user.name;

export const aclSave: CommandFunction = ({ database }) => {
  database.acl.save();
  return OK;
};

export const aclLoad: CommandFunction = ({ database }) => {
  const problems = database.acl.reload();
  if (problems.length === 0) return OK;
  throw new RedisError(
    `ERR ${oneLine(toText(problems.join('. ')))}. WARNING: ACL errors detected, no change to the previously active ACL rules was performed`,
  );
};
