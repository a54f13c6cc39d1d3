/** The engines that keep data, in the order in which they are opened. */
export const ENGINES = ['redis', 'control', 'kafka', 'queue'] as const;

/** Optional further parts, on servers. */
type ServerPart = 'schema-registry' | 'connect';

export const enginePart = (name: (typeof ENGINES)[number] | ServerPart) =>
  ({ kind: 'engine', name }) as const;
