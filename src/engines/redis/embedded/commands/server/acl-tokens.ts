import { toText } from '../../../bytes.ts';
import { errors, oneLine } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';

/** A command of the hosted service: REST requests with the token have the rights of the user. */
export const aclRestToken: CommandFunction = ({ database }, argv) => {
  const token = database.acl.restToken(argv[2]!, argv[3]!);
  if (token !== undefined) return token;
  throw new RedisError(`ERR Wrong password or user "${oneLine(toText(argv[2]!))}" does not exist`);
};

export const aclGenToken: CommandFunction = ({ database }, argv) => {
  if (argv.length > 4) throw errors.subcommandSyntax('ACL', argv[1]!);
  return database.acl.generateToken(argv[2]!, argv[3]);
};
