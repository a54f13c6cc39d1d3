import type { Socket } from 'node:net';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { FailedAttempts, attemptsKey } from '../../../base/failed-attempts.ts';
import type { Logger } from '../../../base/logger.ts';
import { reportInternalError } from '../../../base/internal-errors.ts';
import type { TurnLimit } from '../../../base/turn-limit.ts';
import { Holding, UnreadOutput, type MemoryBudget } from '../../../base/memory-budget.ts';
import { KnownCredentials } from '../../../base/known-credentials.ts';
import type { RedisDatabase, RedisDatabases } from '../../../directory/redis/databases.ts';
import type { DatabaseUsage } from '../../../directory/redis/usage.ts';
import type { ConnectionSetup } from '../../../engines/redis/connection.ts';
import type { CommandMeter } from '../../../engines/redis/command-meter.ts';
import type { RedisConnections } from '../../../engines/redis/engine.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { messageOf } from '../errors.ts';
import { meterOf } from '../limits.ts';
import { endConnection, Sending } from './sending.ts';
import { encodeReply } from './encode.ts';
import { RespConnection } from './resp-connection.ts';
import type { RespFaults } from './resp-faults.ts';

/** Fifty passwords may be wrong, and then five in a second. */
const GUESSES = { attempts: 50, backEvery: 200 };
/** Redis's `tcp-keepalive`, in milliseconds. */
const KEEP_ALIVE = 300_000;
/** How long connections may take to end when the server does, in milliseconds. */
const CLOSE_TIMEOUT = 3_000;

interface RespServerOptions {
  readonly clock?: Clock;
  readonly log?: Logger | undefined;
  /** The memory for what clients have sent and not ended yet; without it there is no total. */
  readonly memory?: MemoryBudget | undefined;
  /** The largest reply to a command or a transaction, in bytes. */
  readonly maxResponseSize?: number;
  /** Where tests may have prepared something. */
  readonly faults?: RespFaults | undefined;
  /** Limits how long connections may run before others are served; without it each has a limit of its own only. */
  readonly turns?: TurnLimit | undefined;
}

/** A connection with what counts its usage. */
interface Client {
  readonly socket: Socket;
  readonly connection: RespConnection;
  usage: DatabaseUsage | undefined;
  meter: CommandMeter | undefined;
}

/** Serves the connections to databases that speak RESP. Others accept them. */
export class RespServer {
  readonly #engine: RedisConnections;
  readonly #databases: RedisDatabases;
  readonly #clock: Clock;
  readonly #log: Logger | undefined;
  readonly #faults: RespFaults | undefined;
  readonly #memory: MemoryBudget | undefined;
  readonly #maxResponseSize: number | undefined;
  readonly #turns: TurnLimit | undefined;
  readonly #guesses: FailedAttempts;
  readonly #knownCredentials = new KnownCredentials();
  readonly #clients = new Map<string, Set<Client>>();
  readonly #forget: () => void;
  readonly #sending = new Sending();
  #isClosing = false;

  constructor(
    engine: RedisConnections,
    databases: RedisDatabases,
    { clock = systemClock, log, memory, maxResponseSize, faults, turns }: RespServerOptions = {},
  ) {
    this.#engine = engine;
    this.#databases = databases;
    this.#clock = clock;
    this.#log = log;
    this.#memory = memory;
    this.#maxResponseSize = maxResponseSize;
    this.#faults = faults;
    this.#turns = turns;
    this.#guesses = new FailedAttempts(clock, GUESSES);
    this.#forget = databases.onChange((id) => this.#changed(id));
  }

  /** Serves a connection to a database. */
  accept(socket: Socket, id: string): void {
    try {
      this.#accept(socket, id);
    } catch (error) {
      reportInternalError('resp', error);
      socket.destroy();
    }
  }

