import { Command } from 'commander';
import type { components } from '../../generated/control/types.ts';
import { controlAnswer, type ControlClient } from '../client/control-client.ts';
import { SettingError } from '../settings/load.ts';
import { quantityIn } from '../settings/quantity.ts';
import { controlCommand } from './control-command.ts';
import { record } from './management/table.ts';

type Clock = components['schemas']['clock'];
type Change = components['schemas']['change-clock'];

/** `plinth clock`: the time of a platform, and where its ids come from. */
export function clockCommand(): Command {
  return new Command('clock')
    .description('move or freeze the clock of a platform')
    .addCommand(
      controlCommand('get', 'show the time of the platform', async (client) =>
        shown(await controlAnswer(client.GET('/api/control/clock'))),
      ),
    )
    .addCommand(
      controlCommand(
        'move <time>',
        'move it by 90m or 1d, or to 2030-01-01T00:00:00Z',
        (client, [time = '']) => change(client, moveIn(time)),
      ),
    )
    .addCommand(controlCommand('freeze', 'stop it', (client) => change(client, { frozen: true })))
    .addCommand(
      controlCommand('resume', 'resume it', (client) => change(client, { frozen: false })),
    )
    .addCommand(
      controlCommand(
        'fix-ids <seed>',
        'generate new ids from a seed, until a reset',
        async (client, [text = '']) => {
          const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
          if (Number.isNaN(seed)) throw new SettingError(`a seed is a number, not "${text}"`);
          return shown(await controlAnswer(client.PUT('/api/control/ids', { body: { seed } })));
        },
      ),
    );
}

async function change(client: ControlClient, body: Change) {
  return shown(await controlAnswer(client.PATCH('/api/control/clock', { body })));
}

function moveIn(time: string): Change {
  if (/^\d{4}-/.test(time)) return { moveTo: time };
  const moveBy = quantityIn(time, 'milliseconds');
  if (moveBy !== undefined) return { moveBy };
  throw new SettingError(
    `a time to move the clock by is like 90m or 1d, or a moment like 2030-01-01T00:00:00Z, not "${time}"`,
  );
}

function shown(answer: Clock) {
  const { now, frozen, ahead, idSeed } = answer;
  return { answer, text: record({ now, frozen, ahead: `${ahead} ms`, ids: idSeed ?? 'random' }) };
}
