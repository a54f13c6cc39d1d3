import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf, done, type QueueClient } from '../client/queue-client.ts';
import { SettingError } from '../settings/load.ts';
import { quantityIn } from '../settings/quantity.ts';
import type { Options } from './api-command.ts';
import { record, table } from './management/table.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';
import { numberIn } from './numbers.ts';
import { momentText } from './moment.ts';

type FlowControl = components['schemas']['flow-control'];

/** `plinth flow-control`: flow-control keys, whose messages share limits. */
export function flowControlCommand(): Command {
  return new Command('flow-control')
    .description('manage flow-control keys: limits that messages share')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(pinCommand())
    .addCommand(unpinCommand())
    .addCommand(pauseCommand())
    .addCommand(resumeCommand())
    .addCommand(resetCommand());
}

function listCommand(): Command {
  return queueServiceCommand('list', 'list the keys', async (client, _args, { search }) => {
    const query = typeof search === 'string' ? { search } : {};
    const answer = await answerOf(client.GET('/v2/flowControl', { params: { query } }));
    const rows = answer.map((key) => [
      key.flowControlKey,
      key.waitListSize,
      parallelismText(key),
      rateText(key),
      pinnedText(key),
      key.isPaused,
    ]);
    const headings = ['KEY', 'WAITING', 'PARALLELISM', 'RATE', 'PINNED', 'PAUSED'];
    return { answer, text: table(headings, rows) };
  }).option('--search <text>', 'only keys that contain this text');
}

function getCommand(): Command {
  return queueServiceCommand('get <key>', 'show a key', async (client, [key = '']) => {
    const answer = await keyOf(client, key);
    return { answer, text: keyText(answer) };
  });
}

function pinCommand(): Command {
  return queueServiceCommand(
    'pin <key>',
    'set limits that override those in messages, until they are unpinned',
    async (client, [key = ''], options) => {
      const query = {
        ...numbersIn(options, ['parallelism', 'rate']),
        ...periodIn(options),
      };
      if (Object.keys(query).length === 0) {
        throw new SettingError('nothing is to be pinned: give --parallelism or --rate');
      }
      const params = { path: { flowControlKey: key }, query };
      await done(client.POST('/v2/flowControl/{flowControlKey}/pin', { params }));
      const answer = await keyOf(client, key);
      return { answer, text: keyText(answer) };
    },
  )
    .option('--parallelism <number>', 'concurrent deliveries')
    .option('--rate <number>', 'requests per period')
    .option('--period <duration>', 'the period of the rate, like 90 or 1m; 1s by default');
}

function unpinCommand(): Command {
  return queueServiceCommand(
    'unpin <key>',
    'let messages change the limits again; both by default',
    async (client, [key = ''], options) => {
      const isOne = options['parallelism'] === true || options['rate'] === true;
      const query = {
        parallelism: !isOne || options['parallelism'] === true,
        rate: !isOne || options['rate'] === true,
      };
      const params = { path: { flowControlKey: key }, query };
      await done(client.POST('/v2/flowControl/{flowControlKey}/unpin', { params }));
      return { answer: { flowControlKey: key }, text: `unpinned ${key}\n` };
    },
  )
    .option('--parallelism', 'the parallelism')
    .option('--rate', 'the rate and its period');
}

function pauseCommand(): Command {
  return queueServiceCommand(
    'pause <key>',
    'pause the deliveries of a key',
    async (client, [key = '']) => {
      const params = { path: { flowControlKey: key } };
      await done(client.POST('/v2/flowControl/{flowControlKey}/pause', { params }));
      return { answer: { flowControlKey: key }, text: `paused ${key}\n` };
    },
  );
}

function resumeCommand(): Command {
  return queueServiceCommand('resume <key>', 'resume a key', async (client, [key = '']) => {
    const params = { path: { flowControlKey: key } };
    await done(client.POST('/v2/flowControl/{flowControlKey}/resume', { params }));
    return { answer: { flowControlKey: key }, text: `resumed ${key}\n` };
  });
}

function resetCommand(): Command {
  return queueServiceCommand(
    'reset <key>',
    'begin a new period of the rate now, with no deliveries counted',
    async (client, [key = '']) => {
      const params = { path: { flowControlKey: key } };
      await done(client.POST('/v2/flowControl/{flowControlKey}/resetRate', { params }));
      return { answer: { flowControlKey: key }, text: `reset the rate of ${key}\n` };
    },
  );
}

function keyOf(client: QueueClient, key: string): Promise<FlowControl> {
  const params = { path: { flowControlKey: key } };
  return answerOf(client.GET('/v2/flowControl/{flowControlKey}', { params }));
}

/** The platform validates the numbers. */
function numbersIn<Name extends string>(options: Options, names: readonly Name[]) {
  const given = names.flatMap((name) =>
    options[name] === undefined ? [] : [[name, numberIn(options[name])] as const],
  );
  return Object.fromEntries(given) as { [name in Name]?: number };
}

/** In seconds, which is also the unit of a bare number. */
function periodIn({ period }: Options): { period?: number } {
  if (typeof period !== 'string') return {};
  const ms = /^\d+$/.test(period) ? undefined : quantityIn(period, 'milliseconds');
  return { period: ms === undefined ? numberIn(period) : ms / 1000 };
}

/** A key as people read it. */
function keyText(key: FlowControl): string {
  return record({
    key: key.flowControlKey,
    waiting: key.waitListSize,
    parallelism: parallelismText(key),
    rate: rateText(key),
    'period began': key.rateMax === 0 ? '-' : momentText(key.ratePeriodStart * 1000),
    pinned: pinnedText(key),
    paused: key.isPaused,
  });
}

function parallelismText({ parallelismCount: now, parallelismMax: most }: FlowControl): string {
  return most === 0 ? `${now}, no limit` : `${now} of ${most}`;
}

function rateText({ rateCount: now, rateMax: most, ratePeriod: period }: FlowControl): string {
  return most === 0 ? 'no limit' : `${now} of ${most} in ${period} s`;
}

function pinnedText({ isPinnedParallelism, isPinnedRate }: FlowControl): string {
  const pinned = [
    ...(isPinnedParallelism ? ['parallelism'] : []),
    ...(isPinnedRate ? ['rate'] : []),
  ];
  return pinned.join(', ') || '-';
}
