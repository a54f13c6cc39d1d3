import type { Contract } from '../contract/model/contract.ts';
import { storeCompiledCode } from '../base/compiled-scripts.ts';
import type { Logger } from '../base/logger.ts';
import type { RunningPlatform } from '../platform/platform.ts';
import type { ServingResponse, ServingRequest, ServedAddresses } from './serving-process.ts';

/** The serving process of a program: see `serving-process.ts`. It ends when its parent disconnects. */
process.umask(process.umask() | 0o077);

/** What runs, as far as orders need it. */
type Running = Pick<RunningPlatform, 'failed' | 'close'> & {
  readonly reset: () => Promise<void>;
  readonly addresses: () => ServedAddresses;
};

let running: Running | undefined;
/** Orders run one after another; the last one ends the process. */
let last: Promise<void> = Promise.resolve();

process.on('message', (order: ServingRequest) => {
  last = last.then(async () => tell(await outcomeOf(order)));
});
process.once('disconnect', () => {
  last = last.then(async () => {
    await running?.close();
    process.exit();
  });
});
// A Ctrl-C is for the parent, which then disconnects.
process.on('SIGINT', () => undefined);

async function outcomeOf(order: ServingRequest): Promise<ServingResponse> {
  try {
    return { served: await perform(order) };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

async function perform(order: ServingRequest): Promise<ServedAddresses> {
  if (order.serve === undefined) {
    if (running === undefined) throw new Error('nothing is served');
    await running.reset();
  } else {
    const { openLog } = await import('../base/log.ts');
    const log = openLog(order.settings.logLevel);
    const begun = await (order.serve === 'contract'
      ? startContract(order, log)
      : start(order, log));
    running = begun;
    process.on('uncaughtException', (error) => begun.failed(error));
    storeCompiledCode();
  }
  return running.addresses();
}

async function start(
  { serve, settings }: Extract<ServingRequest, { serve: 'platform' | 'mock' }>,
  log: Logger,
): Promise<Running> {
  const served =
    serve === 'mock'
      ? await (await import('../../mocks/start.ts')).startMock(settings, log)
      : await (await import('../platform/platform.ts')).startPlatform(settings, log);
  return {
    failed: (error) => served.failed(error),
    close: () => served.close(),
    // A mock has no data to reset.
    reset: async () => void (await served.state?.reset()),
    addresses: () => ({ env: served.env, urls: served.addresses }),
  };
}

async function startContract(
  {
    settings,
    mock: { contract: file, recording, ...options },
  }: Extract<ServingRequest, { serve: 'contract' }>,
  log: Logger,
): Promise<Running> {
  const [{ startContractMock }, { recordingFrom }] = await Promise.all([
    import('../../mocks/contract/start-contract.ts'),
    import('../../mocks/recording/recording-from.ts'),
  ]);
  const tell = (message: string) => log.warn({ contract: file }, message);
  const mock = await startContractMock(settings, log, {
    ...options,
    contracts: await contractsIn(file, tell),
    tell,
    recording: recording === undefined ? undefined : recordingFrom(recording),
  });
  return {
    failed: (error) => mock.failed(error),
    close: () => mock.close(),
    reset: async () => mock.reset(),
    addresses: () => ({ env: {}, urls: { contract: mock.url, console: mock.consoleUrl } }),
  };
}

/** @throws ContractError with everything that is wrong with a contract that can't be used */
async function contractsIn(text: string, tell: (message: string) => void): Promise<Contract[]> {
  const [{ sourcesIn }, { nodeFiles: files }, { readContract }, problems] = await Promise.all([
    import('../toolkit/contracts/contract-source.ts'),
    import('../toolkit/contracts/file-system.ts'),
    import('../toolkit/contracts/read-contract.ts'),
    import('../contract/model/problem.ts'),
  ]);
  const contracts: Contract[] = [];
  for (const source of sourcesIn(text, files)) {
    const read = await readContract(source, { files, acceptsWrongSchemas: true });
    if (read.contract === undefined) throw new problems.ContractError(read.problems);
    for (const problem of read.problems) tell(problems.shownProblem(problem));
    contracts.push(read.contract);
  }
  return contracts;
}

function tell(answer: ServingResponse): void {
  if (process.connected) process.send!(answer);
}
