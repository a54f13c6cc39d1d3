import { Command } from 'commander';
import { formatEnvBlock } from '../control/env-block.ts';
import { explicitSettings, loadSettings } from '../settings/load.ts';
import { localEnvBlock } from './local-env-block.ts';
import { localPlatform } from './local-platform.ts';
import { ADDRESS_SETTINGS, sourcesOf, withSettings } from './setting-options.ts';
import { printMessage, shellOf } from './shell.ts';
import { printableLines } from './printable.ts';

/** `plinth env`: the env block of the platform that runs on a data directory, or would with these settings. */
export function envCommand(): Command {
  const command = new Command('env').description(
    'print the variables that clients need for the platform that runs here, or would with these settings',
  );
  return withSettings(
    command,
    [...ADDRESS_SETTINGS, 'redisToken', 'kafkaUsername', 'kafkaPassword', 'email', 'apiKey'],
    { takesOthers: true },
  ).action(async () => {
    const sources = sourcesOf(command);
    const settings = loadSettings(sources);
    const local = localPlatform(settings, explicitSettings(sources));
    const block = await localEnvBlock(local, 'start it with --env-out');
    const shell = shellOf(command);
    const text = formatEnvBlock(block);
    shell.stdout.write(shell.stdout.isTTY === true ? printableLines(text) : text);
    if (block['UPSTASH_API_KEY'] === undefined) {
      printMessage(shell, 'UPSTASH_API_KEY is not known: the platform was given one of its own');
    }
  });
}
