import { errors } from '../../../errors.ts';
import type { CommandFunction } from '../command.ts';

/** A command of the hosted service: REST requests with the token have the rights of the user. */
export const aclRestToken: CommandFunction = ({ database }, argv) => {
  const token = database.acl.restToken(argv[2]!, argv[3]!);
  if (token !== undefined) return token;
  throw errors.wrongPassword(argv[2]!);
};

export const aclGenToken: CommandFunction = ({ database }, argv) => {
  if (argv.length > 4) throw errors.subcommandSyntax('ACL', argv[1]!);
  return database.acl.generateToken(argv[2]!, argv[3]);
};
