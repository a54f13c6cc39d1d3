import { readFileSync } from 'node:fs';
import type { KafkaServers, Sasl } from '../engines/log/kafka/client/client.ts';
import { SettingError } from '../settings/load.ts';
import { flagOf, type Settings } from '../settings/table.ts';

type Given = Pick<Settings, 'kafkaBrokers' | 'kafkaSasl' | 'kafkaTls' | 'kafkaPrefix'> &
  Partial<Pick<Settings, 'serverTimeout'>>;

const DEFAULT_PORT = 9092;
const MECHANISMS = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const;
/** The value of the setting for the system's trusted certificates, in place of a file. */
const OF_THE_SYSTEM = 'system';
/** The characters allowed in names of topics, except dots: a dot ends the prefix. */
const PREFIX = /^[a-zA-Z0-9_-]{1,32}$/;

/**
 * The Kafka of the settings; undefined if the log is embedded.
 * @throws SettingError, without secrets
 */
export function kafkaServersOf(
  settings: Given,
): (KafkaServers & { readonly prefix: string }) | undefined {
  const {
    kafkaBrokers,
    kafkaSasl,
    kafkaTls,
    kafkaPrefix: prefix,
    serverTimeout: silentFor,
  } = settings;
  if (!PREFIX.test(prefix)) {
    throw new SettingError(
      `${shown('kafkaPrefix')} must be 1 to 32 letters, digits, "_" and "-", not "${prefix}"`,
    );
  }
  if (kafkaBrokers === undefined) {
    for (const name of ['kafkaSasl', 'kafkaTls'] as const) {
      if (settings[name] === undefined) continue;
      throw new SettingError(`${shown(name)} needs ${shown('kafkaBrokers')}`);
    }
    return undefined;
  }
  const brokers = kafkaBrokers.split(',').map((text) => brokerOf(text.trim(), kafkaBrokers));
  const sasl = kafkaSasl === undefined ? undefined : saslOf(kafkaSasl);
  const tls = kafkaTls === undefined ? undefined : tlsOf(kafkaTls);
  return { brokers, sasl, tls, prefix, ...(silentFor !== undefined && { silentFor }) };
}

function brokerOf(text: string, all: string): { host: string; port: number } {
  const match = /^(?:\[([0-9a-fA-F:]+)\]|([^\s:/@[\]]+))(?::(\d{1,5}))?$/.exec(text);
  const port = Number(match?.[3] ?? DEFAULT_PORT);
  const host = match?.[1] ?? match?.[2];
  if (host !== undefined && port >= 1 && port <= 65_535) return { host, port };
  // A URL may contain a password.
  const given = all.includes('@') ? '' : `, not "${all}"`;
  throw new SettingError(
    `${shown('kafkaBrokers')} must be hosts and ports with commas between, like kafka-1:9092,kafka-2:9092${given}`,
  );
}

function saslOf(given: string): Sasl {
  const isValue = MECHANISMS.some((name) => given.toUpperCase().startsWith(`${name}:`));
  const text = isValue ? given : read(given, 'kafkaSasl').trim();
  const [mechanism, username, ...rest] = text.split(':');
  const found = MECHANISMS.find((name) => name === mechanism?.toUpperCase());
  const password = rest.join(':');
  if (found === undefined || username === undefined || username === '' || password === '') {
    throw new SettingError(
      `${shown('kafkaSasl')} must be mechanism:user:password, or the path of a file with that in it; mechanisms are ${MECHANISMS.map((name) => name.toLowerCase()).join(', ')}`,
    );
  }
  return { mechanism: found, username, password };
}

function tlsOf(given: string): NonNullable<KafkaServers['tls']> {
  if (given === OF_THE_SYSTEM) return {};
  const ca = read(given, 'kafkaTls');
  if (ca.includes('-----BEGIN CERTIFICATE-----')) return { ca };
  throw new SettingError(`${shown('kafkaTls')}: there is no certificate (PEM) in ${given}`);
}

function read(path: string, name: 'kafkaSasl' | 'kafkaTls'): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // With SASL it may be a password with an unknown mechanism.
    if (name === 'kafkaTls') {
      throw new SettingError(
        `${shown(name)} must be ${OF_THE_SYSTEM}, or the path of a file of certificates (PEM): ${path} can't be read (${code})`,
        { cause: error },
      );
    }
    throw new SettingError(
      `${shown(name)} is neither mechanism:user:password (plain, scram-sha-256, scram-sha-512) nor a file that can be read (${code})`,
    );
  }
}

function shown(name: keyof Given): string {
  return `--${flagOf(name)}`;
}
