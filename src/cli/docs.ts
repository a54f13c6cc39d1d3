import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../base/input-error.ts';
import { programReference } from './reference.ts';
import { shellOf } from './shell.ts';
import { httpUrl } from './toolkit/http-url.ts';

const SITE = fileURLToPath(new URL('../../docs-site/', import.meta.url));

interface Options {
  readonly out?: string;
  readonly base: string;
  readonly serve?: boolean;
  readonly host: string;
  readonly port: number;
  readonly target?: string;
}

/** `plinth docs`: the docs of any contract, and those of Plinth. */
export function docsCommand(): Command {
  return new Command('docs')
    .description(
      'build or serve the docs of OpenAPI documents; without one, build those of Plinth, which a package has already',
    )
    .argument('[contracts...]', 'OpenAPI documents, YAML or JSON')
    .option('--out <folder>', 'folder for the site, whose content is replaced')
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
    .action(async (contracts: string[], options: Options, command: Command) => {
      const { out, serve } = options;
      if (contracts.length === 0) {
        if (serve === true || out !== undefined) {
          throw new InputError('which document is to be described? Name its file');
        }
        await buildOwn(options, command);
      } else if (serve === true) await serveContracts(contracts, options, command);
      else if (out !== undefined) await buildContracts(contracts, out, options, command);
      else throw new InputError('name a folder for the site with --out, or serve it with --serve');
    });
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
  const { pages, bytes } = await buildDocs({ commands, base });
  stdout.write(`docs-site/dist: ${pages} pages, ${megabytes(bytes)}\n`);
}

async function buildContracts(
  files: readonly string[],
  out: string,
  { base, target }: Options,
  command: Command,
): Promise<void> {
  if (target !== undefined)
    throw new InputError(
      '--target is for --serve: a built site sends to the servers of its document',
    );
  const [{ readContracts }, { buildContractDocs, isFreeFor }] = await Promise.all([
    import('./toolkit/docs-contracts.ts'),
    import('../../docs-site/build-contracts.ts'),
  ]);
  if (!isFreeFor(out)) {
    throw new InputError(
      `--out: ${out} has other files, which would be removed: name another folder`,
    );
  }
  const { pages, bytes } = await buildContractDocs(readContracts(files).contracts, out, base);
  shellOf(command).stdout.write(`${out}: ${pages} pages, ${megabytes(bytes)}\n`);
}

async function serveContracts(
  files: readonly string[],
  { host, port, target }: Options,
  command: Command,
): Promise<void> {
  const { serveWhileWritten } = await import('./toolkit/docs-live.ts');
  const to = target === undefined ? {} : { target: httpUrl(target, '--target') };
  await serveWhileWritten(files, { host, port, ...to }, shellOf(command));
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

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('it must be a port, 0 to 65535');
}
