import type { SchemaRegistry, SubjectVersion } from '../engines/schema-registry/engine.ts';
import {
  callRegistryMethod,
  forwardingRegistry,
  isRegistryMethod,
} from '../engines/schema-registry/forwarding-registry.ts';
import { NotServed } from './call-outcome.ts';
import type { Service } from './copy-port.ts';

/** The name of the service. */
export const SCHEMAS = 'schemas';

type ListedOptions = NonNullable<Parameters<SchemaRegistry['schemas']>[0]>;

/** A cluster's registry in the copy that stores the schemas. @param call calls the service of that copy */
export function remoteRegistry(
  cluster: string,
  call: (args: readonly unknown[]) => Promise<unknown>,
): SchemaRegistry {
  const registry = forwardingRegistry((method, args) => call([cluster, method, ...args]));
  return Object.assign(registry, {
    schemas: async ({ isWanted, ...options }: ListedOptions = {}): Promise<SubjectVersion[]> => {
      const list = (part: ListedOptions) =>
        call([cluster, 'schemas', part]) as Promise<SubjectVersion[]>;
      if (isWanted === undefined) return list(options);
      const { subjectPrefix, offset = 0, limit, ...rest } = options;
      const all = await call([cluster, 'subjects', { subjectPrefix, deleted: true }]);
      if ((all as string[]).every(isWanted)) return list(options);
      // A function can't be sent to another copy, so the filter is applied here.
      const listed = await list({ ...rest, subjectPrefix });
      const wanted = listed.filter(({ subject }) => isWanted(subject));
      return wanted.slice(offset, limit === undefined ? undefined : offset + limit);
    },
  });
}

/** Serves the registries of this copy to others. @param open opens them, or throws if another copy has them */
export function registryService(
  open: () => Promise<{ registry(cluster: string): SchemaRegistry }>,
): Service {
  return async ([cluster, method, ...args]) => {
    if (!isRegistryMethod(method)) throw new NotServed();
    const registries = await open();
    const registry = registries.registry(String(cluster));
    // JSON has null for omitted arguments.
    const given = args.map((arg) => arg ?? undefined);
    return callRegistryMethod(registry, method, given);
  };
}
