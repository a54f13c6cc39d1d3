import { onTestFinished } from 'vitest';
import type { Clock } from '../../../../src/base/clock.ts';
import { fromText, toText } from '../../../../src/engines/redis/bytes.ts';
import type {
  DatabaseSetup,
  RedisEngine,
  RedisSession,
} from '../../../../src/engines/redis/engine.ts';
import { NullArray, RedisError, Status, type Reply } from '../../../../src/engines/redis/reply.ts';

/** An engine under test: storage that is initially empty, and a clock. */
export interface RedisUnderTest {
  /** Opens an engine on the storage, with at least these databases. */
  open(databases: Readonly<Record<string, DatabaseSetup>>): Promise<RedisEngine>;
  /** The clock of the engine. */
  readonly clock: Clock;
  /** Advances that clock; undefined if that is not possible. */
  readonly advance?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Whether several engines can be open on the storage at the same time. */
  readonly isShared?: boolean;
  /** Deletes the storage after the engine has been closed. */
  remove(): Promise<void>;
}

export type PrepareRedis = () => Promise<RedisUnderTest>;

/** A reply in the form that tests compare: statuses and errors as text, null arrays as null. */
export type PlainReply = string | number | bigint | null | PlainReply[];

export function plainReply(reply: Reply): PlainReply {
  if (reply instanceof RedisError) return reply.message;
  if (reply instanceof Status) return reply.text;
  if (reply instanceof NullArray) return null;
  if (typeof reply === 'string') return toText(reply);
  return Array.isArray(reply) ? (reply as readonly Reply[]).map(plainReply) : (reply as PlainReply);
}

/** An engine with the databases `one` and `two` for the duration of a test. */
export class TestRedis {
  readonly #under: RedisUnderTest;
  readonly #databases: Readonly<Record<string, DatabaseSetup>>;
  #engine: RedisEngine;
  #another: RedisEngine | undefined;
  #isOpen = true;

  static async open(
    prepare: PrepareRedis,
    databases: Readonly<Record<string, DatabaseSetup>> = { one: {}, two: {} },
  ): Promise<TestRedis> {
    const under = await prepare();
    const redis = new TestRedis(under, databases, await under.open(databases));
    onTestFinished(async () => {
      await redis.close();
      await redis.#another?.close();
      await under.remove();
    });
    return redis;
  }

  private constructor(
    under: RedisUnderTest,
    databases: Readonly<Record<string, DatabaseSetup>>,
    engine: RedisEngine,
  ) {
    this.#under = under;
    this.#databases = databases;
    this.#engine = engine;
  }

  get engine(): RedisEngine {
    return this.#engine;
  }

  get clock(): Clock {
    return this.#under.clock;
  }

  get advance(): RedisUnderTest['advance'] {
    return this.#under.advance;
  }

  /** Opens a second engine on the storage for the duration of the test; undefined if there can be only one. */
  async openAnother(): Promise<RedisEngine | undefined> {
    if (this.#under.isShared !== true) return undefined;
    this.#another = await this.#under.open(this.#databases);
    return this.#another;
  }

  async session(id = 'one', user = 'default'): Promise<RedisSession> {
    return this.#engine.openSession(id, user, '127.0.0.1:1');
  }

  /** Runs a command in the database `one`. */
  run(...words: readonly (string | number)[]): Promise<PlainReply> {
    return this.runIn('one', ...words);
  }

  async runIn(id: string, ...words: readonly (string | number)[]): Promise<PlainReply> {
    const session = await this.session(id);
    return plainReply(await session.execute(words.map((word) => fromText(String(word)))));
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#engine.close();
  }

  /** Closes the engine and opens another one on the same storage. */
  async reopen(databases = this.#databases): Promise<void> {
    await this.close();
    this.#engine = await this.#under.open(databases);
    this.#isOpen = true;
  }
}
