import { Command } from 'commander';
import type { components } from '../../generated/control/types.ts';
import { controlAnswer } from '../client/control-client.ts';
import { SettingError } from '../settings/load.ts';
import { controlCommand } from './control-command.ts';
import { table } from './management/table.ts';

type Sent = components['schemas']['sent-callback'];

/** `plinth webhook`: what the mock of a contract sends by itself. */
export function webhookCommand(): Command {
  return new Command('webhook')
    .description('send webhooks of the contract of a mock, and list what it has sent')
    .addCommand(sendCommand())
    .addCommand(listCommand());
}

function sendCommand(): Command {
  return controlCommand(
    'send <name> <url>',
    'send a webhook, by its name in the contract',
    async (client, [name = '', url = ''], options) => {
      const { example, body } = options as { readonly example?: string; readonly body?: string };
      const params = { path: { name } };
      const asked = {
        url,
        ...(example !== undefined && { example }),
        ...(body !== undefined && { body: jsonOf(body) }),
      };
      const answer = await controlAnswer(
        client.POST('/api/control/webhooks/{name}', { params, body: asked }),
      );
      return { answer, text: `sending ${name} to ${answer.url}\n` };
    },
  )
    .option('--example <name>', 'with this example of the contract')
    .option('--body <json>', 'with this body');
}

function listCommand(): Command {
  return controlCommand('list', 'list callbacks and webhooks that were sent', async (client) => {
    const answer = await controlAnswer(client.GET('/api/control/callbacks'));
    return { answer, text: tableOf(answer.callbacks) };
  });
}

function tableOf(sent: readonly Sent[]): string {
  if (sent.length === 0) return 'nothing was sent\n';
  return table(
    ['NAME', 'METHOD', 'URL', 'STATE', 'ATTEMPTS', 'STATUS'],
    sent.map(({ name, method, url, state, attempts, status, error }) => [
      name,
      method,
      url,
      state,
      String(attempts),
      String(status ?? error ?? ''),
    ]),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SettingError(`--body must be JSON, not ${text.slice(0, 100)}`);
  }
}
