import type { FamilyFrontRules } from '../../contract/family.ts';
import { kafkaFrontRules } from '../../families/kafka/front-rules.ts';
import { schemaRegistryContractErrors } from '../../families/schema-registry/errors.ts';
import { SCHEMA_REGISTRY_PATH } from '../../families/schema-registry/front-rules.ts';
import { isBelow } from '../../http/mount.ts';

const { errors } = kafkaFrontRules;

/** The front rules of the address that the Kafka REST API and the schema registry share. */
export const kafkaAddressRules: FamilyFrontRules = {
  ...kafkaFrontRules,
  errors: {
    ...errors,
    otherPage: (url) =>
      (isBelow(SCHEMA_REGISTRY_PATH, url) ? schemaRegistryContractErrors : errors).otherPage(url),
  },
};
