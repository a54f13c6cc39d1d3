import type { CommandDocument } from '../../src/engines/redis/command-document.ts';

/** Suffixes of related names: GET and GETEX, ZDIFF and ZDIFFSTORE. */
const ENDINGS = new Set([
  ...[
    'X',
    'NX',
    'EX',
    'DEL',
    'SET',
    'RANGE',
    'STORE',
    'CARD',
    'BY',
    'BYFLOAT',
    'ALL',
    'AT',
    'TIME',
  ],
  ...['BYSCORE', 'BYLEX', 'BYRANK', '_RO'],
]);
/**
 * Prefixes of related names: BLPOP and LPOP, PEXPIRE and EXPIRE, HEXPIRE and EXPIRE, MGET and GET,
 * ZREVRANGE and the like.
 */
const BEGINNINGS = ['B', 'P', 'HP', 'H', 'M'];

/** Related commands: of the same container, with similar names, or mentioned. */
export function relatedCommands(
  { name, description = '', arguments: own }: CommandDocument,
  all: readonly CommandDocument[],
): CommandDocument[] {
  const [container, subcommand] = name.split(' ');
  const tokens = new Set(own.flatMap(({ token }) => token ?? []));
  const mentioned = new Set(description.match(/\b[A-Z][A-Z_]{2,}(?: [A-Z]+)?\b/g) ?? []);
  return all.filter((other) => {
    if (other.name === name) return false;
    if (subcommand !== undefined && other.name.split(' ')[0] === container) return true;
    return isVariant(name, other.name) || (mentioned.has(other.name) && !tokens.has(other.name));
  });
}

function isVariant(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (short.length < 3) return false;
  if (long.startsWith(short)) return ENDINGS.has(long.slice(short.length));
  return BEGINNINGS.some((beginning) => long === beginning + short);
}
