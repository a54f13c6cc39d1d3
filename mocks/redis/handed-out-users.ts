import { fromText, type ByteString } from '../../src/engines/redis/bytes.ts';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import type { AccessControl } from '../../src/engines/redis/embedded/acl/access-control.ts';
import { errors } from '../../src/engines/redis/errors.ts';

type Documents = Readonly<Record<string, CommandDocument>>;

/**
 * Makes the users of the examples that answer with tokens, with the rights that they have there. A token that is one of
 * a user's passwords is accepted like one that was made for the user.
 */
export function handOutUsers(acl: AccessControl, documents: Documents): void {
  for (const { given = [], command, reply } of documents['acl|resttoken']!.examples) {
    if (typeof reply !== 'string') continue;
    for (const [, , name, ...rules] of given) acl.setUser(word(name), rules.map(word));
    acl.setUser(word(command[2]), [word(`>${reply}`)]);
  }
  for (const { command, reply } of documents['acl|gentoken']!.examples) {
    const name = word(command[2]);
    if (typeof reply === 'string' && acl.user(name)) acl.setUser(name, [word(`>${reply}`)]);
  }
}

/**
 * The token of a user whose password is right, which the mock accepts.
 * @throws RedisError if the password is wrong, or the mock has no such user
 */
export function tokenOf(acl: AccessControl, argv: readonly ByteString[]): string {
  const [, , user = '', password = ''] = argv;
  const token = acl.restToken(user, password);
  if (token === undefined) throw errors.wrongPassword(user);
  return token;
}

function word(value: string | number | undefined): ByteString {
  return fromText(String(value));
}
