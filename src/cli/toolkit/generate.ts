import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { Extension } from '../../toolkit/generate/generate.ts';
import { InputError } from '../../base/input-error.ts';
import { NonconformingError } from '../exit-codes.ts';
import { printable } from '../printable.ts';
import { withSettings } from '../setting-options.ts';
import { shellOf } from '../shell.ts';
import {
  namedBy,
  readContracts,
  withReadingOptions,
  type ReadingOptions,
} from './contract-options.ts';
import { folderName, writingInto } from './option-values.ts';

interface Options extends ReadingOptions {
  readonly out: string;
  readonly check?: boolean;
  readonly extension: Extension;
  readonly handlers: boolean;
}

/** `plinth generate`: TypeScript from any contract. */
export function generateCommand(): Command {
  const command = new Command('generate')
    .description('generate types, a client, validators and the types of handlers from a contract')
    .argument(
      '[contract]',
      'an OpenAPI document: a file, a folder with a redocly.yaml, a URL, or a name of --contracts; by default all of these',
    )
    .requiredOption(
      '--out <folder>',
      'folder for the files, of which it contains no others; of several contracts each has one in it',
      folderName,
    )
    .option('--check', 'write nothing, and end with exit code 7 if files are not current')
    .addOption(
      new Option('--extension <extension>', 'how the files import each other')
        .choices(['js', 'ts', 'none'])
        .default('js'),
    )
    .option('--no-handlers', 'leave out handlers.ts, which needs Plinth and the types of Node')
    .addHelpText(
      'after',
      `
types.ts       the types of paths, operations and schemas
client.ts      createApi(), a client that reports answers which the contract does not have
violations.ts  what such an answer violates
validators.ts  validators of schemas, requests and answers, which need no package
handlers.ts    the types of the handlers of plinth/express, by operationId

The client needs the package openapi-fetch. Only handlers.ts needs plinth and @types/node, for their types.`,
    );
  withSettings(withReadingOptions(command), ['contracts']);
  return command.action(async (source: string | undefined, options: Options) => {
    const [{ generatedFiles }, { staleFiles, writeStaleFiles }] = await Promise.all([
      import('../../toolkit/generate/generate.ts'),
      import('../../toolkit/generate/output-folder.ts'),
    ]);
    const { out, check, extension, handlers } = options;
    const shell = shellOf(command);
    const named = namedBy(command, source === undefined ? [] : [source]);
    if (named.length === 0) throw new InputError('name a contract: --contracts has none');
    const contracts = await readContracts(named, options, shell);
    const folders = contracts.map((contract) => ({
      folder: contracts.length === 1 ? out : join(out, contract.name),
      files: generatedFiles(contract, { extension, handlers }),
    }));
    if (check) {
      const stale = folders.flatMap(({ folder, files }) =>
        staleFiles(folder, files).map((name) => printable(join(folder, name))),
      );
      if (stale.length === 0) return;
      throw new NonconformingError(`not current: ${stale.join(', ')}`);
    }
    for (const { folder, files } of folders) {
      const written = await writingInto(folder, () => writeStaleFiles(folder, files));
      for (const name of written) shell.stdout.write(`${printable(join(folder, name))}\n`);
    }
  });
}
