import type { components } from '../../../generated/kafka/types.ts';
import type { Mutable } from '../../client/fetch-client.ts';
import { SettingError } from '../../settings/load.ts';
import { readNumber } from '../numbers.ts';

export type NewMessage = Mutable<components['schemas']['topic-message']>;

/** The options that all messages of a run share. */
export interface MessageOptions {
  readonly key?: string;
  readonly keySeparator?: string;
  readonly header?: readonly string[];
  readonly partition?: string;
}

/** Makes messages from values, or from lines with a key before the separator. @throws SettingError */
export function messageMaker(options: MessageOptions): (line: string) => NewMessage {
  const { key, keySeparator, header = [], partition } = options;
  if (key !== undefined && keySeparator !== undefined) {
    throw new SettingError('--key and --key-separator are both given: there can be one key');
  }
  if (keySeparator === '') throw new SettingError('--key-separator must not be empty');
  const headers = header.map(readHeader);
  const shared = {
    ...(headers.length > 0 && { headers }),
    ...(partition !== undefined && { partition: readNumber('--partition', partition) }),
  };
  if (keySeparator === undefined) {
    return (value) => ({ ...shared, ...(key !== undefined && { key }), value });
  }
  return (line) => {
    const end = line.indexOf(keySeparator);
    if (end < 0) {
      throw new SettingError(
        `there is no ${JSON.stringify(keySeparator)} after a key in ${JSON.stringify(line.slice(0, 60))}`,
      );
    }
    return { ...shared, key: line.slice(0, end), value: line.slice(end + keySeparator.length) };
  };
}

function readHeader(text: string): { key: string; value: string } {
  const equals = text.indexOf('=');
  if (equals > 0) return { key: text.slice(0, equals), value: text.slice(equals + 1) };
  throw new SettingError(`--header must be name=value, not ${JSON.stringify(text)}`);
}

/** Maximum number of messages in a request. */
const MOST_MESSAGES = 1000;
/** Maximum number of characters of values and keys in a request of more than one message. */
const MOST_CHARACTERS = 500_000;

/** Splits messages into the batches that they are sent in. */
export function* batches(messages: readonly NewMessage[]): Generator<NewMessage[]> {
  let batch: NewMessage[] = [];
  let size = 0;
  for (const message of messages) {
    const more = (message.value?.length ?? 0) + (message.key?.length ?? 0);
    if (batch.length === MOST_MESSAGES || (batch.length > 0 && size + more > MOST_CHARACTERS)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(message);
    size += more;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Splits UTF-8 text into lines as it arrives; yields the lines that each piece of the input completes.
 * The last line needs no line break. Both `\n` and `\r\n` end a line.
 * @throws TypeError if the text is not UTF-8
 */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of input) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
