import { Command } from 'commander';
import type { components } from '../../generated/queue/types.ts';
import { answerOf, done } from '../client/queue-client.ts';
import { presentFields, record, table, type Cell } from './management/table.ts';
import { readBody, withBodyFile } from './queue-service/body.ts';
import { messageHeaders, withScheduledOptions } from './queue-service/message-options.ts';
import { momentText } from './moment.ts';
import { queueServiceCommand } from './queue-service/queue-service-command.ts';

type Schedule = components['schemas']['schedule'];

/** `plinth schedule`: messages that are published repeatedly. */
export function scheduleCommand(): Command {
  return new Command('schedule')
    .description('manage schedules, which publish messages repeatedly')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(pauseCommand())
    .addCommand(resumeCommand())
    .addCommand(deleteCommand());
}

function createCommand(): Command {
  const command = queueServiceCommand(
    'create <destination> [body]',
    'create a schedule, or overwrite the one with the same id',
    async (client, [destination = '', text], options, shell) => {
      const { cron, id, queue } = options as {
        readonly cron: string;
        readonly id?: string;
        readonly queue?: string;
      };
      const headers = {
        ...messageHeaders(options),
        ...(id !== undefined && { 'Upstash-Schedule-Id': id }),
        ...(queue !== undefined && { 'Upstash-Queue-Name': queue }),
      };
      const params = {
        path: { destinationOrId: destination },
        header: { 'Upstash-Cron': cron },
      };
      const answer = await answerOf(
        client.POST('/v2/schedules/{destinationOrId}', {
          params,
          headers,
          ...(await readBody(text, options, shell)),
        }),
      );
      return { answer, text: `created schedule ${answer.scheduleId}\n` };
    },
  )
    .requiredOption(
      '--cron <expression>',
      'when: minute, hour, day, month, weekday, in UTC or after CRON_TZ=zone',
    )
    .option('--id <id>', 'id of the schedule; a new one by default')
    .option('--queue <name>', 'queue of the messages');
  return withScheduledOptions(withBodyFile(command));
}

function listCommand(): Command {
  return queueServiceCommand('list', 'list the schedules', async (client) => {
    const answer = await answerOf(client.GET('/v2/schedules'));
    const rows = answer.map((schedule) => [
      schedule.scheduleId,
      schedule.cron,
      schedule.destination,
      schedule.isPaused,
      momentText(schedule.lastScheduleTime),
      momentText(schedule.nextScheduleTime),
    ]);
    return { answer, text: table(['ID', 'CRON', 'DESTINATION', 'PAUSED', 'LAST', 'NEXT'], rows) };
  });
}

function getCommand(): Command {
  return queueServiceCommand('get <id>', 'show a schedule', async (client, [id = '']) => {
    const params = { path: { destinationOrId: id } };
    const answer = await answerOf(client.GET('/v2/schedules/{destinationOrId}', { params }));
    return { answer, text: scheduleText(answer) };
  });
}

function pauseCommand(): Command {
  return queueServiceCommand(
    'pause <id>',
    'pause a schedule; its ticks are skipped',
    async (client, [id = '']) => {
      const params = { path: { scheduleId: id } };
      await done(client.PATCH('/v2/schedules/{scheduleId}/pause', { params }));
      return { answer: { scheduleId: id }, text: `paused schedule ${id}\n` };
    },
  );
}

function resumeCommand(): Command {
  return queueServiceCommand('resume <id>', 'resume a schedule', async (client, [id = '']) => {
    const params = { path: { scheduleId: id } };
    await done(client.PATCH('/v2/schedules/{scheduleId}/resume', { params }));
    return { answer: { scheduleId: id }, text: `resumed schedule ${id}\n` };
  });
}

function deleteCommand(): Command {
  return queueServiceCommand(
    'delete <id>',
    'delete a schedule; messages that it has published are kept',
    async (client, [id = '']) => {
      const params = { path: { destinationOrId: id } };
      await done(client.DELETE('/v2/schedules/{destinationOrId}', { params }));
      return { answer: { scheduleId: id }, text: `deleted schedule ${id}\n` };
    },
  );
}

/** A schedule as people read it; `--json` has the rest. */
function scheduleText(schedule: Schedule): string {
  const { lastScheduleStates = {} } = schedule;
  const optional: [string, Cell | undefined][] = [
    ['queue', schedule.queueName],
    ['flow_control_key', schedule.flowControlKey],
    ['labels', schedule.labels?.join(', ')],
    ['callback', schedule.callback],
    ['failure_callback', schedule.failureCallback],
    ['delay', schedule.delay === undefined ? undefined : `${schedule.delay} s`],
    ['body', schedule.body],
    ['body_base64', schedule.bodyBase64],
  ];
  return record({
    id: schedule.scheduleId,
    cron: schedule.cron,
    destination: schedule.destination,
    method: schedule.method,
    retries: schedule.retries,
    ...presentFields(optional),
    created: momentText(schedule.createdAt),
    paused: schedule.isPaused,
    last: momentText(schedule.lastScheduleTime),
    ...Object.fromEntries(
      Object.entries(lastScheduleStates).map(([id, state]) => [`last ${id}`, state]),
    ),
    next: momentText(schedule.nextScheduleTime),
  });
}
