import { type Command, InvalidArgumentError } from 'commander';
import { InputError } from '../../base/input-error.ts';

/** A port as an option names it; 0 stands for any free one. @throws InvalidArgumentError */
export function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('it must be a port, 0 to 65535');
}

/** The URL in an option. @throws InputError */
export function httpUrl(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InputError(`${option}: ${text} is no URL of HTTP, such as http://127.0.0.1:8079`);
  }
  // They would not be sent, and be shown in every report.
  if (url.username !== '' || url.password !== '') {
    throw new InputError(`${option}: the URL must not have a user or password in it`);
  }
  return url;
}

/** Collects an option that may be given more than once. */
export function collected(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** The folder in an option. @throws InvalidArgumentError if it has no name, which would be the working directory */
export function folderName(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('it must be the name of a folder');
}

/** Writes into a folder that an option names. @throws InputError if that can't be done */
export async function writingInto<T>(folder: string, write: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    throw new InputError(`--out: ${folder} can't be written to (${code})`, { cause: error });
  }
}

/** The largest that the generator has. */
const LARGEST = 2 ** 31 - 1;

/**
 * The seed of the first answer that a mock of contracts generates, as an option gives it. One in the settings is a file with
 * the data of a platform, which such a mock does not have.
 * @throws InputError
 */
export function answerSeedOf(command: Command): number | undefined {
  const given: unknown = command.getOptionValue('seed');
  if (typeof given !== 'string') return undefined;
  const seed = Number(given);
  if (/^\d+$/.test(given) && seed <= LARGEST) return seed;
  throw new InputError(
    `--seed ${given}: of the mock of a contract it is a number, 0 to ${LARGEST}`,
  );
}
