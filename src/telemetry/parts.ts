/** What a balancer can ask about alone: a family, or the console. */
export type Service =
  | 'redis'
  | 'kafka'
  | 'schema-registry'
  | 'queue'
  | 'management'
  | 'control'
  | 'console';

/** A part of the platform whose readiness matters: an engine, an address, a disk. */
export interface Part {
  readonly kind: 'engine' | 'address' | 'disk';
  readonly name: string;
  /** The services that can't answer without it. */
  readonly services: readonly Service[];
}

/**
 * A service is not served without the engine of its own. Connectors, and what the management API changes in databases
 * and clusters, are answered with an error of their own while their server is away: the rest of that API still works.
 */
const OF_ENGINES = {
  redis: ['redis'],
  control: ['management', 'control'],
  kafka: ['kafka'],
  queue: ['queue'],
  'schema-registry': ['schema-registry'],
  connect: [],
} as const satisfies Readonly<Record<string, readonly Service[]>>;

const OF_ADDRESSES = {
  redis: ['redis'],
  kafka: ['kafka', 'schema-registry'],
  queue: ['queue'],
  management: ['management'],
  console: ['control', 'console'],
} as const satisfies Readonly<Record<string, readonly Service[]>>;

/** An engine, or a server in place of one. */
export function enginePart(name: keyof typeof OF_ENGINES): Part {
  return { kind: 'engine', name, services: OF_ENGINES[name] };
}

/** What is served at one port. */
export function addressPart(name: keyof typeof OF_ADDRESSES): Part {
  return { kind: 'address', name, services: OF_ADDRESSES[name] };
}

/** The disk of the data directory. @param services those that keep their data on it */
export function diskPart(services: readonly Service[]): Part {
  return { kind: 'disk', name: 'data', services };
}
