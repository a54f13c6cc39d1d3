import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import type { CommandListener, MessageListener, Subscription } from '../engine.ts';
import { RedisError } from '../reply.ts';
import type { Client } from './client.ts';
import type { Database } from './database.ts';
import type { Monitor } from './monitor.ts';
import type { Subscriber } from './pubsub.ts';

/** The session of a subscription. */
interface Caller {
  readonly database: Database;
  readonly client: Client;
}

/** A session that starts subscriptions. */
interface ListeningCaller extends Caller {
  /** Admits and counts the command. @returns its specification, or why it may not run */
  admit(argv: readonly ByteString[]): CommandSpec | RedisError;
  /** Shows monitors the command. */
  show(spec: CommandSpec, argv: readonly ByteString[]): void;
}

/** The command that the caller needs the right to run. */
interface Call {
  readonly spec: CommandSpec;
  readonly argv: readonly ByteString[];
}

/** Starts a subscription or MONITOR for its caller, once no pause or script makes its command wait. */
export function listen(
  caller: ListeningCaller,
  argv: readonly ByteString[],
  begin: (call: Call) => Subscription,
): Subscription | RedisError | Promise<Subscription | RedisError> {
  const { database } = caller;
  if (database.mayHold && database.holds(argv)) {
    return database.released(argv).then(() => listen(caller, argv, begin));
  }
  const spec = caller.admit(argv);
  if (spec instanceof RedisError) return spec;
  caller.show(spec, argv);
  return begin({ spec, argv });
}

/** A subscription that lasts until the caller closes it or loses the right to its command. */
abstract class WhilePermitted implements Subscription {
  protected readonly database: Database;
  readonly #client: Client;
  readonly #call: Call;
  readonly #forget: () => void;

  constructor({ database, client }: Caller, call: Call) {
    this.database = database;
    this.#client = client;
    this.#call = call;
    this.#forget = database.acl.onChange(() => this.#look());
  }

  close(): void {
    this.#forget();
    this.stop();
  }

  protected abstract stop(): void;
  protected abstract ended(reason: RedisError): void;

  #look(): void {
    const { spec, argv } = this.#call;
    const reason = this.database.acl.denial(this.#client, spec, argv);
    if (reason === undefined) return;
    this.close();
    this.ended(reason);
  }
}

/** A subscription to channels or patterns. */
export class MessageSubscription extends WhilePermitted implements Subscriber {
  readonly #to: 'channels' | 'patterns';
  readonly #names: readonly ByteString[];
  readonly #listener: MessageListener;

  /** @param call the command with the names as arguments */
  constructor(caller: Caller, call: Call, to: 'channels' | 'patterns', listener: MessageListener) {
    super(caller, call);
    this.#to = to;
    this.#names = call.argv.slice(1);
    this.#listener = listener;
    const { pubsub } = this.database;
    for (const name of this.#names) {
      if (to === 'channels') pubsub.subscribe(name, this);
      else pubsub.subscribePattern(name, this);
    }
  }

  deliver(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void {
    this.#listener.message(channel, message, pattern);
  }

  protected stop(): void {
    const { pubsub } = this.database;
    for (const name of this.#names) {
      if (this.#to === 'channels') pubsub.unsubscribe(name, this);
      else pubsub.unsubscribePattern(name, this);
    }
  }

  protected ended(reason: RedisError): void {
    this.#listener.ended(reason);
  }
}

/** A subscription to the commands of all clients (MONITOR). */
export class CommandSubscription extends WhilePermitted implements Monitor {
  readonly #listener: CommandListener;

  constructor(caller: Caller, call: Call, listener: CommandListener) {
    super(caller, call);
    this.#listener = listener;
    this.database.monitors.add(this);
  }

  show(line: ByteString): void {
    this.#listener.command(line);
  }

  protected stop(): void {
    this.database.monitors.delete(this);
  }

  protected ended(reason: RedisError): void {
    this.#listener.ended(reason);
  }
}
