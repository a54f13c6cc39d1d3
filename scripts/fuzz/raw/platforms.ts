import { startPlatform } from '../../../contract-tests/harness/platform-process.ts';
import type { Pair } from './compare-raw.ts';

/** Starts two platforms, one with a front and one without. @returns the ports of their Redis REST APIs */
export async function platforms(): Promise<Pair> {
  const [front, node] = await Promise.all([
    startPlatform('start', ['--memory']),
    startPlatform('start', ['--memory', '--http', 'node']),
  ]);
  const portOf = ({ env }: typeof front) => Number(new URL(env['UPSTASH_REDIS_REST_URL']!).port);
  return {
    front: portOf(front),
    node: portOf(node),
    close: async () => void (await Promise.all([front.stop('SIGTERM'), node.stop('SIGTERM')])),
  };
}
