import type { IncomingMessage } from 'node:http';
import type { SchemaRegistries } from '../../engines/schema-registry/engine.ts';
import { basicCredentials } from '../../http/basic-credentials.ts';
import type { KafkaClusters } from '../kafka/clusters.ts';
import type { RegistryCaller } from './caller.ts';
import { refusal } from './errors.ts';

/** Makes the family's authentication: `Authorization: Basic`, with who may use the Kafka REST API. */
export function authenticator(
  registries: Pick<SchemaRegistries, 'registry'>,
  clusters: KafkaClusters,
): (request: IncomingMessage) => RegistryCaller {
  return ({ headers: { authorization, host } }) => {
    const presented = basicCredentials(authorization);
    if (presented === undefined) throw refusal('missingCredentials');
    const admission = clusters.authenticate(presented.username, presented.password, host);
    if (admission === undefined) throw refusal('wrongCredentials');
    return { ...admission, registry: registries.registry(admission.cluster.id) };
  };
}
