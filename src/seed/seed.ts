import type { Eventual } from '../base/and-then.ts';
import type { components } from '../../generated/control/types.ts';
import type { Actor } from '../control/actor.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import type { LogCluster } from '../engines/log/engine.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { HeaderList, PublishOrder } from '../engines/queue/message.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import type { RedisAdministration, RedisSessions } from '../engines/redis/engine.ts';
import type { SchemaRegistry } from '../engines/schema-registry/engine.ts';

/** The desired contents of a platform, as the contract of the control API describes them. */
export type Seed = components['schemas']['seed'];
/** The number of each kind of thing. */
export type Seeded = components['schemas']['seeded'];
export type SeedKey = components['schemas']['seed-key'];

/** The databases. */
export type SeededRedis = RedisSessions & Pick<RedisAdministration, 'has'>;

/** The cluster `default`. */
export interface SeededKafka {
  readonly log: LogCluster;
  readonly registry: SchemaRegistry;
}

/** The queue of the first account. */
export interface SeededQueue {
  readonly engine: QueueEngine;
  readonly user: QueueUser;
  /** The settings in the headers of a URL group. @throws the error that a publish with them would get */
  readonly orderOfGroup: (headers: HeaderList) => PublishOrder;
}

/** The parts of a platform that are seeded and exported. */
export interface SeededParts {
  readonly control: Pick<ControlPlane, 'databases' | 'teams' | 'kafka' | 'clock'>;
  /** The first account. */
  readonly actor: Actor;
  /** The parts of a service are undefined unless it runs. */
  readonly redis: SeededRedis | undefined;
  readonly kafka: SeededKafka | undefined;
  readonly queue: SeededQueue | undefined;
  /**
   * Called with how many more keys, records, messages or dead letters are done. There may be very many: what it returns is
   * waited for, so that others have their turns.
   */
  readonly done: (more: number) => Eventual<void>;
}

/** Something in a seed that can't be added. */
export class SeedError extends Error {
  /** @param place in the seed: `kafka.topics[0]` */
  constructor(place: string, reason: unknown) {
    super(`${place}: ${reason instanceof Error ? reason.message : String(reason)}`, {
      cause: reason,
    });
  }
}

/** Adds the place in the seed to errors. @throws SeedError */
export async function withPlace<T>(place: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof SeedError ? error : new SeedError(place, error);
  }
}

/** Reads something for an export; undefined if it is deleted meanwhile. @throws the error of `read` if it still exists */
export async function unlessDeleted<T>(
  read: () => Promise<T>,
  isThere: () => boolean | Promise<boolean>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (await isThere()) throw error;
    return undefined;
  }
}
