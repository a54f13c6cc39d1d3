import { expect } from 'vitest';
import {
  PendingReply,
  Replies,
  type ConnectionSetup,
  type RedisConnection,
} from '../../../../src/engines/redis/connection.ts';
import type { Reply } from '../../../../src/engines/redis/reply.ts';
import { PushReply, type Resp3Reply } from '../../../../src/engines/redis/resp3.ts';
import { plainReply, TestRedis, type PrepareRedis, type PlainReply } from './redis.ts';

/** The password of the user `default` in the database `one`. */
export const PASSWORD = 'open-sesame';

/** A client with a connection to the database `one`. */
export interface Client {
  readonly connection: RedisConnection;
  /** Runs a command written as one line. @returns all its replies, when their changes are safe */
  readonly run: (line: string) => Promise<PlainReply[]>;
  /** The pushes so far. */
  readonly heard: PlainReply[];
  /** Whether the connection has been ended. */
  readonly isEnded: () => boolean;
}

function read(reply: Resp3Reply): PlainReply {
  return reply instanceof PushReply ? reply.items.map(read) : plainReply(reply as Reply);
}

/** All replies of a command, as {@link plainReply} has them. */
export async function repliesOf(
  outcome: ReturnType<RedisConnection['run']>,
): Promise<PlainReply[]> {
  const ended = outcome instanceof PendingReply ? await outcome.reply : outcome;
  return (ended instanceof Replies ? ended.replies : [ended]).map(read);
}

/** An engine with the databases `one` and `two`, and clients of `one`. */
export async function openToClients(prepare: PrepareRedis) {
  const redis = await TestRedis.open(prepare);
  const configuration = { config: {}, limits: undefined, defaultPassword: PASSWORD };
  await redis.engine.configureDatabase('one', configuration);
  let clients = 0;
  const connect = (setup: Partial<ConnectionSetup> = {}): Client => {
    const heard: PlainReply[] = [];
    let isEnded = false;
    clients += 1;
    const connection = redis.engine.openConnection('one', {
      address: `127.0.0.1:${50_000 + clients}`,
      localAddress: '127.0.0.1:6379',
      maxKeptBytes: () => 1000,
      listener: { push: (reply) => void heard.push(read(reply)), end: () => (isEnded = true) },
      ...setup,
    });
    const run = async (line: string) => {
      const outcome = connection.run(line.split(' '));
      await connection.settled();
      return repliesOf(outcome);
    };
    return { connection, run, heard, isEnded: () => isEnded };
  };
  const loggedIn = async (): Promise<Client> => {
    const client = connect();
    expect(await client.run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
    return client;
  };
  return { redis, connect, loggedIn };
}
