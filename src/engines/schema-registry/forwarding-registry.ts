import type { SchemaRegistry } from './engine.ts';

const METHODS = [
  'subjects',
  'versions',
  'version',
  'schemas',
  'schema',
  'maxId',
  'usesOf',
  'referencedBy',
  'register',
  'lookUp',
  'deleteSubject',
  'deleteVersion',
  'check',
  'compatibility',
  'setCompatibility',
  'mode',
  'setMode',
] as const satisfies readonly (keyof SchemaRegistry)[];

/** The name of a method of a registry. */
export type RegistryMethod = (typeof METHODS)[number];

export function isRegistryMethod(name: unknown): name is RegistryMethod {
  return METHODS.includes(name as RegistryMethod);
}

/** A registry each of whose calls is passed on. @param call gets the name of the method and its arguments */
export function forwardingRegistry(
  call: (method: RegistryMethod, args: readonly unknown[]) => Promise<unknown>,
): SchemaRegistry {
  const methods = METHODS.map((method) => [
    method,
    (...args: readonly unknown[]) => call(method, args),
  ]);
  return Object.fromEntries(methods) as SchemaRegistry;
}

/** Calls a method of a registry by its name. */
export function callRegistryMethod(
  registry: SchemaRegistry,
  method: RegistryMethod,
  args: readonly unknown[],
): Promise<unknown> {
  const methods = registry as unknown as Record<
    RegistryMethod,
    (...args: readonly unknown[]) => Promise<unknown>
  >;
  return methods[method](...args);
}
