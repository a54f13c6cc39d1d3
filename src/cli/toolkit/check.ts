import { Command } from 'commander';
import { UnreachableError } from '../../client/fetch-answer.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { FAMILIES, familyOf, type FamilyName } from '../../toolkit/our-contracts.ts';
import { InputError } from '../../base/input-error.ts';
import { addressIn } from '../../toolkit/probe/our-credentials.ts';
import type { Report } from '../../toolkit/report/report.ts';
import { sourcesOf } from '../setting-options.ts';
import { printMessage, shellOf, type Shell } from '../shell.ts';
import {
  contractsOf,
  hasOwnContracts,
  optionsWithArgument,
  withContractOptions,
  type ContractOptions,
} from './contract-options.ts';
import { collected, httpUrl } from './option-values.ts';
import { finish, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ContractOptions, ReportOptions {
  readonly target?: readonly string[];
  readonly operation?: readonly string[];
  readonly allowWrites?: boolean;
  readonly rounds: string;
  readonly seed: string;
  readonly maxTime: string;
}

/** Internal APIs of a platform are checked only on request. */
const PUBLIC = FAMILIES.filter((family) => family !== 'control' && family !== 'console');

/** A service that is to be checked. */
interface Target {
  readonly contract: Contract;
  readonly url: URL;
}

/** `plinth check`: checks whether a service conforms to its contract. */
export function checkCommand(): Command {
  const command = new Command('check')
    .description(
      'send a running service requests generated from its contract, and validate the answers',
    )
    .argument('[contract]', 'the same as --contract')
    .option(
      '--target <url>',
      'address of the service, or family=url, or name=url of one of several contracts; by default from the env block, else of the platform that runs here, or the first server of --contract',
      collected,
    )
    .option('--operation <id>', 'only this operation; may be given more than once', collected)
    .option('--read-only', 'send nothing that changes data; the default')
    .option('--allow-writes', 'send requests that change data too: never where data matters')
    .option('--rounds <number>', 'how many requests of each kind to generate per operation', '2')
    .option('--seed <number>', 'random seed; the same one generates the same requests', '1')
    .option('--max-time <ms>', 'timeout of an answer', '10000')
    .addHelpText(
      'after',
      `
Credentials are read from the variables of the env block, and from CHECK_ with the name of a security scheme:
CHECK_BEARER_TOKEN is for bearerToken, and holds a token, user:password or a key.`,
    );
  withReportOptions(withContractOptions(command, ['dataDir']));
  return command.action(async (argument: string | undefined, given: Options) => {
    const options = optionsWithArgument(argument, given);
    const shell = await besideLocalPlatform(command, options);
    if (options.allowWrites && command.getOptionValue('readOnly') === true) {
      throw new InputError('--read-only and --allow-writes: it is one or the other');
    }
    const targets = await targetsOf(command, options, shell);
    const reports: Report[] = [];
    for (const target of targets) reports.push(await checkTarget(target, options, shell));
    const { merged } = await import('../../toolkit/report/merge.ts');
    finish(merged(targets.map(({ url }) => url.href).join(' '), reports), options, shell);
  });
}

async function checkTarget(
  { contract, url }: Target,
  options: Options,
  shell: Shell,
): Promise<Report> {
  const [{ probe, NoAnswerError }, { commandCases }, { credentialsIn, variableOf }] =
    await Promise.all([
      import('../../toolkit/probe/probe.ts'),
      import('../../toolkit/probe/command-cases.ts'),
      import('../../toolkit/probe/our-credentials.ts'),
    ]);
  const credentials = credentialsIn(shell.env, contract);
  const schemes = Object.keys(contract.securitySchemes);
  if (schemes.length > 0 && credentials.size === 0) {
    printMessage(
      shell,
      `no credentials for ${contract.name}: ${schemes.map(variableOf).join(' or ')} has them`,
    );
  }
  const withWrites = options.allowWrites === true;
  const isWanted = options.operation?.includes('runCommand') ?? true;
  try {
    return await probe(contract, url, {
      withWrites,
      rounds: wholeNumber(options.rounds, '--rounds', 1000),
      seed: wholeNumber(options.seed, '--seed', 2 ** 32),
      maxTime: wholeNumber(options.maxTime, '--max-time', 3_600_000),
      credentials,
      ...(options.operation && { operations: new Set(options.operation) }),
      besides: familyOf(contract) === 'redis' && isWanted ? commandCases(contract, withWrites) : [],
    });
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new UnreachableError(error.message, { cause: error });
  }
}

/**
 * The shell, with the env block of the platform that runs on the data directory, if neither options nor variables name a
 * service. Its credentials are only for its own addresses.
 */
async function besideLocalPlatform(command: Command, options: Options): Promise<Shell> {
  const shell = shellOf(command);
  const isTold = hasOwnContracts(command, options) || (options.target ?? []).length > 0;
  if (isTold || PUBLIC.some((family) => addressIn(shell.env, family) !== undefined)) return shell;
  const [{ localPlatform }, { localEnvBlock }, { explicitSettings, loadSettings }] =
    await Promise.all([
      import('../local-platform.ts'),
      import('../local-env-block.ts'),
      import('../../settings/load.ts'),
    ]);
  const sources = sourcesOf(command);
  const local = localPlatform(loadSettings(sources), explicitSettings(sources));
  if (local.runtime === undefined) return shell;
  return { ...shell, env: { ...(await localEnvBlock(local, 'name a --target')), ...shell.env } };
}

/** @throws InputError if the options don't say which service is where */
async function targetsOf(command: Command, options: Options, shell: Shell): Promise<Target[]> {
  const given = options.target ?? [];
  const isOwn = hasOwnContracts(command, options);
  const targets: Target[] = [];
  for (const text of given.length > 0 ? given : await addressesIn(command, options, shell)) {
    const [, name, address = text] = /^([\w.@-]+)=(.*)$/.exec(text) ?? [];
    const url = httpUrl(address, '--target');
    const found = isOwn
      ? await ownContracts(command, options, name, url)
      : await familiesAt(command, options, name, url);
    targets.push(...found.map((contract) => ({ contract, url })));
  }
  checkOperations(options, targets);
  return targets;
}

/** The contracts of others that an address is to be checked against. @throws InputError */
async function ownContracts(
  command: Command,
  options: Options,
  name: string | undefined,
  url: URL,
): Promise<readonly Contract[]> {
  const contracts = await contractsOf(command, options, [url]);
  const names = contracts.map((contract) => contract.name).join(', ');
  if (name !== undefined) {
    const named = contracts.filter((contract) => contract.name === name);
    if (named.length > 0) return named;
    throw new InputError(`--target: no contract is called ${name}: there is ${names}`);
  }
  if (contracts.length === 1) return contracts;
  const served = contracts.filter((contract) => contract.isServedAt(url));
  if (served.length > 0) return served;
  throw new InputError(
    `--target: which contract is at ${url.href} can't be told by its address: write name=${url.href} with one of ${names}`,
  );
}

/** Our contracts that an address is to be checked against. @throws InputError */
async function familiesAt(
  command: Command,
  options: Options,
  family: string | undefined,
  url: URL,
): Promise<readonly Contract[]> {
  if (family !== undefined && !isFamily(family)) {
    throw new InputError(`--target: ${family} is no family: ${FAMILIES.join(', ')}`);
  }
  const contracts = await contractsOf(command, { ...options, ...(family && { family }) }, [url]);
  const isSaid = options.family !== undefined || family !== undefined;
  const meant = isSaid ? contracts : contracts.filter((contract) => contract.isServedAt(url));
  if (meant.length > 0) return meant;
  throw new InputError(
    `what is at ${url.href} can't be told by its address: write redis=${url.href}, or name a --contract`,
  );
}

async function addressesIn(command: Command, options: Options, shell: Shell): Promise<string[]> {
  const { family } = options;
  if (hasOwnContracts(command, options)) {
    const contracts = await contractsOf(command, options);
    const { firstAddress } = await import('../../contract/model/servers.ts');
    return contracts.map(({ name, document }) => {
      const address = firstAddress(document);
      if (address !== undefined) return contracts.length === 1 ? address : `${name}=${address}`;
      throw new InputError(`--target is missing, and no server of ${name} has a whole address`);
    });
  }
  const found = (family === undefined ? PUBLIC : [family]).flatMap((name) => {
    const url = addressIn(shell.env, name);
    return url === undefined ? [] : [`${name}=${url}`];
  });
  if (found.length > 0) return found;
  throw new InputError(
    '--target is missing, and no platform runs here: where is the service that is to be checked?',
  );
}

/** @throws InputError naming an operation that is in no contract */
function checkOperations({ operation = [] }: Options, targets: readonly Target[]): void {
  const known = new Set(
    targets.flatMap(({ contract }) => contract.operations.map(({ operationId }) => operationId)),
  );
  const unknown = operation.find((name) => !known.has(name));
  if (unknown !== undefined) throw new InputError(`--operation: no contract has ${unknown}`);
}

function isFamily(name: string): name is FamilyName {
  return (FAMILIES as readonly string[]).includes(name);
}

function wholeNumber(text: string, option: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new InputError(`${option}: ${text} is no whole number, 0 to ${most}`);
}
