import type { Writable } from 'node:stream';
import type { components } from '../../../generated/kafka/types.ts';

export type Message = components['schemas']['message'];

export interface OutputOptions {
  readonly json: boolean;
  /** What stands between key and value; keys are not printed without it. */
  readonly keySeparator: string | undefined;
}

/** Where messages are printed, each in a line, until somebody has enough of them. */
export interface Output {
  /** Comes back when the messages have been handed over; false where nobody reads them any more. */
  print(messages: readonly Message[]): Promise<boolean>;
}

/** Prints messages to a stream, not faster than they are read there. */
export function outputTo(stream: Writable, options: OutputOptions): Output {
  let isOpen = true;
  // `plinth consume orders | head` has enough after ten lines, which is no failure.
  stream.on('error', () => (isOpen = false));
  return {
    print: (messages) =>
      new Promise((resolve) => {
        if (messages.length === 0 || !isOpen) return resolve(isOpen);
        const lines = messages.map((message) => `${lineOf(message, options)}\n`).join('');
        stream.write(lines, (error) => resolve(error === null || error === undefined));
      }),
  };
}

/** A tombstone, which has no value, is an empty one; in JSON it is `null`. */
function lineOf(message: Message, { json, keySeparator }: OutputOptions): string {
  if (json) return JSON.stringify(message);
  const value = message.value ?? '';
  return keySeparator === undefined ? value : `${message.key}${keySeparator}${value}`;
}
