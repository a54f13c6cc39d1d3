import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Operation } from '../../contract/document.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { basicCredentials, type BasicCredentials } from '../../http/basic-credentials.ts';
import { isForeign } from '../../http/foreign-request.ts';
import type { KafkaCaller, ServedLogs } from './caller.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { refusal } from './errors.ts';

/** The last authentication on a connection, so that its next request need not repeat it. */
interface LastAdmission {
  readonly authorization: string;
  readonly host: string | undefined;
  readonly revision: number;
  readonly caller: KafkaCaller;
}

/**
 * The family's authentication: `Authorization: Basic`, or, where an operation takes them and the header is absent,
 * `?user=` and `?pass=`. The user determines the cluster; where the host names another one, the request is refused.
 */
export function authenticator(
  logs: ServedLogs,
  clusters: KafkaClusters,
  { wellKnown = new Set() }: FamilyOptions = {},
): (request: IncomingMessage, rawQuery: string, operation: Operation) => KafkaCaller {
  const admissions = new WeakMap<Socket, LastAdmission>();

  function letIn(
    presented: BasicCredentials | undefined,
    { headers: { host } }: IncomingMessage,
    foreign: boolean,
  ): KafkaCaller {
    if (presented === undefined) throw refusal('missingCredentials');
    const { username, password } = presented;
    if (foreign && wellKnown.has(password)) throw refusal('developmentCredentials');
    const admission = clusters.authenticate(username, password, host);
    if (admission === undefined) throw refusal('wrongCredentials');
    return { ...admission, log: logs.cluster(admission.cluster.id) };
  }

  return (request, rawQuery, operation) => {
    const { authorization, host } = request.headers;
    const { socket } = request;
    const { revision } = clusters;
    const foreign = isForeign(request);
    const last = foreign ? undefined : admissions.get(socket);
    // The connection presented the same header before, so this comparison with `===` reveals nothing.
    if (
      last?.authorization === authorization &&
      last?.host === host &&
      last?.revision === revision
    ) {
      return last.caller;
    }
    const presented = basicCredentials(authorization);
    if (authorization === undefined || presented === undefined) {
      // The header of a webhook may be meant for another service.
      const inQuery = takesQueryUser(operation) ? credentialsIn(rawQuery) : undefined;
      return letIn(inQuery, request, foreign);
    }
    const caller = letIn(presented, request, foreign);
    admissions.set(socket, { authorization, host, revision, caller });
    return caller;
  };
}

function takesQueryUser({ security }: Operation): boolean {
  return security.some((schemes) => 'queryUser' in schemes);
}

function credentialsIn(rawQuery: string): BasicCredentials | undefined {
  const query = new URLSearchParams(rawQuery);
  const [username, password] = [query.get('user'), query.get('pass')];
  return username && password ? { username, password } : undefined;
}
