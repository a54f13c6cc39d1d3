import type { Header } from '../exchange.ts';

/** Headers of one connection, which end at whoever it leads to (RFC 9110, section 7.6.1). */
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

/** Headers that go on to whoever is behind a proxy, in their order and as often as they came. */
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
