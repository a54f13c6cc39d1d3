import type { FrontRules } from '../../contract/family.ts';
import { schemaRegistryContractErrors } from './errors.ts';

/** The path of the registry at the address of the Kafka REST API. */
export const SCHEMA_REGISTRY_PATH = '/schema-registry';

/** The rules of this family for the first stages of a request. */
export const schemaRegistryFrontRules: FrontRules = {
  tails: [],
  errors: schemaRegistryContractErrors,
};
