import { flushCompileCache } from 'node:module';
import type { Settings } from '../settings/table.ts';
import type { RunningPlatform } from '../platform/platform.ts';
import type { ServingResponse, ServingRequest, ServedAddresses } from './serving-process.ts';

/** The serving process of a program: see `serving-process.ts`. It ends when its parent disconnects. */
process.umask(process.umask() | 0o077);

let running: { served: RunningPlatform } | undefined;
/** Orders run one after another; the last one ends the process. */
let last: Promise<void> = Promise.resolve();

process.on('message', (order: ServingRequest) => {
  last = last.then(async () => tell(await outcomeOf(order)));
});
process.once('disconnect', () => {
  last = last.then(async () => {
    await running?.served.close();
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
  if (order.serve !== undefined) return serve(order.serve, order.settings);
  if (running === undefined) throw new Error('nothing is served');
  const { served } = running;
  // A mock has no data to reset.
  await served.state?.reset();
  return { env: served.env, urls: served.addresses };
}

async function serve(kind: 'platform' | 'mock', settings: Settings): Promise<ServedAddresses> {
  const { openLog } = await import('../base/log.ts');
  const log = openLog(settings.logLevel);
  const served =
    kind === 'mock'
      ? await (await import('../../mocks/start.ts')).startMock(settings, log)
      : await (await import('../platform/platform.ts')).startPlatform(settings, log);
  running = { served };
  process.on('uncaughtException', (error) => served.failed(error));
  flushCompileCache();
  return { env: served.env, urls: served.addresses };
}

function tell(answer: ServingResponse): void {
  if (process.connected) process.send!(answer);
}
