import { Option, type Command } from 'commander';
import type { Addresses, DefaultCredentials } from '../control/env-block.ts';
import { explicitSettings, loadSettings, SettingError } from '../settings/load.ts';
import {
  addressOf,
  readStoredCredentials,
  localPlatform,
  type LocalPlatform,
} from './local-platform.ts';
import { optionOf, shellOf } from './shell.ts';

/** Adds the options that select the platform. */
export function withUrl(command: Command, api: string, variable: string): Command {
  return command
    .addOption(new Option('--url <url>', `${api}, the local one by default`).env(variable))
    .option('--data-dir <path>', 'data directory of the local platform, to find it by');
}

/** The platform that a command calls. */
export interface CalledPlatform {
  readonly url: string;
  /** The local platform, for what the options leave out. */
  readonly local: LocalPlatform;
  /**
   * The credentials that the local platform keeps, if it is running and is the one that is called.
   */
  readonly storedCredentials: () => Promise<DefaultCredentials | undefined>;
}

/**
 * The platform that a command calls: that of `--url`, else the one on this machine.
 * @param option its option, for a command that calls several
 * @throws SettingError
 */
export function calledPlatform(
  command: Command,
  name: keyof Addresses,
  option = 'url',
): CalledPlatform {
  const { dataDir } = command.opts<{ dataDir?: string }>();
  const sources = { flags: { dataDir }, env: shellOf(command).env };
  const local = localPlatform(loadSettings(sources), explicitSettings(sources));
  const url = optionOf(command, option);
  if (url !== undefined) {
    const elsewhere = { ...local, runtime: undefined };
    return { url: checkedUrl(url), local: elsewhere, storedCredentials: async () => undefined };
  }
  const storedCredentials = async () =>
    local.runtime === undefined ? undefined : readStoredCredentials(local);
  return { url: addressOf(local, name, 'give --url'), local, storedCredentials };
}

/** The value of `--url`, without slashes at its end. @throws SettingError */
export function checkedUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`--url must be an http or https URL, not ${JSON.stringify(text)}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SettingError(
      '--url must not have a user name or a password in it: there are options for them',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SettingError(`--url must end before ? and #, it is ${JSON.stringify(text)}`);
  }
  return text.replace(/\/+$/, '');
}
