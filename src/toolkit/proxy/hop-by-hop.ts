import type { Header } from '../exchange.ts';

/** Hop-by-hop headers, which concern a single connection (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The end-to-end headers, which a proxy forwards, in order and with repetitions. */
export function endToEnd(rawHeaders: readonly string[]): Header[] {
  const all: Header[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) all.push([rawHeaders[i]!, rawHeaders[i + 1]!]);
  const named = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((option) => option.trim().toLowerCase()));
  return all.filter(([name]) => {
    const lower = name.toLowerCase();
    return !HOP_BY_HOP.has(lower) && !named.includes(lower);
  });
}