  #accept(socket: Socket, id: string): void {
    const database = this.#databases.get(id);
    const { remoteAddress = '' } = socket;
    if (database === undefined || this.#isClosing) {
      socket.destroy();
    } else if (database.isOpenTo?.(remoteAddress) === false) {
      refuse(socket, messageOf('addressNotAllowed', { address: remoteAddress }));
    } else {
      this.#serve(socket, database);
    }
  }

  /** Runs nothing more, answers what runs, and ends all connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#forget();
    const clients = [...this.#clients.values()].flatMap((each) => [...each]);
    const closed = clients.map(
      ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
    );
    for (const { connection } of clients) connection.stop();
    const timer = setTimeout(() => {
      for (const { socket } of clients) socket.destroy();
    }, CLOSE_TIMEOUT);
    await Promise.all(closed);
    clearTimeout(timer);
  }

  #serve(socket: Socket, database: RedisDatabase): void {
    const { id, usage } = database;
    const exceeded = usage?.connect(socket, 0);
    if (exceeded !== undefined) {
      refuse(socket, messageOf(exceeded.error, { ...exceeded }));
      return;
    }
    socket.setTimeout(0);
    socket.setKeepAlive(true, KEEP_ALIVE);
    const meter = usage && meterOf(usage);
    const connection = new RespConnection(socket, {
      database,
      open: (listener, limit) => this.#open(socket, id, { listener, limit }, () => client.meter),
      onInput: () => client.usage?.settle(socket),
      sending: this.#sending,
      now: () => this.#clock.now(),
      holding: this.#memory && new Holding(this.#memory, id),
      unread: this.#memory && ((end) => new UnreadOutput(this.#memory!, id, end)),
      maxResponseSize: this.#maxResponseSize,
      faults: this.#faults,
      turn: this.#turns && (() => this.#turns!.next(id)),
    });
    const client: Client = { socket, connection, usage, meter };
    const clients = this.#clients.get(id) ?? new Set();
    this.#clients.set(id, clients.add(client));
    socket.once('close', () => {
      client.usage?.disconnect(socket);
      clients.delete(client);
      if (clients.size === 0 && this.#clients.get(id) === clients) this.#clients.delete(id);
    });
  }

  #open(
    socket: Socket,
    id: string,
    { listener, limit }: Pick<ConnectionSetup, 'listener' | 'limit'>,
    meter: () => CommandMeter | undefined,
  ) {
    const address = hostPort(socket.remoteAddress, socket.remotePort);
    const guesser = attemptsKey(socket.remoteAddress ?? '');
    this.#log?.debug({ database: id, address }, 'connected');
    return this.#engine.openConnection(id, {
      address,
      localAddress: hostPort(socket.localAddress, socket.localPort),
      listener,
      limit,
      meter: {
        begin: (now, commands) => meter()?.begin(now, commands),
        end: (kind, now) => meter()?.end(kind, now),
      },
      guesses: {
        mayTry: (...credentials) =>
          this.#guesses.waitOf(guesser) === 0 ||
          this.#knownCredentials.has(guesser, id, ...credentials),
        tried: (isRight, ...credentials) => {
          this.#knownCredentials.note(isRight, guesser, id, ...credentials);
          if (!isRight) this.#guesses.failed(guesser);
        },
      },
      logIn: (name, password) => this.#userOfToken(id, name, password),
      hold: this.#memory && (() => new Holding(this.#memory!, id)),
      maxKeptBytes: () => this.#databases.get(id)?.maxRequestSize ?? 0,
    });
  }

  /** The built-in users may log in with their REST tokens; `default_ro` has no other password. */
  #userOfToken(id: string, name: string, token: string): string | undefined {
    const owner = this.#databases.byToken(token);
    return owner?.database.id === id && owner.user === name ? name : undefined;
  }

  /** A database has changed, or has gone. */
  #changed(id: string): void {
    const database = this.#databases.get(id);
    for (const client of this.#clients.get(id) ?? []) {
      const { socket, connection } = client;
      if (database?.isOpenTo?.(socket.remoteAddress ?? '') === false || database === undefined) {
        connection.end();
        continue;
      }
      connection.database = database;
      if (client.usage === database.usage) continue;
      client.usage?.disconnect(socket);
      client.usage = database.usage;
      client.meter = database.usage && meterOf(database.usage);
      client.usage?.connect(socket, socket.bytesRead + socket.bytesWritten);
    }
  }
}

function refuse(socket: Socket, message: string): void {
  endConnection(socket, encodeReply(new RedisError(message), 2));
}

/** As Redis has it: `127.0.0.1:6379`, `[::1]:6379`. */
function hostPort(host = '', port = 0): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
