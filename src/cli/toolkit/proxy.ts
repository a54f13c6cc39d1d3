import { closeSync, openSync, writeSync } from 'node:fs';
import { Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { systemClock } from '../../base/clock.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { InputError } from '../../base/input-error.ts';
import type { Recorder } from '../../toolkit/recordings/recorder.ts';
import type { Choice } from '../../toolkit/report/choose-contract.ts';
import type { Report, ReportedFinding } from '../../toolkit/report/report.ts';
import { printable } from '../printable.ts';
import { printMessage, shellOf } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import {
  hasOwnContracts,
  optionsWithArgument,
  withContractOptions,
  type ContractOptions,
} from './contract-options.ts';
import { httpUrl } from './option-values.ts';
import { watchedContracts } from './watched-contracts.ts';
import { finish, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ContractOptions, ReportOptions {
  readonly upstream: string;
  readonly host: string;
  readonly port: string;
  readonly record?: string;
}

/** Milliseconds that open exchanges may take to end after Ctrl-C. */
const GRACE = 1000;

/** `plinth proxy`: validates the traffic that it forwards. */
export function proxyCommand(): Command {
  const command = new Command('proxy')
    .description(
      'forward requests to a service, and validate them and the answers against a contract',
    )
    .argument('[contract]', 'the same as --contract')
    .requiredOption('--upstream <url>', 'the service behind')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on; 0 takes any free one', '8090')
    .option(
      '--record <file>',
      'record all exchanges in a .har or .ndjson file, with secrets blanked',
    );
  return withReportOptions(withContractOptions(command)).action(
    async (argument: string | undefined, given: Options) => {
      const shell = shellOf(command);
      const options = optionsWithArgument(argument, given);
      const upstream = httpUrl(options.upstream, '--upstream');
      const port = portIn(options.port);
      const [{ startProxy }, { Collector }, { choiceAmong }] = await Promise.all([
        import('../../toolkit/proxy/proxy.ts'),
        import('../../toolkit/report/collect.ts'),
        import('../../toolkit/report/choose-contract.ts'),
      ]);
      let current: Choice | undefined;
      const watched = await watchedContracts(command, options, [upstream], (changed) => {
        current = choiceAmong(changed, [upstream]);
      });
      const contracts = contractsOfUpstream(
        upstream,
        hasOwnContracts(command, options) || options.family !== undefined,
        watched.contracts,
      );
      current ??= choiceAmong(contracts, [upstream]);
      const choice: Choice = (exchange) => current?.(exchange);
      const collector = new Collector(choice);
      const recording = await openRecording(options.record, contracts, choice, (message) =>
        printMessage(shell, message),
      );
      let count = 0;
      let report: Report | undefined;
      const proxy = await startProxy({
        upstream,
        host: options.host,
        port,
        now: () => systemClock.now(),
        onExchange: (exchange, timing) => {
          recording?.take(exchange, timing);
          const seen = { place: `exchange ${++count}` };
          for (const found of collector.take(exchange, seen)) shell.stderr.write(lineOf(found));
        },
        onUnreachable: (reason) => shell.stderr.write(`plinth: ${printable(reason)}\n`),
      });
      const to = upstream.origin + upstream.pathname.replace(/\/$/, '');
      shell.stderr.write(`Passing ${proxy.url} on to ${to} (Ctrl-C stops it)\n`);
      await untilInterrupted(shell, async (interrupted) => {
        await new Promise<void>((resolve) =>
          interrupted.addEventListener('abort', () => resolve()),
        );
        await proxy.close(GRACE);
        recording?.close();
        watched.close();
        report = collector.report(upstream.href);
      });
      if (report !== undefined) finish(report, options, shell);
    },
  );
}

/** Selects those of our families that an address serves; contracts that are named are used as they are. */
function contractsOfUpstream(
  upstream: URL,
  areNamed: boolean,
  all: readonly Contract[],
): readonly Contract[] {
  if (areNamed) return all;
  const served = all.filter((each) => each.isServedAt(upstream));
  if (served.length > 0) return served;
  throw new InputError(
    `what is at ${upstream.origin} can't be told by its address: name it with --family or --contract`,
  );
}

async function openRecording(
  file: string | undefined,
  contracts: readonly Contract[],
  choice: Choice,
  tell: (message: string) => void,
): Promise<Recorder | undefined> {
  if (file === undefined) return undefined;
  const { recorder } = await import('../../toolkit/recordings/recorder.ts');
  const descriptor = openFile(file);
  const schemes = contracts.flatMap((contract) => Object.values(contract.securitySchemes));
  const names = schemes.flatMap(({ type, name }) => (type === 'apiKey' && name ? [name] : []));
  const append = (text: string) => {
    try {
      writeSync(descriptor, text);
    } catch (error) {
      throw unwritable(file, error);
    }
  };
  const kept = recorder(file, append, packageJson.version, new Set(names), choice);
  let isFailed = false;
  /** The traffic goes on where it can't be recorded any more: on a full disk. */
  const attempt = (write: () => void) => {
    if (isFailed) return;
    try {
      write();
    } catch (error) {
      isFailed = true;
      tell(`${(error as Error).message}: nothing more is recorded`);
    }
  };
  return {
    take: (exchange, timing) => attempt(() => kept.take(exchange, timing)),
    close() {
      attempt(() => kept.close());
      closeSync(descriptor);
    },
  };
}

function unwritable(file: string, error: unknown): InputError {
  const { code } = error as NodeJS.ErrnoException;
  return new InputError(`--record: ${file} can't be written (${code})`, { cause: error });
}

/** The recorded traffic is for its owner only. @throws InputError */
function openFile(file: string): number {
  try {
    return openSync(file, 'w', 0o600);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InputError(`--port: ${text} is no port, 0 to 65535`);
}

function lineOf({ severity, operation, exchange, at, message }: ReportedFinding): string {
  return `${severity}  ${operation}  ${printable(`${exchange}: ${at}: ${message}`)}\n`;
}
