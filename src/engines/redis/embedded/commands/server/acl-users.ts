import { toText, type ByteString } from '../../../bytes.ts';
import { oneLine } from '../../../errors.ts';
import { OK, RedisError, mapReply } from '../../../reply.ts';
import type { Selector } from '../../acl/selector.ts';
import type { CommandFunction } from '../command.ts';

export const aclSetUser: CommandFunction = ({ database }, argv) => {
  database.acl.setUser(argv[2]!, argv.slice(3));
  return OK;
};

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
