import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';

/** Watches a server, so that calls to it fail once it is silent. */
export interface Watch {
  during<T>(call: () => Promise<T>): Promise<T>;
  close(): void;
}

const UNWATCHED: Watch = { during: (call) => call(), close: () => undefined };

/** The delay after a failed attempt to connect, in milliseconds. */
const PAUSE = 250;

/**
 * A connection to a server that may be unreachable: opened on demand, and again after a failure. Statements are
 * pipelined: sent as they come and answered in order, without waiting for a round trip each.
 */
export class Connection {
  readonly #config: ClientConfig;
  readonly #prepare: ((client: Client) => Promise<void>) | undefined;
  readonly #watch: Watch;
  #client: Promise<Client> | undefined;
  /** The latest connection. */
  #connected: Client | undefined;
  #failed: { readonly at: number; readonly error: unknown } | undefined;
  #closed = false;
  /** The number of unanswered statements. */
  inFlight = 0;

  /** @param prepare is called with each new connection before it is used */
  constructor(
    config: ClientConfig,
    prepare?: (client: Client) => Promise<void>,
    watch: Watch = UNWATCHED,
  ) {
    this.#config = config;
    this.#prepare = prepare;
    this.#watch = watch;
  }

  /** @throws the error of `pg` or of the network */
  client(): Promise<Client> {
    if (this.#closed) return Promise.reject(new Error('the connection has been closed'));
    if (this.#failed !== undefined && performance.now() - this.#failed.at < PAUSE) {
      return Promise.reject(this.#failed.error);
    }
    this.#client ??= this.#connect();
    return this.#client;
  }

  /** Runs one statement. */
  async query<Row extends object>(
    statement: QueryConfig,
    client?: Client,
  ): Promise<QueryResult<Row>> {
    this.inFlight += 1;
    try {
      const connected = client ?? (await this.client());
      return await this.#watch.during(() => connected.query<Row>(statement));
    } finally {
      this.inFlight -= 1;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  /** Abandons a connection: the server rolls back what it has begun. */
  drop(client: Client): void {
    if (this.#connected === client) this.#client = undefined;
    // Ending a broken connection may never resolve.
    void client.end().catch(() => undefined);
  }

  async #connect(): Promise<Client> {
    this.inFlight += 1;
    const client = new Client({ ...this.#config, pipeline: true });
    let isBroken = false;
    const forget = () => {
      isBroken = true;
      if (this.#connected === client) this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await this.#watch.during(async () => {
        await client.connect();
        this.#connected = client;
        await this.#prepare?.(client);
      });
      if (isBroken) throw new Error('Connection terminated');
      this.#failed = undefined;
      return client;
    } catch (error) {
      this.#failed = { at: performance.now(), error };
      this.#client = undefined;
      void client.end().catch(() => undefined);
      throw error;
    } finally {
      this.inFlight -= 1;
    }
  }
}
