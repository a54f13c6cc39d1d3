import type { Command } from 'commander';
import { stringify } from 'yaml';
import { controlAnswer } from '../client/control-client.ts';
import { controlCommand } from './control-command.ts';

/** `plinth export`: prints the data of a platform as a seed. */
export function exportCommand(): Command {
  return controlCommand(
    'export',
    'print all data of a platform as a seed, in YAML or JSON',
    async (client) => {
      const answer = await controlAnswer(client.GET('/api/control/state'));
      return { answer, text: stringify(answer) };
    },
  );
}
