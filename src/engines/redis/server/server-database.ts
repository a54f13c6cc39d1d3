import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Logger } from '../../../base/logger.ts';
import type { ByteString } from '../bytes.ts';
import type {
  DatabaseFigures,
  DatabaseSetup,
  RedisSessions,
  ListenerAnswer,
  ListenerQuestion,
} from '../engine.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { ScriptDigests } from './commands/scripts.ts';
import { DatabaseConfig } from '../embedded/config.ts';
import { Database } from '../embedded/database.ts';
import { DatabaseLinks, dropUsersOf, type PlaceOnServer } from './database-links.ts';
import type { PlaceRecord } from './place-register.ts';
import {
  STATISTICS_COMMANDS,
  keyStatistics,
  type KeyStatistics,
  withKeyStatistics,
} from './key-statistics.ts';
import { MessageHub } from './pubsub/message-hub.ts';
import type { Claim, Places } from './places.ts';
import type { OwnConnection } from './wire/link.ts';
import type { AclStore } from '../embedded/acl/acl-store.ts';

interface ServerDatabaseOptions {
  readonly places: Places;
  /** Resolves when other processes know that users were changed here, or can't be told. */
  readonly notifyOthers: () => Promise<void>;
  /** Asks other processes who is subscribed in a database there; undefined if there are none. */
  readonly askListeners: () => AskListeners | undefined;
  readonly setup: DatabaseSetup;
  /** Settings of databases whose setup has no value for them. */
  readonly config: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
}

type AskListeners = Parameters<NonNullable<RedisSessions['shareListeners']>>[0];

/** The number of attempts to write a record when others change it at the same time. */
const ATTEMPTS = 8;

/**
 * A database whose keys are on a server. A {@link Database} without keys stands before it: it has the users, settings,
 * clients and statistics, and answers for them like the embedded engine.
 */
export class ServerDatabase {
  readonly id: string;
  readonly front: Database;
  readonly hub: MessageHub;
  readonly scripts = new ScriptDigests();
  readonly #places: Places;
  readonly #notifyOthers: () => Promise<void>;
  readonly #askListeners: ServerDatabaseOptions['askListeners'];
  readonly #users = new StoredUsers();
  #claim: Claim | undefined;
  #links: DatabaseLinks | undefined;
  #claiming: Promise<void> | undefined;
  /** The last fetched figures. */
  #figures: KeyStatistics = { keys: 0, memoryBytes: 0, keyspace: '' };
  /** The maximum memory seen, in bytes. */
  #peakBytes = 0;
  #waiting: Promise<unknown> = Promise.resolve();
  /** The update of the server-side users to those last read from the register. */
  #fitting: Promise<void> = Promise.resolve();
  /** The number of blocked clients of this copy. */
  #blocked = 0;
  #isClosed = false;

