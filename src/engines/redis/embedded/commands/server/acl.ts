import { toQuote, type ByteString } from '../../../bytes.ts';
import { oneLine, errors, quoted } from '../../../errors.ts';
import { OK, RedisError, mapReply } from '../../../reply.ts';
import type { Selector } from '../../acl/selector.ts';
import type { CommandFunction } from '../command.ts';
import { randomBytes } from 'node:crypto';
import { parseInteger } from '../../../numbers.ts';
import { CATEGORIES } from '../../acl/rules.ts';
import { denialOf } from '../../acl/permission.ts';
import { allCommands, commandCalledBy, fitsArity } from '../../command-index.ts';
import { helpReply } from '../help.ts';

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
    `ERR ${oneLine(toQuote(problems.join('. ')))}. WARNING: ACL errors detected, no change to the previously active ACL rules was performed`,
  );
};

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

export const aclHelp: CommandFunction = () =>
  helpReply('ACL', [
    ['CAT [<category>]', 'List the categories, or the commands of one.'],
    ['DELUSER <username> [<username> ...]', 'Remove users; their tokens end with them.'],
    [
      'DRYRUN <username> <command> [<arg> ...]',
      'Tell whether the user could run the command, without running it.',
    ],
    ['GENPASS [<bits>]', 'Make up a random password, of 256 bits if not told otherwise.'],
    [
      'GENTOKEN <username> [<password>]',
      'Make a token that SETUSER takes as a password (>token) and that is a REST token then.',
    ],
    ['GETUSER <username>', 'Show the rules of a user.'],
    ['LIST', 'Show all users, each as a line of an ACL file.'],
    ['LOAD', 'Read the users again from where they are kept.'],
    ['LOG [<count> | RESET]', 'Show the latest refused commands, or forget them.'],
    ['RESTTOKEN <username> <password>', 'Return a REST token with the rights of the user.'],
    ['SAVE', 'Save the users; every change saves them already.'],
    ['SETUSER <username> [<rule> ...]', 'Create a user, or change one by these rules.'],
    ['USERS', 'List the names of the users.'],
    ['WHOAMI', 'Return the name of the user who asks.'],
  ]);
