import type { SchemaRegistry } from '../../engines/schema-registry/engine.ts';
import type { Admission } from '../../directory/kafka/clusters.ts';

/** The caller of an operation, after authentication, and the registry of its cluster. */
export interface RegistryCaller extends Admission {
  readonly registry: SchemaRegistry;
}
