import type { Writable } from 'node:stream';
import type { components } from '../../../generated/kafka/types.ts';
import { lineOutput } from '../line-output.ts';
import { printable, printableJson } from '../printable.ts';

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

/**
 * Prints messages to a stream, with back-pressure. Anybody may have produced them, so a terminal gets them without
 * control characters; a file or a pipe gets them unchanged.
 */
export function outputTo(
  stream: Writable & { readonly isTTY?: boolean },
  options: OutputOptions,
): Output {
  const output = lineOutput(stream);
  const show = stream.isTTY === true ? printable : (text: string) => text;
  return {
    print: (messages) => output.print(messages.map((message) => lineOf(message, options, show))),
  };
}

/** A tombstone, which has no value, is an empty line, or `null` in JSON. */
function lineOf(
  message: Message,
  { json, keySeparator }: OutputOptions,
  show: (text: string) => string,
): string {
  if (json) return printableJson(JSON.stringify(message));
  const value = show(message.value ?? '');
  return keySeparator === undefined ? value : `${show(message.key ?? '')}${keySeparator}${value}`;
}
