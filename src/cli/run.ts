import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import {
  ControlApiError,
  KafkaError,
  ManagementError,
  QueueServiceError,
  SchemaRegistryClientError,
  UnsendableError,
} from '../client/errors.ts';
import { RedisRestError } from '../client/redis/errors.ts';
import { MigrationError } from '../platform/migration/report.ts';
import { UnreachableError } from '../client/fetch-answer.ts';
import { ControlError } from '../control/errors.ts';
import { DataError } from '../base/data-error.ts';
import { StoreUnreachable } from '../store/store-unreachable.ts';
import { EXIT_CODES, FailedError, NonconformingError } from './exit-codes.ts';
import { SettingError } from '../settings/load.ts';
import { printableLines } from './printable.ts';
import { withDescendants } from './command-tree.ts';
import { plinthProgram } from './program.ts';
import { InputError } from '../base/input-error.ts';
import { runIn, printMessage, type Shell } from './shell.ts';

/**
 * Runs the program in a shell.
 * @param args without the names of node and of the program
 * @returns the exit code
 */
export async function runProgram(args: readonly string[], shell: Shell): Promise<number> {
  const program = await plinthProgram(args[0]);
  runIn(program, shell);
  for (const command of withDescendants(program)) {
    command.exitOverride();
    command.configureOutput({
      writeOut: (text) => shell.stdout.write(text),
      writeErr: (text) => shell.stderr.write(text),
      outputError: (message, write) => write(inOneLine(message)),
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT_CODES.ok;
  } catch (error) {
    return error instanceof FailedError ? error.code : report(error, shell);
  }
}

/**
 * Rephrases a message of Commander (`error: unknown option '--prot'`, with a suggestion below it)
 * in our style.
 */
function inOneLine(message: string): string {
  return `${message
    .replace(/^error: /, 'plinth: ')
    .trimEnd()
    .replaceAll('\n', ' ')}\n`;
}

/** Prints what is wrong, in one line. @returns the exit code */
function report(error: unknown, shell: Shell): number {
  // Commander has already printed its message.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
  const code = codeOf(error);
  if (isOfFiles(error)) {
    printMessage(shell, error.message);
    return EXIT_CODES.failure;
  }
  if (code === undefined) {
    shell.stderr.write(`${printableLines(inspect(error))}\n`);
    return EXIT_CODES.failure;
  }
  const { message } = error as Error;
  if (isUnknownHost(error)) {
    printMessage(shell, `${error.hostname} is no address of this machine`);
    return code;
  }
  const isPort = !(error instanceof ControlError) && code === EXIT_CODES.address;
  printMessage(shell, `${message}${isPort ? ' (choose another port, 0 takes any free one)' : ''}`);
  return code;
}

/** The exit code of an error with a message for people; undefined for an unexpected one. */
function codeOf(error: unknown): number | undefined {
  if (error instanceof SettingError || error instanceof UnsendableError) return EXIT_CODES.usage;
  if (error instanceof InputError) return EXIT_CODES.usage;
  if (error instanceof NonconformingError) return EXIT_CODES.nonconforming;
  if (error instanceof DataError) return EXIT_CODES.data;
  if (error instanceof UnreachableError || error instanceof StoreUnreachable)
    return EXIT_CODES.unreachable;
  if (error instanceof ControlError && error.code === 'noPortLeft') return EXIT_CODES.address;
  if (
    error instanceof ManagementError ||
    error instanceof RedisRestError ||
    error instanceof ControlApiError ||
    error instanceof KafkaError ||
    error instanceof QueueServiceError ||
    error instanceof SchemaRegistryClientError ||
    error instanceof MigrationError ||
    error instanceof ControlError
  ) {
    return EXIT_CODES.refused;
  }
  const { code } = error as NodeJS.ErrnoException;
  const isAddress = code === 'EADDRINUSE' || code === 'EADDRNOTAVAIL' || code === 'EACCES';
  return isAddress || isUnknownHost(error) ? EXIT_CODES.address : undefined;
}

/** What the system says of files and folders (no space, no permission), and where: no fault of the program. */
function isOfFiles(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { errno, path, code } = error as NodeJS.ErrnoException;
  return errno !== undefined && (path !== undefined || DISK_FULL.has(code ?? ''));
}

/** Told without a path. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** A name to listen at that is of no host. Who sends requests tells of theirs. */
function isUnknownHost(error: unknown): error is Error & { readonly hostname: string } {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall === 'getaddrinfo' && (code === 'ENOTFOUND' || code === 'EAI_AGAIN');
}
