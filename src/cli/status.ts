import { Command } from 'commander';
import { UnreachableError } from '../client/fetch-answer.ts';
import type { Addresses } from '../control/env-block.ts';
import { explicitSettings, loadSettings } from '../settings/load.ts';
import { listed } from './banner.ts';
import { paintFor } from './color.ts';
import { fetchWithin } from './fetch-within.ts';
import { addressesOf, localPlatform } from './local-platform.ts';
import { ADDRESS_SETTINGS, sourcesOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';
import { jsonText, printable } from './printable.ts';

/** How long the local platform may take to answer a health check, in milliseconds. */
const PATIENCE = 5000;

/** `plinth status`: whether a platform runs here, and where. */
export function statusCommand(): Command {
  const command = new Command('status')
    .description('show whether a platform runs here, since when and at which addresses')
    .option('--json', 'print it as JSON');
  return withSettings(command, ADDRESS_SETTINGS, { takesOthers: true }).action(async () => {
    const sources = sourcesOf(command);
    const settings = loadSettings(sources);
    const local = localPlatform(settings, explicitSettings(sources));
    const addresses = addressesOf(local, 'look where it was started');
    const { version } = await healthOf(addresses, settings.dataDir);
    const { pid, startedAt } = local.runtime ?? {};
    const answer = {
      version,
      ...(pid !== undefined && { pid, started_at: startedAt, data_dir: settings.dataDir }),
      addresses,
    };
    const shell = shellOf(command);
    const { stdout } = shell;
    if (command.opts<{ json?: boolean }>().json === true) {
      stdout.write(jsonText(answer, 2));
      return;
    }
    const since = pid === undefined ? '' : ` since ${startedAt}`;
    const kept = pid === undefined ? '' : ` (pid ${pid}, data in ${settings.dataDir})`;
    const runs = paintFor(shell)('green', 'runs');
    stdout.write(`Plinth ${printable(version)} ${runs}${since}${kept}.\n\n${listed(addresses)}`);
  });
}

/** @throws UnreachableError if no platform answers */
async function healthOf({ console }: Addresses, dataDir: string): Promise<{ version: string }> {
  const none = `no platform runs on the data directory ${dataDir}, and none answers at ${console}`;
  try {
    const response = await fetchWithin(PATIENCE, new Request(`${console}/health`));
    const health = (await response.json()) as { version?: unknown };
    if (response.ok && typeof health.version === 'string') return { version: health.version };
  } catch (cause) {
    throw new UnreachableError(none, { cause });
  }
  throw new UnreachableError(none);
}
