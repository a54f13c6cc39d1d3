import { basename } from 'node:path';
import { Command } from 'commander';
import type { components } from '../../generated/control/types.ts';
import { controlAnswer } from '../client/control-client.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { controlCommand } from './control-command.ts';
import { readDocument } from './read-input.ts';
import { table } from './management/table.ts';

type Scenarios = components['schemas']['scenarios'];

/** `plinth scenario`: faults that are set and removed together. */
export function scenarioCommand(): Command {
  return new Command('scenario')
    .description('play scenarios: the faults of a file, for all clients or for one')
    .addCommand(playCommand())
    .addCommand(
      controlCommand('list', 'list the active scenarios', async (client) =>
        shown(await controlAnswer(client.GET('/api/control/scenarios'))),
      ),
    )
    .addCommand(
      controlCommand('stop <name>', 'stop a scenario', async (client, [name = '']) => {
        const params = { path: { name } };
        return shown(
          await controlAnswer(client.DELETE('/api/control/scenarios/{name}', { params })),
        );
      }),
    );
}

function playCommand(): Command {
  return controlCommand(
    'play <file>',
    'play a scenario of YAML or JSON, by the name of its file',
    async (client, [file = ''], { client: only, name }, shell) => {
      // The API validates it.
      const given = (await readDocument(file, shell)) as Mutable<components['schemas']['scenario']>;
      const body = typeof only === 'string' ? { ...given, client: only } : given;
      const known = typeof name === 'string' ? name : basename(file).replace(/\.(ya?ml|json)$/, '');
      const params = { path: { name: known } };
      return shown(
        await controlAnswer(client.PUT('/api/control/scenarios/{name}', { params, body })),
      );
    },
  )
    .option('--name <name>', 'another name than that of the file')
    .option('--client <name>', 'only for requests with this header Plinth-Client');
}

function shown(answer: Scenarios) {
  const rows = answer.scenarios.map(({ name, faults }) => [
    name,
    faults[0]?.fault.client ?? '*',
    faults.length,
    faults.reduce((sum, { met }) => sum + met, 0),
  ]);
  return { answer, text: table(['NAME', 'CLIENT', 'FAULTS', 'MET'], rows) };
}
