import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Command } from 'commander';
import { answerOf, type KafkaClient } from '../../client/kafka-client.ts';
import { SettingError } from '../../settings/load.ts';
import { kafkaClientOf, withKafkaConnection } from '../kafka/connection-options.ts';
import { shellOf } from '../shell.ts';
import {
  linesOf,
  batches,
  messageMaker,
  type MessageOptions,
  type NewMessage,
} from './messages.ts';
import { jsonText, printableLines } from '../printable.ts';

interface ProduceOptions extends MessageOptions {
  readonly file?: string;
  readonly json?: boolean;
}

/**
 * `plinth produce`: produces a message from the command line, or one per line of a file or of the standard
 * input.
 */
export function produceCommand(): Command {
  const command = new Command('produce')
    .description('produce messages to a topic')
    .argument('<topic>')
    .argument('[value]', 'value of one message; without it, each line of the input is one')
    .option('--file <path>', 'read lines from a file instead of the standard input')
    .option('--key <key>', 'key of all messages')
    .option('--key-separator <text>', 'separator of key and value in each line')
    .option('--header <name=value...>', 'headers of all messages')
    .option('--partition <number>', 'partition of all messages; by default chosen by their keys')
    .option('--json', 'print the position of each message as JSON, one per line');
  return withKafkaConnection(command).action(async () => {
    const [topic = '', value] = command.args;
    const options = command.opts<ProduceOptions>();
    const make = messageMaker(options);
    if (value !== undefined && options.file !== undefined) {
      throw new SettingError('a value and --file are both given');
    }
    const client = await kafkaClientOf(command);
    const { stdin, stdout } = shellOf(command);
    const printAsJson = (answer: readonly object[]) =>
      stdout.write(answer.map((at) => jsonText(at)).join(''));
    const print = options.json === true ? printAsJson : () => undefined;
    const say = (sentence: string) => stdout.write(`${printableLines(sentence)}\n`);
    if (value !== undefined) {
      const [at] = await send(client, topic, [make(value)]);
      if (options.json === true) printAsJson([at!]);
      else say(`produced to ${topic}, partition ${at!.partition}, offset ${at!.offset}`);
      return;
    }
    let count = 0;
    for await (const lines of inputOf(options.file, stdin)) {
      for (const batch of batches(lines.map(make))) {
        print(await send(client, topic, batch));
        count += batch.length;
      }
    }
    if (options.json !== true)
      say(`produced ${count} message${count === 1 ? '' : 's'} to ${topic}`);
  });
}

function send(client: KafkaClient, topic: string, body: NewMessage[]) {
  return answerOf(client.POST('/produce/{topic}', { params: { path: { topic } }, body }));
}

/** The lines of a file, or of the standard input. @throws SettingError if they can't be read */
async function* inputOf(file: string | undefined, stdin: Readable): AsyncGenerator<string[]> {
  const name = file ?? 'the standard input';
  const input: AsyncIterable<Buffer> = file === undefined ? stdin : createReadStream(file);
  try {
    yield* linesOf(input);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new SettingError(`${name} is not UTF-8 text`, { cause: error });
    }
    throw new SettingError(`${name} can't be read (${code})`, { cause: error });
  }
}
