import type { Command } from 'commander';
import { controlAnswer, type ControlClient } from '../client/control-client.ts';
import type { Options } from './api-command.ts';
import { confirm, withConfirmation } from './confirm.ts';
import { controlCommand } from './control-command.ts';
import type { Shell } from './shell.ts';
import type { components } from '../../generated/control/types.ts';

/** `plinth reset`: deletes the data of a platform. */
export function resetCommand(): Command {
  const command = controlCommand(
    'reset',
    'delete all data of a platform, and load its last seed again',
    async (client, _args, options, shell) => {
      await confirmReset(client, options, shell);
      const answer = await controlAnswer(
        options['empty'] === true
          ? client.DELETE('/api/control/state')
          : client.POST('/api/control/state/reset'),
      );
      return { answer, text: `forgot all data, seeded ${summary(answer)}\n` };
    },
  ).option('--empty', 'forget the seed too');
  return withConfirmation(command);
}

/** Asks for confirmation that all data should be deleted. @throws SettingError if it is declined */
export async function confirmReset(
  client: ControlClient,
  options: Options,
  shell: Shell,
): Promise<void> {
  // Fails before asking if the platform can't be reached.
  await controlAnswer(client.GET('/api/control'));
  await confirm('forget all data of the platform', options, shell);
}

const WORDS: Readonly<Record<string, string>> = {
  urlGroups: 'URL groups',
  consumerGroups: 'consumer groups',
  deadLetters: 'dead letters',
};

/** `databases: 2, keys: 10` */
export function summary(counts: components['schemas']['seeded']): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0
    ? 'nothing'
    : some.map(([name, count]) => `${WORDS[name] ?? name}: ${count}`).join(', ');
}
