import { CommanderError } from 'commander';
import { KafkaError } from '../client/kafka/errors.ts';
import { ManagementError } from '../client/management/errors.ts';
import { QueueServiceError } from '../client/queue/errors.ts';
import { UnreachableError } from '../client/reach.ts';
import { SchemaRegistryClientError } from '../client/schema-registry/errors.ts';
import { UnsendableError } from '../client/unsendable-error.ts';
import { ControlError } from '../control/errors.ts';
import { DataError } from '../data-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { SettingError } from '../settings/load.ts';
import { printable } from './printable.ts';
import { heedStandardOutput } from './standard-output.ts';
import { plinthProgram, withAllBelow } from './program.ts';

// Whatever is made is for its owner only: data, and what SQLite makes beside it.
process.umask(process.umask() | 0o077);
const program = plinthProgram();
heedStandardOutput();
for (const command of withAllBelow(program)) {
  command.exitOverride();
  command.configureOutput({ outputError: (message, write) => write(inOneLine(message)) });
}
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** What Commander says (`error: unknown option '--prot'`, and a guess below) as we say things. */
function inOneLine(message: string): string {
  return `${message
    .replace(/^error: /, 'plinth: ')
    .trimEnd()
    .replaceAll('\n', ' ')}\n`;
}

/** Says in one line what is wrong. @returns the exit code */
function report(error: unknown): number {
  // Commander has already printed what it has to say.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
  const code = codeOf(error);
  if (code === undefined) {
    console.error(error);
    return EXIT_CODES.failure;
  }
  const { message } = error as Error;
  // What the platform says has lines of its own at most where a schema is not compatible.
  const lines = message.split('\n').map(printable).join('\n');
  const isPort = !(error instanceof ControlError) && code === EXIT_CODES.address;
  console.error(`plinth: ${lines}${isPort ? ' (choose another port, 0 takes any free one)' : ''}`);
  return code;
}

/** The code of an error that has a sentence for people; undefined where nobody foresaw it. */
function codeOf(error: unknown): number | undefined {
  if (error instanceof SettingError || error instanceof UnsendableError) return EXIT_CODES.usage;
  if (error instanceof DataError) return EXIT_CODES.data;
  if (error instanceof UnreachableError) return EXIT_CODES.unreachable;
  if (error instanceof ControlError && error.code === 'noPortLeft') return EXIT_CODES.address;
  if (
    error instanceof ManagementError ||
    error instanceof KafkaError ||
    error instanceof QueueServiceError ||
    error instanceof SchemaRegistryClientError ||
    error instanceof ControlError
  ) {
    return EXIT_CODES.refused;
  }
  const { code } = error as NodeJS.ErrnoException;
  const isAddress = code === 'EADDRINUSE' || code === 'EADDRNOTAVAIL' || code === 'EACCES';
  return isAddress ? EXIT_CODES.address : undefined;
}
