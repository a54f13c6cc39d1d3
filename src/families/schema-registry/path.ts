/** The path of the registry at the address of the Kafka REST API. */
export const SCHEMA_REGISTRY_PATH = '/schema-registry';
