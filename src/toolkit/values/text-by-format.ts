import type { Random } from '../../base/random.ts';
import { FIRST_NAMES, LAST_NAMES, WORDS } from './words.ts';

type MakeText = (random: Random) => string;

/** The moments are of this year: those of a seed are the same on every day. */
const FROM = Date.UTC(2026, 0, 1);
const YEAR = 365 * 24 * 3600 * 1000;

/** A moment, to the second. */
export function moment(random: Random): Date {
  return new Date(FROM + Math.floor((random.next() * YEAR) / 1000) * 1000);
}

export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join('');
}

export function hex(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.below(16).toString(16)).join('');
}

/** A UUID of version 4. */
export function uuid(random: Random): string {
  const variant = random.pick(['8', '9', 'a', 'b']);
  return `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 12)}`;
}

/** Domains that nobody can own (RFC 2606). */
export function host(random: Random): string {
  return `${random.pick(WORDS)}.example.com`;
}

export function email(random: Random): string {
  const name = `${random.pick(FIRST_NAMES)}.${random.pick(LAST_NAMES)}`;
  return `${name.toLowerCase()}@example.com`;
}

/** Texts by the formats of JSON Schema 2020-12 and of the OpenAPI format registry. */
const BY_FORMAT: Readonly<Record<string, MakeText>> = {
  'date-time': (random) => moment(random).toISOString().replace('.000Z', 'Z'),
  date: (random) => moment(random).toISOString().slice(0, 10),
  time: (random) => moment(random).toISOString().slice(11).replace('.000Z', 'Z'),
  duration: (random) => `PT${1 + random.below(59)}M`,
  email,
  'idn-email': email,
  hostname: host,
  'idn-hostname': host,
  ipv4: (random) => `192.0.2.${1 + random.below(254)}`,
  ipv6: (random) => `2001:db8::${hex(random, 4).replace(/^0+(?=.)/, '')}`,
  uri: (random) => `https://${host(random)}/${random.pick(WORDS)}`,
  url: (random) => `https://${host(random)}/${random.pick(WORDS)}`,
  iri: (random) => `https://${host(random)}/${random.pick(WORDS)}`,
  'uri-reference': (random) => `/${random.pick(WORDS)}`,
  'iri-reference': (random) => `/${random.pick(WORDS)}`,
  'uri-template': (random) => `/${random.pick(WORDS)}/{id}`,
  uuid,
  'json-pointer': (random) => `/${random.pick(WORDS)}`,
  'relative-json-pointer': (random) => `1/${random.pick(WORDS)}`,
  regex: (random) => `^${random.pick(WORDS)}$`,
  byte: (random) => btoa(random.pick(WORDS)),
  base64url: (random) => btoa(random.pick(WORDS)).replace(/=+$/, ''),
  password: (random) => `${random.pick(WORDS)}-${digits(random, 4)}`,
  phone: (random) => `+1555${digits(random, 7)}`,
  'http-date': (random) => moment(random).toUTCString(),
  'media-range': () => 'application/json',
  html: (random) => `<p>${random.pick(WORDS)}</p>`,
  int32: (random) => String(random.below(1000)),
  int64: (random) => String(random.below(1_000_000)),
  decimal: (random) => (random.below(100_000) / 100).toFixed(2),
  char: (random) => random.pick(WORDS)[0]!,
};

/** A text of a format; undefined if the format is not known. */
export function textByFormat(format: unknown, random: Random): string | undefined {
  if (typeof format !== 'string' || !Object.hasOwn(BY_FORMAT, format)) return undefined;
  return BY_FORMAT[format]!(random);
}
