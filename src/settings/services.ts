import { SettingError } from './load.ts';
import { flagOf, type Settings } from './table.ts';

/** The services that may run, each at an address of its own. */
export const SERVICES = ['redis', 'kafka', 'queue'] as const;

/** A service that may run: databases, Kafka clusters with their schemas and connectors, or the queue. */
export type ServiceName = (typeof SERVICES)[number];

/** Those that run, in the order of {@link SERVICES}. */
export type Services = ReadonlySet<ServiceName>;

/** Whether a service may run by this name. */
export function isService(name: string): name is ServiceName {
  return (SERVICES as readonly string[]).includes(name);
}

/** What is no service by itself. */
const PART_OF: Readonly<Record<string, string>> = {
  'schema-registry': 'schema-registry is part of kafka',
  connect: 'connect is part of kafka',
  management: 'management always runs',
  console: 'console always runs',
};

/**
 * The services that run, from the setting `services`.
 * @throws SettingError naming those that there are not
 */
export function servicesOf({ services }: Pick<Settings, 'services'>): Services {
  const given = services.split(',').map((name) => name.trim());
  const unknown = [...new Set(given.filter((name) => !isService(name)))];
  if (unknown.length === 0) return new Set(SERVICES.filter((name) => given.includes(name)));
  const flag = `--${flagOf('services')}`;
  const names = new Intl.ListFormat('en').format(unknown.map((name) => `"${name}"`));
  const hints = unknown.flatMap((name) => PART_OF[name] ?? []).map((hint) => `; ${hint}`);
  throw new SettingError(
    `${flag} has ${names}: it may have ${SERVICES.join(', ')}, with commas between${hints.join('')}`,
  );
}
