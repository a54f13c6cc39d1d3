import { CopyUnreachable, NotServed } from '../copies/call-outcome.ts';
import type { CopyCalls } from '../copies/copy-calls.ts';
import { remoteRegistry, SCHEMAS } from '../copies/remote-registry.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../engines/schema-registry/errors.ts';
import type { RegistryOwnership } from './registry-ownership.ts';

/**
 * The registries of the copy that keeps them, called over the network. If it can't be reached, calls throw a
 * SchemaRegistryError.
 */
export function remoteRegistries(
  ownership: RegistryOwnership,
  calls: CopyCalls,
): Pick<SchemaRegistries, 'registry'> {
  const ask = async (args: readonly unknown[]): Promise<unknown> => {
    const copy = await ownership.copy();
    try {
      if (copy !== undefined) return await calls.call(copy, SCHEMAS, args);
    } catch (error) {
      if (!(error instanceof CopyUnreachable) && !(error instanceof NotServed)) throw error;
    }
    await ownership.claim();
    ownership.require();
    // They have moved to this copy meanwhile; the next call finds them here.
    throw new SchemaRegistryError('homeUnknown');
  };
  return { registry: (cluster) => remoteRegistry(cluster, ask) };
}
