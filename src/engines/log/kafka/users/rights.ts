import type { LogUser } from '../../engine.ts';
import type { Response } from '../client/apis.ts';

/** The ACLs of one resource, as brokers return them. */
export type Granted = Response<'DescribeAcls'>['resources'][number];

/** The resource and the operation of a right, in the numbers of Kafka's protocol. */
export interface Right {
  readonly resourceType: typeof TOPIC | typeof GROUP | typeof TRANSACTIONAL_ID;
  readonly resourceName: string;
  readonly resourcePatternType: typeof LITERAL | typeof PREFIXED;
  readonly operation: typeof READ | typeof WRITE | typeof DESCRIBE;
}

/** `ResourceType`, `PatternType`, `AclOperation` and `AclPermissionType` of Kafka. */
const TOPIC = 2;
const GROUP = 3;
export const TRANSACTIONAL_ID = 5;
const LITERAL = 3;
export const PREFIXED = 4;
const READ = 3;
const WRITE = 4;
const DESCRIBE = 8;
export const ALLOW = 3;
export const ANY_HOST = '*';

const CREDENTIAL = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The type of the principals of users who have logged in by SASL (`KafkaPrincipal.USER_TYPE`). */
const USER = 'User:';

/**
 * The rights of a credential on the Kafka: the same as over HTTP, with the topics and groups of its cluster. The
 * first one identifies it ({@link credentialOf}): transactional ids that no other credential may use.
 * @param prefix of the names of the cluster there
 */
export function rightsOf(
  prefix: string,
  { id, topic, permissions }: Pick<LogUser, 'id' | 'topic' | 'permissions'>,
): Right[] {
  const mayProduce = permissions !== 'CONSUME';
  const mayConsume = permissions !== 'PRODUCE';
  const topics = topic.endsWith('*')
    ? { resourceName: `${prefix}${topic.slice(0, -1)}`, resourcePatternType: PREFIXED as 4 }
    : { resourceName: `${prefix}${topic}`, resourcePatternType: LITERAL as 3 };
  const own = { resourceName: `${prefix}${id}`, resourcePatternType: PREFIXED as 4 };
  const all = { resourceName: prefix, resourcePatternType: PREFIXED as 4 };
  const rights: Right[] = [
    { resourceType: TRANSACTIONAL_ID, ...own, operation: mayProduce ? WRITE : DESCRIBE },
  ];
  // READ and WRITE imply DESCRIBE (Kafka `AclAuthorizer`, `StandardAuthorizerData`).
  if (mayProduce) rights.push({ resourceType: TOPIC, ...topics, operation: WRITE });
  if (mayConsume) {
    rights.push({ resourceType: TOPIC, ...topics, operation: READ });
    rights.push({ resourceType: GROUP, ...all, operation: READ });
  }
  return rights;
}

/** The credential that a right belongs to, by the right that only its user has; undefined for all others. */
export function credentialOf(
  prefix: string,
  right: {
    readonly resourceType: number;
    readonly resourceName: string;
    readonly resourcePatternType: number;
  },
): string | undefined {
  const { resourceType, resourceName, resourcePatternType } = right;
  const isOwn = resourceType === TRANSACTIONAL_ID && resourcePatternType === PREFIXED;
  if (!isOwn || !resourceName.startsWith(prefix)) return undefined;
  const id = resourceName.slice(prefix.length);
  return CREDENTIAL.test(id) ? id : undefined;
}

/**
 * The users with the right that identifies a credential. Other users, to whom an operator has granted it, are left out.
 */
export function usersOf(
  prefix: string,
  resource: Granted,
): { readonly id: string; readonly username: string }[] {
  const id = credentialOf(prefix, resource);
  if (id === undefined) return [];
  const names = new Set(resource.acls.map(({ principal }) => usernameOf(principal)));
  return [...names]
    .filter((username) => username !== undefined && isMadeUp(username))
    .map((username) => ({ id, username: username! }));
}

/**
 * Whether a username was generated for a credential: the name of its cluster, a dollar sign and a random part, in
 * base64url.
 */
function isMadeUp(username: string): boolean {
  const bytes = Buffer.from(username, 'base64url');
  return bytes.toString('base64url') === username && /^[^$]+\$[\w-]{20,}$/.test(bytes.toString());
}

export function principalOf(username: string): string {
  return `${USER}${username}`;
}

/** @returns undefined if the principal is not a user */
export function usernameOf(principal: string): string | undefined {
  return principal.startsWith(USER) ? principal.slice(USER.length) : undefined;
}

/** Whether a right has been granted. */
export function has(granted: readonly Granted[], right: Right, principal: string): boolean {
  return granted.some(
    ({ resourceType, resourceName, resourcePatternType, acls }) =>
      resourceType === right.resourceType &&
      resourceName === right.resourceName &&
      resourcePatternType === right.resourcePatternType &&
      acls.some(
        (acl) =>
          acl.principal === principal &&
          acl.host === ANY_HOST &&
          acl.operation === right.operation &&
          acl.permissionType === ALLOW,
      ),
  );
}
