import type { Writable } from 'node:stream';
import type { components } from '../../../generated/kafka/types.ts';
import { lineOutput } from '../line-output.ts';

export type Message = components['schemas']['message'];

export interface OutputOptions {
  readonly json: boolean;
  /** What stands between key and value; keys are not printed without it. */
  readonly keySeparator: string | undefined;
}

/** Prints messages, a line each, until the reader closes the output. */
export interface Output {
  /** Resolves when the messages have been handed over; false where nobody reads them any more. */
  print(messages: readonly Message[]): Promise<boolean>;
}

/** Prints messages to a stream, not faster than they are read there. */
export function outputTo(stream: Writable, options: OutputOptions): Output {
  const output = lineOutput(stream);
  return {
    print: (messages) => output.print(messages.map((message) => lineOf(message, options))),
  };
}

/** A tombstone, which has no value, is an empty one; in JSON it is `null`. */
function lineOf(message: Message, { json, keySeparator }: OutputOptions): string {
  if (json) return JSON.stringify(message);
  const value = message.value ?? '';
  return keySeparator === undefined ? value : `${message.key}${keySeparator}${value}`;
}
