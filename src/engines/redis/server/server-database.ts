import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Logger } from '../../../base/logger.ts';
import type { ByteString } from '../bytes.ts';
import type { DatabaseFigures, DatabaseSetup } from '../engine.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { KnownScripts } from './commands/scripts.ts';
import { DatabaseConfig } from '../embedded/config.ts';
import { Database } from '../embedded/database.ts';
import { DatabaseLinks, dropUsersOf, type PlaceOnServer } from './database-links.ts';
import type { PlaceRecord } from './place-register.ts';
import { KeptUsers } from './kept-users.ts';
import { FIGURES, keyFigures, type KeyFigures, withKeyFigures } from './key-figures.ts';
import { MessageHub } from './message-hub.ts';
import type { Claim, Places } from './places.ts';
import type { OwnConnection } from './wire/sender.ts';

export interface ServerDatabaseOptions {
  readonly places: Places;
  /** Resolves when other processes know that users have been changed here, or can't be told. */
  readonly tellOthers: () => Promise<void>;
  readonly setup: DatabaseSetup;
  /** Settings of databases whose setup does not say. */
  readonly config: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
}

/** Of so many changes by others at the same moment one may be overtaken. */
const ATTEMPTS = 8;

/**
 * One database, whose keys are on a server. Before them stands a {@link Database} that holds no keys: it has the users,
 * settings, clients and statistics, and answers for them as the embedded engine does.
 */
export class ServerDatabase {
  readonly id: string;
  readonly front: Database;
  readonly hub: MessageHub;
  readonly scripts = new KnownScripts();
  readonly #places: Places;
  readonly #tellOthers: () => Promise<void>;
  readonly #users = new KeptUsers();
  #claim: Claim | undefined;
  #links: DatabaseLinks | undefined;
  #claiming: Promise<void> | undefined;
  /** As they were fetched last. */
  #figures: KeyFigures = { keys: 0, memoryBytes: 0, keyspace: '' };
  /** The most memory that was seen, in bytes. */
  #peakBytes = 0;
  #waiting: Promise<unknown> = Promise.resolve();
  /** The server's users are made to fit ours, as the register has had them last. */
  #fitting: Promise<void> = Promise.resolve();
  /** Clients of this copy that wait. */
  #blocked = 0;
  #isClosed = false;

  constructor(id: string, options: ServerDatabaseOptions) {
    const { setup, clock, alarms, logger } = options;
    this.id = id;
    this.#places = options.places;
    this.#tellOthers = options.tellOthers;
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

  /** @throws Unavailable while it is not known where it is */
  get links(): DatabaseLinks {
    if (this.#links === undefined) throw Unavailable.away();
    return this.#links;
  }

  /** @throws Unavailable while it is not known where it is */
  get place(): PlaceOnServer {
    return this.links.place;
  }

  get claim(): Claim | undefined {
    return this.#claim;
  }

  /**
   * Finds the place of the database, or takes one.
   * @throws Unavailable, NoPlaceLeft, ServerRefused
   */
  async open(): Promise<void> {
    if (this.#claim !== undefined) return;
    this.#claiming ??= this.#places
      .claim(this.id)
      .then((claim) => this.#has(claim))
      .finally(() => (this.#claiming = undefined));
    await this.#claiming;
  }

  /** Sees to it that users are as the register has them. @throws Unavailable */
  async refresh(): Promise<void> {
    const claim = this.#claim;
    if (claim === undefined) return this.open();
    await this.follow(await this.#places.look(claim));
  }

  /** Goes by the record of its place, as it has just been read. Resolves when the server does too. */
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

  /**
   * Changes users, for all copies to see.
   * @param change is run again where somebody else has changed them meanwhile
   */
  async changeUsers(change: () => Reply): Promise<Reply> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.refresh();
      const claim = this.#claim;
      if (claim === undefined) return Unavailable.away();
      const reply = change();
      const wanted = this.#users.takeWanted();
      if (wanted === undefined) return reply;
      const record = await this.#places.writeUsers(claim, wanted).catch((error: unknown) => {
        this.front.acl.reload();
        throw error;
      });
      if (record !== undefined) {
        this.#claim = { ...claim, record };
        this.#users.put(wanted);
        await this.#links?.usersChanged();
        await this.#tellOthers();
        return reply;
      }
      this.front.acl.reload();
    }
    return new RedisError('ERR the users of this database are being changed by others, try again');
  }

  /**
   * Sends a command that may wait on its client's own connection, in the order in which clients came: the server serves
   * those first that waited first.
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
    // Not before: who sees in INFO that a client waits may send what it waits for.
    this.#blocked += 1;
    try {
      return await reply;
    } finally {
      this.#blocked -= 1;
    }
  }

  /** Asks the server for what can be seen of the database. */
  async look(): Promise<void> {
    const links = this.#links;
    if (links === undefined) return;
    const { server, number } = links.place;
    const told = keyFigures(await server.admin.sendToEach(FIGURES), number);
    if (told === undefined) return;
    this.#figures = told;
    this.#peakBytes = Math.max(this.#peakBytes, told.memoryBytes);
  }

  get figures(): DatabaseFigures {
    const { hits, misses } = this.front.keyspace.statistics;
    const { keys, memoryBytes } = this.#figures;
    return { keys, hits, misses, memoryBytes, logBytes: undefined };
  }

  /** INFO with what the server says of the keys, and who waits there. */
  withFigures(info: ByteString): ByteString {
    return withKeyFigures(info, this.#figures, this.#peakBytes, this.#blocked);
  }

  close(): void {
    this.#isClosed = true;
    this.hub.close();
    this.#links?.close();
  }

  /** Ends it and frees its place, unless another copy has done that. @throws Unavailable */
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