  constructor(id: string, options: ServerDatabaseOptions) {
    const { setup, clock, alarms, logger } = options;
    this.id = id;
    this.#places = options.places;
    this.#notifyOthers = options.notifyOthers;
    this.#askListeners = options.askListeners;
    this.hub = new MessageHub(() => this.#links);
    this.front = new Database({
      clock,
      alarms,
      logger,
      config: new DatabaseConfig({ appendonly: 'no', ...options.config, ...setup.config }),
      aclStore: this.#users,
      pubsub: this.hub,
      ...(setup.secret !== undefined && { secret: setup.secret }),
    });
    if (setup.countConnections !== undefined) this.front.countConnections = setup.countConnections;
  }

  /** Asks other processes who is subscribed in it there. */
  get othersListening():
    | ((question: ListenerQuestion) => Promise<readonly ListenerAnswer[]>)
    | undefined {
    const ask = this.#askListeners();
    return ask && ((question) => ask(this.id, question));
  }

  /** @throws Unavailable while the place is unknown */
  get links(): DatabaseLinks {
    if (this.#links === undefined) throw Unavailable.unreachable();
    return this.#links;
  }

  /** @throws Unavailable while the place is unknown */
  get place(): PlaceOnServer {
    return this.links.place;
  }

  get claim(): Claim | undefined {
    return this.#claim;
  }

  /** Finds the place of the database, or takes a free one. @throws Unavailable, CapacityExhausted, ServerRefused */
  async open(): Promise<void> {
    if (this.#claim !== undefined) return;
    this.#claiming ??= this.#places
      .claim(this.id)
      .then((claim) => this.#has(claim))
      .finally(() => (this.#claiming = undefined));
    await this.#claiming;
  }

  /** Applies the users in the register. @throws Unavailable */
  async refresh(): Promise<void> {
    const claim = this.#claim;
    if (claim === undefined) return this.open();
    await this.follow(await this.#places.verify(claim));
  }

  /** Applies the record of its place that was just read. Resolves when the server-side users are updated too. */
  async follow(record: PlaceRecord | undefined): Promise<void> {
    const claim = this.#claim;
    if (claim === undefined) return;
    if (record?.id !== this.id || record.secret !== claim.record.secret) {
      // Another copy has deleted the database.
      this.#lose();
      return;
    }
    this.#claim = { ...claim, record };
    if (this.#users.put(record.users)) this.#usersChanged();
    await this.#fitting;
  }

  /** Changes users for all copies. @param change runs again if another copy has changed the users meanwhile */
  async changeUsers(change: () => Reply): Promise<Reply> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.refresh();
      const claim = this.#claim;
      if (claim === undefined) return Unavailable.unreachable();
      const reply = change();
      const wanted = this.#users.takePending();
      if (wanted === undefined) return reply;
      const record = await this.#places.writeUsers(claim, wanted).catch((error: unknown) => {
        this.front.acl.reload();
        throw error;
      });
      if (record !== undefined) {
        this.#claim = { ...claim, record };
        this.#users.put(wanted);
        await this.#links?.usersChanged();
        await this.#notifyOthers();
        return reply;
      }
      this.front.acl.reload();
    }
    return new RedisError('ERR the users of this database are being changed by others, try again');
  }

  /**
   * Sends a blocking command on its client's own connection, in the order in which clients blocked, because the server
   * serves them in that order.
   */
  async inOrder(
    connect: () => Promise<OwnConnection>,
    argv: readonly ByteString[],
  ): Promise<Reply> {
    const sent = this.#waiting.then(async () => {
      const connection = await connect();
      await connection.reach?.(argv);
      return { reply: connection.send(argv) };
    });
    this.#waiting = sent.catch(() => {});
    const { reply } = await sent;
    // Not earlier, because whoever sees the blocked client in INFO may send what it waits for.
    this.#blocked += 1;
    try {
      return await reply;
    } finally {
      this.#blocked -= 1;
    }
  }

  /** Fetches the figures of the database. */
  async verifyPlace(): Promise<void> {
    const links = this.#links;
    if (links === undefined) return;
    const { server, number } = links.place;
    const told = keyStatistics(await server.admin.sendToEach(STATISTICS_COMMANDS), number);
    if (told === undefined) return;
    this.#figures = told;
    this.#peakBytes = Math.max(this.#peakBytes, told.memoryBytes);
  }

  get figures(): DatabaseFigures {
    const { hits, misses } = this.front.keyspace.statistics;
    const { keys, memoryBytes } = this.#figures;
    return { keys, hits, misses, memoryBytes, logBytes: undefined };
  }

  /** Inserts the server's figures of keys and blocked clients into INFO. */
  withFigures(info: ByteString): ByteString {
    return withKeyStatistics(info, this.#figures, this.#peakBytes, this.#blocked);
  }

  close(): void {
    this.#isClosed = true;
    this.hub.close();
    this.#links?.close();
  }

  /** Closes the database and frees its place, unless another copy has done that. @throws Unavailable */
  async delete(): Promise<void> {
    this.hub.close();
    this.#links?.close();
    await this.#places.release(this.id, this.#claim, dropUsersOf);
  }

  #has(claim: Claim): void {
    if (this.#isClosed) return;
    const { server, number, record } = claim;
    this.#claim = claim;
    const place = { server, number, secret: record.secret };
    this.#links = new DatabaseLinks(
      place,
      (name) => this.front.acl.user(name),
      () => this.refresh(),
    );
    if (this.#users.put(record.users)) this.#usersChanged();
  }

  #usersChanged(): void {
    this.front.acl.reload();
    this.#fitting = this.#links?.usersChanged().catch(() => {}) ?? Promise.resolve();
  }

  #lose(): void {
    this.#links?.close();
    this.#links = undefined;
    this.#claim = undefined;
    this.hub.moved();
  }
}

/** The users of a database as the server's register has them, and as they are to be written there. */
class StoredUsers implements AclStore {
  readonly name = 'the list of users on the server';
  #text: ByteString = '';
  #pending: ByteString | undefined;

  load(): ByteString {
    return this.#text;
  }

  /** Sets the text to be written. */
  save(text: ByteString): void {
    this.#pending = text;
  }

  /** Takes the text to be written since the last call; undefined if there is none. */
  takePending(): ByteString | undefined {
    const wanted = this.#pending;
    this.#pending = undefined;
    return wanted === this.#text ? undefined : wanted;
  }

  /** Sets the text read from the register. @returns whether it differs from the previous one */
  put(text: ByteString): boolean {
    const isOther = text !== this.#text;
    this.#text = text;
    return isOther;
  }
}
