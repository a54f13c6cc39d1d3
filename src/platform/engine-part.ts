/** What keeps the data, in the order in which it is opened. */
export const ENGINES = ['redis', 'control', 'kafka', 'queue'] as const;

export const enginePart = (name: (typeof ENGINES)[number]) => ({ kind: 'engine', name }) as const;
