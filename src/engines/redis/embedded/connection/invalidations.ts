import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { PushReply, type Resp3Reply } from '../../resp3.ts';
import { mayReadKey } from '../acl/permission.ts';
import { keysOf } from '../command-keys.ts';
import type { ClientTracking, TrackingClient } from '../tracking/client-tracking.ts';
import { AT_ONCE } from '../steps.ts';
import type { TrackingTable } from '../tracking/tracking-table.ts';
import type { Names } from './room.ts';
import type { OpenConnection } from './open-connection.ts';

/** A connection whose client can track keys. */
interface TrackingConnection extends OpenConnection {
  readonly names: Names;
  readonly database: {
    readonly tracking: TrackingTable;
    readonly connections: ReadonlyMap<number, OpenConnection>;
  };
}

/** Tracks what one connection reads and sends it the keys that became invalid: CLIENT TRACKING (Redis 7.2 `tracking.c`). */
export class Invalidations implements TrackingClient {
  readonly #connection: TrackingConnection;
  readonly #push: (reply: Resp3Reply) => void;
  #tracking: ClientTracking | undefined;
  readonly #prefixes = new NameSet<ByteString>();

  /** @param push sends a push to the client of this connection */
  constructor(connection: TrackingConnection, push: (reply: Resp3Reply) => void) {
    this.#connection = connection;
    this.#push = push;
  }

  get tracking(): ClientTracking | undefined {
    return this.#tracking;
  }

  track(tracking: ClientTracking | undefined): void {
    if (tracking === undefined && this.#tracking === undefined) return;
    const { database, session, names, setup } = this.#connection;
    const prefixes = tracking?.options.prefixes ?? [];
    names.reserve(this.#prefixes, prefixes);
    for (const prefix of prefixes) this.#prefixes.add(prefix);
    if (tracking === undefined) names.clear(this.#prefixes);
    const table = database.tracking;
    this.#tracking = tracking;
    if (tracking === undefined) table.delete(this);
    else table.add(this, setup.hold);
    session.onRead =
      tracking === undefined || tracking.options.broadcast
        ? undefined
        : (spec, argv) => {
            // What a script reads are the keys of the commands that it calls (Redis 8.0 `server.c` `call`).
            const isNoRead = spec.group === 'scripting' || spec.flags.includes('pubsub');
            if (!tracking.isKept || isNoRead) return undefined;
            const keys = () => keysOf(spec, argv).map(({ position }) => argv[position]!);
            if (argv.length > AT_ONCE) return table.rememberInSteps(this, keys);
            table.remember(this, keys());
            return undefined;
          };
  }

  mayKnow(key: ByteString): boolean {
    return mayReadKey(this.#connection.user, key);
  }

  /** `tracking.c` `sendTrackingMessage` */
  invalidate(keys: readonly ByteString[] | null): void {
    const tracking = this.#tracking;
    if (tracking === undefined) return;
    const { version, database } = this.#connection;
    const { redirect } = tracking.options;
    if (redirect === 0) {
      if (version === 3) this.#push(new PushReply(['invalidate', keys]));
      return;
    }
    const other = database.connections.get(redirect);
    tracking.isBroken = other === undefined;
    if (other !== undefined) other.invalidations.redirected(keys);
    else if (version === 3) this.#push(new PushReply(['tracking-redir-broken', redirect]));
  }

  /** Ends CLIENT CACHING, which is for one command or transaction (`networking.c` `resetClient`). */
  endCaching([name]: readonly ByteString[]): void {
    if (this.#connection.transaction.isOpen || name?.toLowerCase() === 'client') return;
    this.#tracking!.isCachingGiven = false;
  }

  redirected(keys: readonly ByteString[] | null): void {
    const { version, listening } = this.#connection;
    if (version === 3) this.#push(new PushReply(['invalidate', keys]));
    else if (listening.isSubscribed) this.#push(['message', '__redis__:invalidate', keys]);
  }
}
