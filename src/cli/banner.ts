import { formatEnvBlock } from '../env-block.ts';
import type { RunningPlatform } from '../platform.ts';
import type { Settings } from '../settings/table.ts';

/** What a user sees when everything is ready. */
export function banner(title: string, settings: Settings, platform: RunningPlatform): string {
  const { addresses, env, keepsData } = platform;
  const kept = keepsData ? `data in ${settings.dataDir}` : 'nothing is kept';
  return `
${title} is ready (${kept}). Ctrl-C stops it.

  Redis REST   ${addresses.redis}
  Console      ${addresses.console}

${formatEnvBlock(env)}
`;
}
