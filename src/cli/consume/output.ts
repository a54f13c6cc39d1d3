import type { Writable } from 'node:stream';
import type { components } from '../../../generated/kafka/types.ts';
import { lineOutput } from '../line-output.ts';

export type Message = components['schemas']['message'];

export interface OutputOptions {
  readonly json: boolean;
  /** The separator between key and value; without one, keys are not printed. */
  readonly keySeparator: string | undefined;
}

/** Prints messages, one per line, until the reader closes the output. */
export interface Output {
  /** Resolves once the messages are written; false if the reader has closed the output. */
  print(messages: readonly Message[]): Promise<boolean>;
}

/** Prints messages to a stream, with back-pressure. */
export function outputTo(stream: Writable, options: OutputOptions): Output {
  const output = lineOutput(stream);
  return {
    print: (messages) => output.print(messages.map((message) => lineOf(message, options))),
  };
}

/** A tombstone, which has no value, is an empty line, or `null` in JSON. */
function lineOf(message: Message, { json, keySeparator }: OutputOptions): string {
  if (json) return JSON.stringify(message);
  const value = message.value ?? '';
  return keySeparator === undefined ? value : `${message.key}${keySeparator}${value}`;
}
