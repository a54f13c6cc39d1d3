import type { HttpRequest } from '../../http/exchange.ts';
import type { SchemaRegistries } from '../../engines/schema-registry/engine.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { AuthenticationCache } from '../../contract/authentication-cache.ts';
import { basicCredentials } from '../../http/basic-credentials.ts';
import { namesOwnHost } from '../../http/foreign-request.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import type { RegistryCaller } from './caller.ts';
import { refusal } from './errors.ts';

/** The family's authentication: `Authorization: Basic` with a user of the Kafka REST API. */
export function authenticator(
  registries: Pick<SchemaRegistries, 'registry'>,
  clusters: KafkaClusters,
  { wellKnown = new Set() }: FamilyOptions = {},
): (request: HttpRequest) => RegistryCaller | Promise<RegistryCaller> {
  const authenticated = new AuthenticationCache<RegistryCaller>(clusters, { wellKnown });
  return (request) => {
    const last = authenticated.last(request);
    if (last !== undefined) return last;
    const { authorization, host } = request.headers;
    const presented = basicCredentials(authorization);
    if (presented === undefined) throw refusal('missingCredentials');
    const { username, password } = presented;
    if (wellKnown.has(password) && !namesOwnHost(request)) throw refusal('developmentCredentials');
    return authenticated.admit(request, { secret: password }, () => {
      const admission = clusters.authenticate(username, password, host);
      if (admission === undefined) throw refusal('wrongCredentials');
      return { ...admission, registry: registries.registry(admission.cluster.id) };
    });
  };
}
