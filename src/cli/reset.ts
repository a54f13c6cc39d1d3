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
    'delete all data of a platform, and add its last seed again',
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

/** Asks whether all data is meant to go. @throws SettingError where it is not */
export async function confirmReset(
  client: ControlClient,
  options: Options,
  shell: Shell,
): Promise<void> {
  // Where nobody answers there is nothing to ask about.
  await controlAnswer(client.GET('/api/control'));
  await confirm('forget all data of the platform', options, shell);
}
