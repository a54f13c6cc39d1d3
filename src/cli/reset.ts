import type { Command } from 'commander';
import { controlAnswer, type ControlClient } from '../client/control/control-client.ts';
import type { Options } from './api-command.ts';
import { confirm, withConfirmation } from './confirm.ts';
import { controlCommand } from './control/control-command.ts';
import { summary } from './control/summary.ts';
import type { Shell } from './shell.ts';

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
