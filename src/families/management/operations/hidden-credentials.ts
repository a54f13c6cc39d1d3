import type { operations } from '../../../../generated/management/types.ts';
import type { AnyHandler, AnyRequest, Handlers } from '../../../contract/handler.ts';
import type { ManagementCaller } from '../caller.ts';

/** Members that give or may give write access: properties of connectors may contain passwords. */
const CHANGING: ReadonlySet<string> = new Set(['password', 'rest_token', 'token', 'properties']);

/** All credentials. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'password',
  'rest_token',
  'token',
  'read_only_rest_token',
  'read_only_token',
]);

/**
 * Removes credentials from answers: those with write access if the key is read-only, and all of them
 * with `?credentials=hide`.
 */
export function withHiddenCredentials(
  handlers: Handlers<operations, ManagementCaller>,
): Handlers<operations, ManagementCaller> {
  const hiding = Object.entries(handlers as unknown as Record<string, AnyHandler>).map(
    ([id, handle]): [string, AnyHandler] => [
      id,
      async (request) => {
        const answer = await handle(request);
        return { ...answer, body: withoutMembers(answer.body, hiddenFrom(request)) };
      },
    ],
  );
  return Object.fromEntries(hiding) as unknown as Handlers<operations, ManagementCaller>;
}

function hiddenFrom({ caller, query }: AnyRequest): ReadonlySet<string> {
  const hidden = (caller as ManagementCaller).readOnly === true ? [...CHANGING] : [];
  const asked = query['credentials'] === 'hide' ? [...CREDENTIALS] : [];
  return new Set([...hidden, ...asked]);
}

/** A record, or each record of a list, without some of its members. */
function withoutMembers(body: unknown, hidden: ReadonlySet<string>): unknown {
  if (hidden.size === 0 || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((record) => withoutMembers(record, hidden));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !hidden.has(name)));
}
