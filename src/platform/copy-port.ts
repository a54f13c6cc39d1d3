import { networkInterfaces } from 'node:os';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { randomIds } from '../base/ids.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import { AbandonedTransactions } from '../copies/abandoned-transactions.ts';
import { CallSeal } from '../copies/call-seal.ts';
import { InstanceOwners } from '../copies/consumers/instance-owners.ts';
import { SharedLog, type LogWithInstances } from '../copies/consumers/shared-log.ts';
import { formatAddress } from '../copies/copy-address.ts';
import { CopyCalls } from '../copies/copy-calls.ts';
import { ChangeBroadcast } from '../copies/change-broadcast.ts';
import { CopyPort, type CopyPortOptions } from '../copies/copy-port.ts';
import type { Seal } from '../store/seal/seal.ts';
import { copyAddressOf, isWildcard } from '../settings/copy-address.ts';
import { LeaseKeeper } from '../store/lease-keeper.ts';
import type { CopyCalling } from './copy-calling.ts';
import type { Copies } from './copies.ts';
import type { PlatformContext } from './parts.ts';

/**
 * Milliseconds until another copy may take over what a dead one owned: as long as the shortest session of an
 * instance, so that no consumer waits longer than its own session timeout.
 */
const TTL_OF_INSTANCES = 6000;
/** Milliseconds to wait for the owner of an instance: a little longer than its lease. */
const PATIENCE = TTL_OF_INSTANCES + 2000;
/**
 * The host to bind to if other machines reach this copy by an address that is not this machine's
 * own.
 */
const ANY = '0.0.0.0';
const NOT_OF_THIS_MACHINE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Opens the port at which copies call this one; callers must know the key of the store.
 * @param opened is told how to close it
 * @throws SettingError, or the system's error if the port can't be bound
 */
export async function openCopyCalling(
  { settings, log }: Pick<PlatformContext, 'settings' | 'log'>,
  { keeper }: Copies,
  key: Seal,
  opened: AsyncDisposableStack,
): Promise<CopyCalling> {
  const given = copyAddressOf(settings);
  const { owner: name } = keeper;
  const seal = new CallSeal(key.derived('plinth calls between copies'));
  const calls = new CopyCalls(name, seal);
  opened.defer(() => calls.close());
  // Serializing a JSON body again does not make it longer, except for escapes.
  const limit = 2 * settings.kafkaMaxRequestSize;
  const options = { seal, name, limit, log, ids: randomIds };
  const { host = settings.host, port: number = 0 } = given ?? {};
  const port = await bound({ ...options, host, port: number }, given !== undefined);
  opened.defer(() => port.close());
  const reached = isWildcard(host) ? ownAddress() : host;
  const address = formatAddress({ host: reached, port: port.port });
  return {
    port,
    calls,
    address,
    news: new ChangeBroadcast({ keeper, port, calls, address }),
    keeper,
  };
}

/** A log on a Kafka in which any copy can serve any instance. */
export function shareLog(
  engine: LogWithInstances,
  { stopping, log: logger, time: { clock } }: Pick<PlatformContext, 'stopping' | 'log' | 'time'>,
  { keeper: { leases, owner }, port, calls, address, news }: CopyCalling,
): LogEngine {
  news.onChange('managed', () => engine.refreshTopics());
  const machine = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner, logger, ttl: TTL_OF_INSTANCES, ...machine });
  const owners = new InstanceOwners({ keeper, address, retryTimeout: PATIENCE });
  const { transactions } = engine;
  const abandoned =
    transactions && new AbandonedTransactions({ transactions, keeper, logger, ...machine });
  return new SharedLog({
    engine,
    owners,
    abandoned,
    calls,
    port,
    stopping,
    clock,
    others: () => news.others(),
  });
}

/** @param isGiven whether others may reach this machine by an address that is not its own */
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

/** The address at which other machines reach this one; the loopback if it has no network. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const others = all.filter(({ internal }) => !internal);
  return (others.find(({ family }) => family === 'IPv4') ?? others[0])?.address ?? '127.0.0.1';
}
