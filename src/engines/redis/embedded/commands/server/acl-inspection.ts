import { randomBytes } from 'node:crypto';
import { parseInteger } from '../../../numbers.ts';
import { errors, quoted } from '../../../errors.ts';
import { OK, RedisError } from '../../../reply.ts';
import { CATEGORIES } from '../../acl/categories.ts';
import { denialOf } from '../../acl/permission.ts';
import { allCommands, commandCalledBy, fitsArity } from '../../command-index.ts';
import type { CommandFunction } from '../command.ts';

const DEFAULT_PASSWORD_BITS = 256;
const MAX_PASSWORD_BITS = 4096;
const DEFAULT_LOG_COUNT = 10;

export const aclCat: CommandFunction = (_ctx, argv) => {
  if (argv.length > 3) throw errors.subcommandSyntax('ACL', argv[1]!);
  if (argv.length === 2) return CATEGORIES;
  const category = argv[2]!.toLowerCase();
  if (!CATEGORIES.includes(category)) {
    throw new RedisError(`ERR Unknown category '${quoted(argv[2]!, 128)}'`);
  }
  const members = allCommands.filter(({ spec }) => spec.categories.includes(category));
  return members.map(({ spec }) => spec.name);
};

/** A password needs cryptographically secure random numbers. */
export const aclGenPass: CommandFunction = (_ctx, argv) => {
  if (argv.length > 3) throw errors.subcommandSyntax('ACL', argv[1]!);
  const bits = argv.length === 3 ? parseInteger(argv[2]!) : DEFAULT_PASSWORD_BITS;
  if (bits <= 0 || bits > MAX_PASSWORD_BITS) {
    throw new RedisError(
      `ERR ACL GENPASS argument must be the number of bits for the output password, a positive number up to ${MAX_PASSWORD_BITS}`,
    );
  }
  const digits = Math.ceil(bits / 4);
  return randomBytes(Math.ceil(digits / 2))
    .toString('hex')
    .slice(0, digits);
};

export const aclLog: CommandFunction = ({ database }, argv) => {
  if (argv.length > 3) throw errors.subcommandSyntax('ACL', argv[1]!);
  if (argv[2]?.toLowerCase() === 'reset') {
    database.acl.log.reset();
    return OK;
  }
  const count = argv.length === 3 ? parseInteger(argv[2]!) : DEFAULT_LOG_COUNT;
  return database.acl.log.show(count, database.acl.now());
};

/** The reply says what would be refused, in more detail than the error of the call (`getAclErrorMessage`). */
export const aclDryRun: CommandFunction = ({ database }, argv) => {
  const [name, ...call] = argv.slice(2);
  const user = database.acl.user(name!);
  if (user === undefined) throw new RedisError(`ERR User '${quoted(name!)}' not found`);
  const command = commandCalledBy(call);
  if (command === undefined) throw new RedisError(`ERR Command '${quoted(call[0]!)}' not found`);
  if (!fitsArity(command.spec, call.length)) throw errors.wrongArity(command.spec.name);
  const denial = denialOf(user, command.spec, call, database.work);
  if (denial === undefined) return OK;
  if (denial.reason === 'command') {
    return `User ${user.name} has no permissions to run the '${command.spec.name}' command`;
  }
  const object = call[denial.position]!;
  return `User ${user.name} has no permissions to access the '${object}' ${denial.reason}`;
};
