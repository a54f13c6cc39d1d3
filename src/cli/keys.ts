import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf } from '../client/queue-client.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';

type SigningKeys = components['schemas']['signing-keys'];

/** `plinth keys`: shows and rotates the signing keys of the queue service. */
export function keysCommand(): Command {
  return new Command('keys')
    .description('show and rotate the keys that deliveries of the queue service are signed with')
    .addCommand(showCommand())
    .addCommand(rotateCommand());
}

function showCommand(): Command {
  return queueServiceCommand(
    'show',
    'print the signing keys, as variables that the official clients read',
    async (client) => {
      const answer = await answerOf(client.GET('/v2/keys'));
      return { answer, text: variables(answer) };
    },
  );
}

function rotateCommand(): Command {
  return queueServiceCommand(
    'rotate',
    'make the next key the current one, and generate a new next one',
    async (client) => {
      const answer = await answerOf(client.POST('/v2/keys/rotate'));
      const text =
        'rotated the signing keys: the next one signs now (plinth keys show prints both)\n';
      return { answer, text };
    },
  );
}

function variables({ current, next }: SigningKeys): string {
  return `QSTASH_CURRENT_SIGNING_KEY=${current}\nQSTASH_NEXT_SIGNING_KEY=${next}\n`;
}
