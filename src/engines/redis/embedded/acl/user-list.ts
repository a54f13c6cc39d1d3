import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { applyRules, SPACE_OR_NUL } from './rules.ts';
import { User } from './user.ts';

/** Writes users in Redis's ACL file format: `user <name> <rules>`, a line each, ordered by name. */
export function formatUsers(users: Iterable<User>): ByteString {
  const lines = Array.from(users, (user) => `user ${user.name} ${user.describe()}\n`);
  return lines.toSorted().join('');
}

/**
 * Parses users in Redis's ACL file format (7.2 `acl.c` `ACLLoadFromFile`): one line a user, blank lines between them,
 * no comments.
 * @param reserved names that the file may not contain
 * @returns the users, or every line that is wrong
 */
export function parseUsers(
  text: ByteString,
  reserved: ReadonlySet<ByteString>,
): { users: User[] } | { problems: string[] } {
  const users = new NameMap<ByteString, User>();
  const problems: string[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/^[ \t\r]+|[ \t\r]+$/g, '');
    if (line === '') continue;
    const problem = addUser(line.split(' '), users, reserved);
    if (problem !== undefined) problems.push(`line ${index + 1}: ${problem}`);
  }
  return problems.length > 0 ? { problems } : { users: [...users.values()] };
}

function addUser(
  [keyword, name, ...rules]: readonly ByteString[],
  users: Map<ByteString, User>,
  reserved: ReadonlySet<ByteString>,
): string | undefined {
  if (keyword !== 'user' || name === undefined) {
    return 'should start with user keyword followed by the username';
  }
  if (SPACE_OR_NUL.test(name)) return `username '${name}' contains invalid characters`;
  if (reserved.has(name)) return `the user '${name}' is built in`;
  if (users.has(name)) return `Duplicate user '${name}' found`;
  const user = new User(name);
  const problem = applyRules(user, rules);
  users.set(name, user);
  return problem;
}
