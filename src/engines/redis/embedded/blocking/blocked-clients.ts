import { NameMap } from '../../../../base/name-map.ts';
import { NameSet } from '../../../../base/name-set.ts';
import type { Alarms } from '../../../../base/alarms.ts';
import type { ByteString } from '../../bytes.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import { typeOf } from '../values/value.ts';
import { BlockedCommand, type BlockableSession } from './blocked-command.ts';
import type { Wait } from './wait.ts';

/** The clients that are blocked on one key, in the order in which they are served. */
interface Queue {
  readonly commands: Set<BlockedCommand>;
  /** How many of them are also served when the key is deleted. */
  orGone: number;
}

/**
 * The blocked clients of one database and the keys that they wait for (Redis 7.2 `blocked.c`). Keys become ready while
 * commands run; the session calls {@link serve} after each single command, transaction and script. While no client is
 * blocked, a change of a key costs one check.
 */
export class BlockedClients {
  readonly alarms: Alarms;
  readonly #keyspace: Keyspace;
  readonly #serveSoon: () => void;
  readonly #commands = new Set<BlockedCommand>();
  readonly #queues = new NameMap<ByteString, Queue>();
  /** Keys that have become ready, in order. */
  #ready = new NameSet<ByteString>();
  #keysOrGone = 0;
  #serving = false;

  /** @param serveSoon calls {@link serve} as soon as no unit is open */
  constructor(keyspace: Keyspace, alarms: Alarms, serveSoon: () => void) {
    this.#keyspace = keyspace;
    this.alarms = alarms;
    this.#serveSoon = serveSoon;
  }

  /** The number of blocked clients. */
  get size(): number {
    return this.#commands.size;
  }

  /** The number of keys that clients are blocked on. */
  get keys(): number {
    return this.#queues.size;
  }

  /** The number of these keys for which deletion also counts. */
  get keysOrGone(): number {
    return this.#keysOrGone;
  }

  /** Blocks a session until the condition that its command has returned is met. */
  add(session: BlockableSession, argv: readonly ByteString[], wait: Wait): BlockedCommand {
    const command = new BlockedCommand(this, session, argv, wait);
    this.insert(command);
    return command;
  }

  insert(command: BlockedCommand): void {
    this.#commands.add(command);
    const { keys } = command.wait;
    if (keys === undefined) return;
    if (this.#queues.size === 0) this.#listen();
    for (const key of keys.names) {
      let queue = this.#queues.get(key);
      if (queue === undefined) this.#queues.set(key, (queue = { commands: new Set(), orGone: 0 }));
      // A key may be given twice.
      if (queue.commands.has(command)) continue;
      queue.commands.add(command);
      if (keys.orGone === true && queue.orGone++ === 0) this.#keysOrGone++;
    }
  }

  remove(command: BlockedCommand): void {
    this.#commands.delete(command);
    const { keys } = command.wait;
    if (keys === undefined) return;
    for (const key of keys.names) {
      const queue = this.#queues.get(key);
      if (queue === undefined || !queue.commands.delete(command)) continue;
      if (keys.orGone === true && --queue.orGone === 0) this.#keysOrGone--;
      if (queue.commands.size === 0) this.#queues.delete(key);
    }
    if (this.#queues.size === 0) this.#ignore();
  }

  /**
   * Serves the clients whose keys have become ready (`handleClientsBlockedOnKeys`), then those for which that made keys
   * ready, as BLMOVE does.
   */
  serve(): void {
    // After each command, and mostly none is blocked.
    if (this.#commands.size === 0 || this.#ready.size === 0 || this.#serving) return;
    this.#serving = true;
    try {
      while (this.#ready.size > 0) {
        const ready = this.#ready;
        this.#ready = new NameSet();
        for (const key of ready) this.#serveKey(key);
      }
    } finally {
      this.#serving = false;
    }
  }

  /** Serves the clients of keys again, in order, because of the time. */
  wake(keys: readonly ByteString[]): void {
    for (const key of keys) if (this.#queues.has(key)) this.#ready.add(key);
    this.#serveSoon();
  }

  /** Ends all waits, because the database is being closed or deleted. */
  cancelAll(): void {
    for (const command of this.#commands) command.cancel();
  }

  /** `handleClientsBlockedOnKey`: clients that block again meanwhile are not served again. */
  #serveKey(key: ByteString): void {
    const queue = this.#queues.get(key);
    if (queue === undefined) return;
    let left = queue.commands.size;
    for (const command of queue.commands) {
      if (left-- === 0) break;
      const type = this.#typeOf(key);
      const { keys } = command.wait;
      if (type === keys?.type || keys?.orGone === true) command.retry();
      else if (type === undefined && queue.orGone === 0) break;
    }
  }

  #typeOf(key: ByteString) {
    const entry = this.#keyspace.keys.get(key);
    return entry === undefined || this.#keyspace.isDue(entry) ? undefined : typeOf(entry.value);
  }

  #listen(): void {
    const { listener } = this.#keyspace;
    listener.ready = (key) => {
      if (this.#queues.has(key)) this.#ready.add(key);
    };
    listener.gone = (key) => {
      const queue = this.#queues.get(key);
      if (queue !== undefined && queue.orGone > 0) this.#ready.add(key);
    };
    listener.replaced = () => {
      for (const key of this.#queues.keys()) this.#ready.add(key);
    };
  }

  #ignore(): void {
    const { listener } = this.#keyspace;
    listener.ready = undefined;
    listener.gone = undefined;
    listener.replaced = undefined;
  }
}
