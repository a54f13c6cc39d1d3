import type { HttpRequest } from '../../http/exchange.ts';
import type { operations } from '../../../generated/schema-registry/types.ts';
import * as validators from '../../../generated/schema-registry/validators.js';
import type { Family, FamilyOptions } from '../../contract/family.ts';
import type { SchemaRegistries } from '../../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../../engines/schema-registry/errors.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { authenticator } from './authenticate.ts';
import type { RegistryCaller } from './caller.ts';
import { refusalOfRegistry, schemaRegistryContractErrors } from './errors.ts';
import { schemaRegistryOperations } from './operations/index.ts';
import { schemaRegistryContract } from './contract.ts';

export type SchemaRegistryFamily = Family<operations, RegistryCaller>;

/** The schema registry of the clusters, below a path of the Kafka REST API. */
export function schemaRegistryFamily(
  registries: Pick<SchemaRegistries, 'registry'>,
  clusters: KafkaClusters,
  { log, ...options }: FamilyOptions = {},
): SchemaRegistryFamily {
  const known = (error: unknown) => {
    if (!(error instanceof SchemaRegistryError)) return undefined;
    if (error.kind === 'storeFailed') log?.error({ err: error }, error.message);
    return refusalOfRegistry(error);
  };
  return {
    errors: { ...schemaRegistryContractErrors, known },
    name: 'schema-registry',
    contract: schemaRegistryContract,
    validators,
    handlers: schemaRegistryOperations,
    authenticate: authenticator(registries, clusters, options),
    jsonType: mediaTypeFor,
    ownerOf: ({ cluster }) => cluster.id,
    bodyLimit: ({ cluster }) => cluster.maxRequestSize,
  };
}

const JSON_TYPE = 'application/json';

/** Media types of JSON in the Confluent API, by what `Accept` may contain. */
const NAMES: Readonly<Record<string, string>> = {
  'application/vnd.schemaregistry.v1+json': 'application/vnd.schemaregistry.v1+json',
  'application/vnd.schemaregistry+json': 'application/vnd.schemaregistry+json',
  [JSON_TYPE]: JSON_TYPE,
  'application/*': JSON_TYPE,
  '*/*': JSON_TYPE,
};

/** The media type of an answer: the one that the client prefers (RFC 9110, section 12.5.1), else plain JSON. */
export function mediaTypeFor({ headers: { accept = '' } }: HttpRequest): string {
  let [best, weight] = [JSON_TYPE, 0];
  for (const range of accept.split(',')) {
    const [given = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const name = Object.hasOwn(NAMES, given) ? NAMES[given] : undefined;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const q = quality === undefined ? 1 : Number(quality.slice('q='.length));
    // Of several with equal weight, the first one counts.
    if (name !== undefined && q > weight) [best, weight] = [name, q];
  }
  return best;
}
