import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { InputError } from '../../base/input-error.ts';
import type { Extension } from '../../toolkit/generate/generate.ts';
import { NonconformingError } from '../command-errors.ts';
import { printable } from '../printable.ts';
import { shellOf } from '../shell.ts';

interface Options {
  readonly out: string;
  readonly check?: boolean;
  readonly extension: Extension;
}

/** `plinth generate`: TypeScript from any contract. */
export function generateCommand(): Command {
  return new Command('generate')
    .description('generate types, a client, validators and the types of handlers from a contract')
    .argument('<contract>', 'an OpenAPI document, YAML or JSON')
    .requiredOption('--out <folder>', 'folder for the files, of which it contains no others')
    .option('--check', 'write nothing, and end with exit code 7 if files are not current')
    .addOption(
      new Option('--extension <extension>', 'how the files import each other')
        .choices(['js', 'ts', 'none'])
        .default('js'),
    )
    .addHelpText(
      'after',
      `
types.ts       the types of paths, operations and schemas
client.ts      createApi(), a client that reports answers which the contract does not have
violations.ts  what such an answer violates
validators.ts  validators of schemas, requests and answers, which need no package
handlers.ts    the types of a server's handlers, by operationId

The client needs the package openapi-fetch; Plinth itself is not needed.`,
    )
    .action(async (file: string, { out, check, extension }: Options, command: Command) => {
      const [{ contractFrom }, { generatedFiles }, { staleFiles, writeStaleFiles }] =
        await Promise.all([
          import('../../contract/model/contract.ts'),
          import('../../toolkit/generate/generate.ts'),
          import('../../toolkit/generate/output-folder.ts'),
        ]);
      const contract = contractFrom(file, (path) => readFileSync(path, 'utf8'));
      const files = generatedFiles(contract, { extension });
      const { stdout } = shellOf(command);
      if (check) {
        const stale = staleFiles(out, files).map((name) => printable(join(out, name)));
        if (stale.length === 0) return;
        throw new NonconformingError(`not current: ${stale.join(', ')}`);
      }
      const written = writing(out, () => writeStaleFiles(out, files));
      for (const name of written) stdout.write(`${printable(join(out, name))}\n`);
    });
}

/** @throws InputError if the folder can't be written to */
function writing<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`--out: ${folder} can't be written to (${code})`, { cause: error });
  }
}
