import { networkInterfaces } from 'node:os';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { randomIds } from '../base/ids.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import { CallSeal } from '../copies/call-seal.ts';
import { InstanceOwners } from '../copies/consumers/instance-owners.ts';
import { SharedLog, type LogWithInstances } from '../copies/consumers/shared-log.ts';
import { shownAddress } from '../copies/copy-address.ts';
import { CopyCalls } from '../copies/copy-calls.ts';
import { CopyNews } from '../copies/copy-news.ts';
import { CopyPort, type CopyPortOptions } from '../copies/copy-port.ts';
import type { Seal } from '../store/seal/seal.ts';
import { copyAddressOf, isWildcard } from '../settings/copy-address.ts';
import { LeaseKeeper } from '../store/lease-keeper.ts';
import type { Copies } from './copies.ts';
import type { Given } from './parts.ts';

/** How copies call each other. */
export interface CopyCalling {
  readonly port: CopyPort;
  readonly calls: CopyCalls;
  /** Where others reach this one. */
  readonly address: string;
  /** What others have changed. */
  readonly news: CopyNews;
}

/**
 * Milliseconds after which what a copy had that has died is another one's: as long as the shortest session of an
 * instance, so that none waits longer for that than it says itself.
 */
const TTL_OF_INSTANCES = 6000;
/** An owner that is gone is waited for a little longer than its lease lasts. */
const PATIENCE = TTL_OF_INSTANCES + 2000;
/** What a host is bound to that is no address of this machine. */
const ANY = '0.0.0.0';
const NOT_OF_THIS_MACHINE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Opens the port at which copies call this one, for those that know the key of the store.
 * @param opened is told how to close it
 * @throws SettingError, or the system's error where the port can't be had
 */
export async function openCopyCalling(
  { settings, log }: Pick<Given, 'settings' | 'log'>,
  { keeper }: Copies,
  key: Seal,
  opened: AsyncDisposableStack,
): Promise<CopyCalling> {
  const given = copyAddressOf(settings);
  const { owner: name } = keeper;
  const seal = new CallSeal(key.derived('plinth calls between copies'));
  const calls = new CopyCalls(name, seal);
  opened.defer(() => calls.close());
  // A body of JSON is not longer when it is written anew, but for what is escaped.
  const limit = 2 * settings.kafkaMaxRequestSize;
  const options = { seal, name, limit, log, ids: randomIds };
  const { host = settings.host, port: number = 0 } = given ?? {};
  const port = await bound({ ...options, host, port: number }, given !== undefined);
  opened.defer(() => port.close());
  const reached = isWildcard(host) ? ownAddress() : host;
  const address = shownAddress({ host: reached, port: port.port });
  return { port, calls, address, news: new CopyNews({ keeper, port, calls, address }) };
}

/** A log on a Kafka of which any copy serves any instance. */
export function shareLog(
  engine: LogWithInstances,
  { stopping, log: logger, time: { clock } }: Pick<Given, 'stopping' | 'log' | 'time'>,
  { keeper: { leases, owner } }: Copies,
  { port, calls, address, news }: CopyCalling,
): LogEngine {
  news.onNews('managed', () => engine.lookAnew());
  const machine = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner, logger, ttl: TTL_OF_INSTANCES, ...machine });
  const owners = new InstanceOwners({ keeper, address, patience: PATIENCE });
  return new SharedLog({
    engine,
    owners,
    calls,
    port,
    stopping,
    clock,
    others: () => news.others(),
  });
}

/** @param isGiven whether others may know this machine by an address that it has not itself */
async function bound(options: CopyPortOptions, isGiven: boolean): Promise<CopyPort> {
  try {
    return await CopyPort.open(options);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (isGiven && NOT_OF_THIS_MACHINE.includes(code)) {
      const port = await bound({ ...options, host: ANY }, false);
      const { host: address, log } = options;
      log.warn(
        { address, port: port.port },
        '--copy-address is no address of this machine: copies are listened to at all that it has',
      );
      return port;
    }
    (error as Error).message = `--copy-address: ${message}`;
    throw error;
  }
}

/** Where other machines reach this one; the loopback where it has no network. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const others = all.filter(({ internal }) => !internal);
  return (others.find(({ family }) => family === 'IPv4') ?? others[0])?.address ?? '127.0.0.1';
}
