import { Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SettingError } from '../../settings/load.ts';
import { fetchWithin } from '../fetch-within.ts';
import { kafkaClientOf, withKafkaConnection } from '../kafka/connection-options.ts';
import { readNumber } from '../numbers.ts';
import { POSITION, readPosition, type Position } from '../kafka/position.ts';
import { CALL_TIMEOUT, once, reconnecting, type Caller } from '../reconnect.ts';
import { printMessage, shellOf } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { consumeAsMember } from './member.ts';
import { outputTo } from './output.ts';
import { readPartitions } from './partitions.ts';

interface ConsumeOptions {
  readonly from: string;
  readonly partition?: string;
  readonly count?: string;
  readonly follow: boolean;
  readonly group?: string;
  readonly instance?: string;
  readonly keySeparator?: string;
  readonly json?: boolean;
}

/** Milliseconds that an instance may take to leave its group after Ctrl-C. */
const PATIENCE = 1000;

/** `plinth consume`: prints the messages of a topic as they arrive, until Ctrl-C. */
export function consumeCommand(): Command {
  const command = new Command('consume')
    .description('print and follow the messages of a topic')
    .argument('<topic>')
    .option(`--from <${POSITION}>`, 'where to begin; a time like 2026-11-20T12:00:00Z', 'earliest')
    .option('--partition <number>', 'one partition only')
    .option('--count <number>', 'end after this many messages')
    .option('--no-follow', 'end when there are no more messages')
    .option('--group <group>', 'consume as an instance of a group, which continues where it was')
    .option('--instance <id>', 'the id of that instance; a new one by default')
    .option('--key-separator <text>', 'print keys too, with this between key and value')
    .option('--json', 'print each message as JSON, one per line');
  return withKafkaConnection(command).action(async () => {
    const [topic = ''] = command.args;
    const options = command.opts<ConsumeOptions>();
    const from = positionOf(options.from);
    const { group, partition, follow, keySeparator } = options;
    const count = options.count === undefined ? Infinity : readNumber('--count', options.count);
    const shell = shellOf(command);
    const output = outputTo(shell.stdout, { json: options.json === true, keySeparator });
    const client = await kafkaClientOf(command, (request) => fetchWithin(CALL_TIMEOUT, request));
    const warn = (sentence: string) => printMessage(shell, sentence);
    const shared = { topic, count, follow };
    const callerUntil = (signal: AbortSignal): Caller => {
      const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal });
      return follow ? reconnecting({ wait, say: warn, signal }) : once;
    };
    if (group === undefined) {
      const number = partition === undefined ? undefined : readNumber('--partition', partition);
      if (options.instance !== undefined) throw new SettingError('--instance needs --group');
      const all = { ...shared, from, partition: number, warn };
      return untilInterrupted(shell, (signal) =>
        readPartitions(client, output, { ...all, call: callerUntil(signal), signal }),
      );
    }
    if (typeof from !== 'string') {
      throw new SettingError(
        'with --group, --from must be earliest or latest: set where a group goes on with plinth group reset',
      );
    }
    if (partition !== undefined) {
      throw new SettingError('--partition and --group are both given: a group assigns partitions');
    }
    const instance = options.instance ?? `plinth-${randomUUID()}`;
    const all = { ...shared, from, group, instance, patience };
    return untilInterrupted(shell, (signal) =>
      consumeAsMember(client, output, { ...all, call: callerUntil(signal), signal }),
    );
  });
}

function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE);
}

function positionOf(text: string): Position {
  const position = readPosition(text);
  if (position !== undefined) return position;
  const rule = 'earliest, latest, an offset or a time such as 2026-11-20T12:00:00Z';
  throw new SettingError(`--from must be ${rule}, not ${JSON.stringify(text)}`);
}
