import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../base/input-error.ts';
import { programReference } from './reference.ts';
import { publishedDocs } from '../settings/published-docs.ts';
import { settingsOf, withSettings } from './setting-options.ts';
import { shellOf } from './shell.ts';
import {
  namedBy,
  readContracts,
  withReadingOptions,
  type ReadingOptions,
} from './toolkit/contract-options.ts';
import { folderName, httpUrl, portNumber, writingInto } from './toolkit/option-values.ts';

const SITE = fileURLToPath(new URL('../../docs-site/', import.meta.url));

interface Options extends ReadingOptions {
  readonly out?: string;
  readonly base: string;
  readonly serve?: boolean;
  readonly host: string;
  readonly port: number;
  readonly target?: string;
}

/** `plinth docs`: the docs of any contract, and those of Plinth. */
export function docsCommand(): Command {
  const command = new Command('docs')
    .description(
      'build or serve the docs of OpenAPI documents; without one, build those of Plinth, which a package has already',
    )
    .argument(
      '[contracts...]',
      'files, folders with a redocly.yaml, URLs, or names of --contracts, which are described by default',
    );
  withReadingOptions(command)
    .option('--out <folder>', 'folder for the site, whose content is replaced', folderName)
    .option(
      '--base <path>',
      'path at which a static file server publishes the site, for its "not found" page',
      basePath,
      '/',
    )
    .addOption(
      new Option(
        '--serve',
        'serve the docs, and show each change of the documents at once',
      ).conflicts('out'),
    )
    .option('--host <host>', 'address to serve at', '127.0.0.1')
    .option('--port <port>', 'port to serve at; 0 takes any free one', portNumber, 4020)
    .option('--target <url>', 'the mock or service that the pages served send requests to')
    .action(async (given: string[], options: Options) => {
      const { out, serve } = options;
      const contracts = namedBy(command, given);
      if (contracts.length === 0) {
        if (serve === true || out !== undefined) {
          throw new InputError('which document is to be described? Name its file');
        }
        await buildOwn(options, command);
      } else if (serve === true) await serveContracts(contracts, options, command);
      else if (out !== undefined) await buildContracts(contracts, out, options, command);
      else throw new InputError('name a folder for the site with --out, or serve it with --serve');
    });
  return withSettings(command, ['contracts', 'docsUrl', 'docsEditUrl', 'docsVersions']);
}

/** The docs of Plinth. */
async function buildOwn({ base }: Options, command: Command): Promise<void> {
  const { stdout } = shellOf(command);
  if (!existsSync(join(SITE, 'build.ts'))) {
    stdout.write(`${join(SITE, 'dist')}: built with this version\n`);
    return;
  }
  const { buildDocs } = await import('../../docs-site/build.ts');
  const commands = programReference(command.parent!);
  const { pages, bytes } = await buildDocs({
    commands,
    base,
    published: publishedDocs(settingsOf(command)),
  });
  stdout.write(`docs-site/dist: ${pages} pages, ${megabytes(bytes)}\n`);
}

async function buildContracts(
  named: ReturnType<typeof namedBy>,
  out: string,
  { base, target, ...reading }: Options,
  command: Command,
): Promise<void> {
  if (target !== undefined)
    throw new InputError(
      '--target is for --serve: a built site sends to the servers of its document',
    );
  const { buildContractDocs, isFreeFor } = await import('../../docs-site/build-contracts.ts');
  if (!(await writingInto(out, () => isFreeFor(out)))) {
    throw new InputError(
      `--out: ${out} has other files, which would be removed: name another folder`,
    );
  }
  const shell = shellOf(command);
  const published = publishedDocs(settingsOf(command));
  // A schema that no value could be held against is described like any other.
  const contracts = await readContracts(named, reading, shell, { acceptsWrongSchemas: true });
  const { pages, bytes } = await writingInto(out, () =>
    buildContractDocs(contracts, out, { base, published }),
  );
  shell.stdout.write(`${out}: ${pages} pages, ${megabytes(bytes)}\n`);
}

async function serveContracts(
  named: ReturnType<typeof namedBy>,
  { host, port, target, ...reading }: Options,
  command: Command,
): Promise<void> {
  const { serveWhileWritten } = await import('./toolkit/docs-live.ts');
  const to = target === undefined ? {} : { target: httpUrl(target, '--target') };
  const published = publishedDocs(settingsOf(command));
  await serveWhileWritten(named, reading, { host, port, published, ...to }, shellOf(command));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * A path such as `/docs/`. @throws InvalidArgumentError if it does not begin and end with a
 * slash
 */
function basePath(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError(
    'it must be a path that begins and ends with a slash, such as /docs/',
  );
}
