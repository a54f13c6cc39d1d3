import {
  balanceConnections,
  balanceRequests,
  type Balancer,
} from '../../scripts/servers/round-robin.ts';
import { COLLECTOR } from './node-flags.ts';
import { startPlatform, type PlatformProcess } from './platform-process.ts';

/** The variables in the env block with the addresses of families. */
const FAMILIES = [
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_KAFKA_REST_URL',
  'QSTASH_URL',
  'PLINTH_MANAGEMENT_URL',
];

/**
 * Starts platforms that share their servers, and load balancers that send each request to the next one. The console and
 * the control API are those of the last platform: what tests set there must apply to all, although the first one counts
 * it.
 * @param flagsOf the flags of the first, the second and so on
 * @returns the env block of the first with the addresses of the balancers
 */
export async function startCopies(
  count: number,
  flagsOf: (copy: number) => readonly string[],
): Promise<Pick<PlatformProcess, 'env' | 'stop'>> {
  const platforms: PlatformProcess[] = [];
  // One after the other: the first one migrates the store.
  for (let copy = 0; copy < count; copy++) {
    platforms.push(await startPlatform('start', flagsOf(copy), undefined, COLLECTOR));
  }
  const all = (variable: string): string[] => platforms.map((platform) => platform.env[variable]!);
  const balancers: Balancer[] = [];
  const env = { ...platforms[0]!.env };
  env['PLINTH_CONSOLE_URL'] = all('PLINTH_CONSOLE_URL').at(-1)!;
  for (const variable of FAMILIES) {
    const balancer = await balanceRequests(all(variable));
    balancers.push(balancer);
    env[variable] = balancer.url;
  }
  // All connections lead to one copy: INFO and CLIENT LIST show the clients of their own copy.
  const [url] = all('REDIS_URL') as [string];
  const before = await balanceConnections([Number(new URL(url).port)]);
  balancers.push(before);
  env['REDIS_URL'] = url.replace(/:\d+$/, `:${before.port}`);
  return {
    env,
    stop: async (signal) => {
      await Promise.all(balancers.map((balancer) => balancer[Symbol.asyncDispose]()));
      const codes = await Promise.all(platforms.map((platform) => platform.stop(signal)));
      return codes.find((code) => code !== 0) ?? 0;
    },
  };
}
