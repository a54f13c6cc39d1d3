import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { randomIds } from '../base/ids.ts';
import { parseAddress, type CopyAddress } from '../copies/copy-address.ts';
import { SchemaRegistryError } from '../engines/schema-registry/errors.ts';
import type { HeldLease, LeaseKeeper } from '../store/lease-keeper.ts';
import { Role } from '../store/role.ts';

const OWNER = 'platform/schema-registry';
/** The lease of the copy that keeps the schemas, held while it runs. */
const RUNNING_OWNER = 'platform/schema-registry-copy';
/** Duration of a lease that never expires, in milliseconds. */
const FOR_GOOD = 1000 * 365 * 24 * 3_600_000;

/**
 * Decides which of the copies that share a store keeps the schemas, which are in one data directory. The first copy
 * that is asked for a schema keeps them from then on; the store records it, under an id that is in the directory too.
 * A copy without a data directory keeps them as long as it runs.
 */
export class RegistryOwnership {
  readonly #keeper: LeaseKeeper;
  readonly #file: string | undefined;
  #held: HeldLease | undefined;
  #isOwner = false;
  /** The id of the place where the schemas are; undefined if unknown. */
  #place: string | undefined;
  /** Publishes where other copies can reach this one. */
  #published: Promise<Role> | undefined;
  readonly #address: string | undefined;
  #claiming: Promise<void> | undefined;

  /**
   * @param file of the schemas; undefined if none are kept
   * @param address where others reach this copy, if they can
   */
  constructor(keeper: LeaseKeeper, file: string | undefined, address?: string) {
    this.#keeper = keeper;
    this.#file = file;
    this.#address = address;
  }

  /** Whether they are in this copy, as last known. */
  get isOwner(): boolean {
    return this.#isOwner && this.#held?.lost.aborted !== true;
  }

  /** The address of the copy that keeps them; undefined if no running copy does. */
  async copy(): Promise<CopyAddress | undefined> {
    const lease = await this.#keeper.leases.find(RUNNING_OWNER).catch(() => undefined);
    return lease && { name: lease.owner, ...parseAddress(lease.details) };
  }

  /** Ends calls by other copies. */
  async close(): Promise<void> {
    const reached = this.#published;
    this.#published = undefined;
    await (await reached)?.close();
  }

  /** Makes this copy keep the schemas, unless another one does. */
  claim(): Promise<void> {
    this.#claiming ??= this.#claim()
      .catch(() => (this.#place = undefined))
      .then(() => undefined)
      .finally(() => (this.#claiming = undefined));
    return this.#claiming;
  }

  /**
   * @throws SchemaRegistryError if they are elsewhere; the place is then looked up again for the next caller
   */
  require(): void {
    if (this.isOwner) return;
    void this.claim();
    if (this.#place === undefined) throw new SchemaRegistryError('homeUnknown');
    throw new SchemaRegistryError('keptElsewhere', { place: this.#place });
  }

  async #claim(): Promise<void> {
    if (this.isOwner) return;
    const { leases } = this.#keeper;
    this.#isOwner = false;
    if (this.#file === undefined) {
      const details = `${hostname()}, in memory`;
      this.#held = await this.#keeper.acquire(OWNER, { details });
      this.#isOwner = this.#held !== undefined;
    } else {
      const owner = idOf(this.#file);
      const details = `${hostname()}, in ${resolve(this.#file)}`;
      const lease = await leases.acquire({ name: OWNER, owner, ttl: FOR_GOOD, details });
      this.#isOwner = lease !== undefined;
    }
    if (!this.#isOwner) {
      this.#place = (await leases.find(OWNER))?.details;
      await this.close();
    } else if (this.#address !== undefined) {
      const time = { clock: systemClock, alarms: systemAlarms };
      const role = { keeper: this.#keeper, name: RUNNING_OWNER, details: this.#address, ...time };
      await (this.#published ??= Role.open(role));
    }
  }
}

/** The id in a file beside the schemas, which moves with them; created if missing. @throws the system's error */
function idOf(file: string): string {
  const path = `${file}.id`;
  try {
    const id = readFileSync(path, 'utf8').trim();
    if (id !== '') return id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const id = randomIds.uuid();
  writeFileSync(path, `${id}\n`, { mode: 0o600 });
  return id;
}
