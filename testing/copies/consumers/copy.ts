import { systemAlarms } from '../../../src/base/alarms.ts';
import { systemClock, type Clock } from '../../../src/base/clock.ts';
import { randomIds } from '../../../src/base/ids.ts';
import { silentLogger } from '../../../src/base/logger.ts';
import { LeaseKeeper } from '../../../src/store/lease-keeper.ts';
import { Leases } from '../../../src/store/leases.ts';
import type { Store } from '../../../src/store/store.ts';
import { StoreUnreachable } from '../../../src/store/store-unreachable.ts';
import { formatAddress, type CopyAddress } from '../../../src/copies/copy-address.ts';
import { CallSeal } from '../../../src/copies/call-seal.ts';
import { CopyCalls } from '../../../src/copies/copy-calls.ts';
import { CopyPort } from '../../../src/copies/copy-port.ts';
import { InstanceOwners } from '../../../src/copies/consumers/instance-owners.ts';
import { SharedLog, type LogWithInstances } from '../../../src/copies/consumers/shared-log.ts';

export const SECRET = Buffer.from('a secret of these tests');
/** Longer than a busy machine delays a process or PostgreSQL. */
export const TTL = 8000;
const LIMIT = 1024 * 1024;

/** Leases that a test can make unreachable. */
class CutLeases extends Leases {
  isCut = false;

  override async acquire(...given: Parameters<Leases['acquire']>) {
    this.#look();
    return super.acquire(...given);
  }

  override async renew(...given: Parameters<Leases['renew']>) {
    this.#look();
    return super.renew(...given);
  }

  override async release(...given: Parameters<Leases['release']>) {
    this.#look();
    return super.release(...given);
  }

  override async find(name: string) {
    this.#look();
    return super.find(name);
  }

  #look(): void {
    if (this.isCut) throw new StoreUnreachable('cut');
  }
}

/**
 * One of several processes that share a log and a store, as far as instances of groups are
 * concerned.
 */
export interface TestCopy {
  readonly log: SharedLog;
  readonly port: CopyPort;
  readonly address: CopyAddress;
  /** Sets whether it can reach the store. */
  cut(isCut: boolean): void;
  /** Stops serving others, which can then take its instances over. */
  stop(): void;
  /** Closes everything except its engine. */
  close(): Promise<void>;
}

export interface TestCopyOptions<Engine extends LogWithInstances> {
  readonly engine: Engine;
  readonly store: Store;
  readonly clock?: Clock;
  /** Starts a proxy in front of its port. @returns the port under which others reach it */
  readonly behind?: (port: number) => Promise<number>;
  readonly retryTimeout?: number;
  /** The copies that its instances are handed over to. */
  readonly others?: () => readonly CopyAddress[];
}

export async function openTestCopy<Engine extends LogWithInstances>({
  engine,
  store,
  clock = systemClock,
  behind = async (port) => port,
  retryTimeout = TTL + 2000,
  others = () => [],
}: TestCopyOptions<Engine>): Promise<TestCopy> {
  const name = randomIds.uuid();
  const leases = new CutLeases(store);
  const machine = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner: name, ttl: TTL, ...machine });
  const seal = new CallSeal(SECRET);
  const port = await CopyPort.open({
    host: '127.0.0.1',
    port: 0,
    seal,
    name,
    limit: LIMIT,
    log: silentLogger,
    ids: randomIds,
  });
  const address = { name, host: '127.0.0.1', port: await behind(port.port) };
  const owners = new InstanceOwners({ keeper, address: formatAddress(address), retryTimeout });
  const calls = new CopyCalls(name, seal);
  const stop = new AbortController();
  const log = new SharedLog({
    engine,
    owners,
    calls,
    port,
    clock,
    stopping: stop.signal,
    others: async () => others(),
  });
  return {
    log,
    port,
    address,
    cut: (isCut) => void (leases.isCut = isCut),
    stop: () => stop.abort(),
    close: async () => {
      stop.abort();
      await owners.close();
      calls.close();
      await port.close();
    },
  };
}
