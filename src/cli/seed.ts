import type { Command } from 'commander';
import type { components } from '../../generated/control/types.ts';
import { controlAnswer } from '../client/control-client.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { withConfirmation } from './confirm.ts';
import { controlCommand } from './control-command.ts';
import { readDocument } from './read-input.ts';
import { summary, confirmReset } from './reset.ts';

/** `plinth seed`: loads the data of a file into a platform. */
export function seedCommand(): Command {
  const command = controlCommand(
    'seed <file>',
    'add the data of a seed (YAML or JSON) to a platform; - is the standard input',
    async (client, [file = ''], options, shell) => {
      // The API validates it.
      const body = (await readDocument(file, shell)) as Mutable<components['schemas']['seed']>;
      const isReplacing = options['replace'] === true;
      if (isReplacing) await confirmReset(client, options, shell);
      const answer = await controlAnswer(
        isReplacing
          ? client.PUT('/api/control/state', { body })
          : client.POST('/api/control/state', { body }),
      );
      return { answer, text: `seeded ${summary(answer)}\n` };
    },
  ).option('--replace', 'replace all data; plinth reset restores this seed');
  return withConfirmation(command);
}
