import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';

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
