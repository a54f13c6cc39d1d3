import type { HttpRequest } from '../../http/exchange.ts';
import { AuthenticationCache } from '../../contract/authentication-cache.ts';
import type { Operation } from '../../contract/model/operation.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { basicCredentials, type BasicCredentials } from '../../http/basic-credentials.ts';
import { isForeign, namesOwnHost } from '../../http/foreign-request.ts';
import type { KafkaCaller, ServedLogs } from './caller.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { refusal } from './errors.ts';

/**
 * The family's authentication: `Authorization: Basic`, or, for operations that allow it and if the header is
 * absent, `?user=` and `?pass=`. The user determines the cluster; if the host names another one, the request is
 * refused.
 */
export function authenticator(
  logs: ServedLogs,
  clusters: KafkaClusters,
  { wellKnown = new Set() }: FamilyOptions = {},
): (
  request: HttpRequest,
  rawQuery: string,
  operation: Operation,
) => KafkaCaller | Promise<KafkaCaller> {
  const authenticated = new AuthenticationCache<KafkaCaller>(clusters, { wellKnown });

  function callerOf(
    { username, password }: BasicCredentials,
    request: HttpRequest,
    isFromElsewhere: boolean,
  ): KafkaCaller {
    if (wellKnown.has(password) && isFromElsewhere) throw refusal('developmentCredentials');
    const admission = clusters.authenticate(username, password, request.headers.host);
    if (admission === undefined) throw refusal('wrongCredentials');
    return { ...admission, log: logs.cluster(admission.cluster.id) };
  }

  return (request, rawQuery, operation) => {
    const last = authenticated.last(request);
    if (last !== undefined) return last;
    const presented = basicCredentials(request.headers.authorization);
    if (presented !== undefined) {
      const { password: secret } = presented;
      return authenticated.admit(request, { secret }, () =>
        callerOf(presented, request, !namesOwnHost(request)),
      );
    }
    // The header of a webhook may be meant for another service.
    const inQuery = takesQueryUser(operation) ? credentialsIn(rawQuery) : undefined;
    if (inQuery === undefined) throw refusal('missingCredentials');
    // Pages of other sites with the header have been refused before.
    return callerOf(inQuery, request, isForeign(request));
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
