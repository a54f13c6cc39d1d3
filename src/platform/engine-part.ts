/** What keeps the data, in the order in which it is opened. */
export const ENGINES = ['redis', 'control', 'kafka', 'queue'] as const;

/** What there may be besides, on servers. */
type ServerPart = 'schema-registry' | 'connect';

export const enginePart = (name: (typeof ENGINES)[number] | ServerPart) =>
  ({ kind: 'engine', name }) as const;
