import type { operations } from '../../../generated/schema-registry/types.ts';
import * as validators from '../../../generated/schema-registry/validators.js';
import type { Family, FamilyOptions } from '../../contract/family.ts';
import type { SchemaRegistries } from '../../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../../engines/schema-registry/errors.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { authenticator } from './authenticate.ts';
import type { RegistryCaller } from './caller.ts';
import { schemaRegistryContract } from './contract.ts';
import { refusalOfRegistry, schemaRegistryContractErrors } from './errors.ts';
import { mediaTypeFor } from './media-type.ts';
import { schemaRegistryOperations } from './operations/index.ts';

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
