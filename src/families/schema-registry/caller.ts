import type { SchemaRegistry } from '../../engines/schema-registry/engine.ts';
import type { Admission } from '../../directory/kafka/clusters.ts';

/** Who sent a request of the family, after authentication, and the registry that is asked. */
export interface RegistryCaller extends Admission {
  readonly registry: SchemaRegistry;
}
