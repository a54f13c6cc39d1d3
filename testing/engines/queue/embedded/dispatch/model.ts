import type { FlowControl } from '../../../../../src/engines/queue/message.ts';

/** The destination of all callbacks. */
export const CALLBACK_HOST = 'callback.example.com';
/** How many times the free slots of its user a host may hold. */
const HOST_SHARE = 4;
/** Milliseconds after which a delivery takes long. */
const LONG = 1000;

/** A message in the model. */
export interface ModelMessage {
  readonly path: string;
  readonly host: string;
  /** The order of publication. */
  readonly seq: number;
  readonly queue?: string | undefined;
  readonly key?: string | undefined;
  readonly retries: number;
  readonly retryDelay: number;
  readonly callback: boolean;
  /** Of a callback: the message in whose turn the queue waits for it. */
  readonly turnOf?: ModelMessage | undefined;
  due: number;
  retried: number;
  /** When its delivery has begun. */
  beganAt: number;
  state: 'waits' | 'inFlight' | 'ended';
  canceled: boolean;
}

interface ModelQueue {
  parallelism: number;
  paused: boolean;
  /** Messages that currently have a turn. */
  readonly turns: Set<ModelMessage>;
}

interface ModelKey {
  parallelism: number;
  rate: number;
  /** Milliseconds. */
  period: number;
  paused: boolean;
  pinnedParallelism: boolean;
  pinnedRate: boolean;
  starts: number[];
}

export type NewModelMessage = Pick<
  ModelMessage,
  'path' | 'host' | 'queue' | 'retries' | 'retryDelay' | 'callback'
> & { readonly due: number; readonly flowControl?: FlowControl | undefined };

/**
 * The rules of delivery, stated as simply as possible. It is told what begins and ends, checks whether that
 * was allowed, and finds messages that could begin but have not.
 */
export class DeliveryModel {
  readonly messages: ModelMessage[] = [];
  readonly queues = new Map<string, ModelQueue>();
  readonly keys = new Map<string, ModelKey>();
  readonly #maxParallelism: number;
  readonly #mostToHost: number;

  /** @param maxParallelism concurrent deliveries */
  constructor(maxParallelism: number) {
    this.#maxParallelism = maxParallelism;
    this.#mostToHost = Math.floor((maxParallelism * HOST_SHARE) / (HOST_SHARE + 1));
  }

  publish(message: NewModelMessage, now: number): void {
    const { flowControl, queue, ...more } = message;
    if (queue !== undefined) this.queue(queue);
    if (flowControl !== undefined) {
      const key = this.key(flowControl.key);
      const { parallelism, rate, period } = flowControl;
      if (parallelism !== undefined && !key.pinnedParallelism) key.parallelism = parallelism;
      if (rate !== undefined && !key.pinnedRate) {
        // Deliveries that left the shorter period are not counted again.
        key.starts = key.starts.filter((start) => start > now - key.period);
        key.rate = rate;
        key.period = (period ?? 1) * 1000;
      }
    }
    this.messages.push({
      ...more,
      queue,
      key: flowControl?.key,
      seq: this.messages.length,
      retried: 0,
      beganAt: 0,
      state: 'waits',
      canceled: false,
    });
  }

  queue(name: string): ModelQueue {
    const known = this.queues.get(name);
    if (known !== undefined) return known;
    const queue: ModelQueue = { parallelism: 1, paused: false, turns: new Set() };
    this.queues.set(name, queue);
    return queue;
  }

  key(name: string): ModelKey {
    const known = this.keys.get(name);
    if (known !== undefined) return known;
    const key: ModelKey = {
      parallelism: 0,
      rate: 0,
      period: 1000,
      paused: false,
      pinnedParallelism: false,
      pinnedRate: false,
      starts: [],
    };
    this.keys.set(name, key);
    return key;
  }

  /** A delivery begins. @throws Error if that is not allowed */
  begins(path: string, now: number): void {
    const message = this.messages.find((one) => one.path === path && one.state === 'waits');
    if (message === undefined) throw new Error(`${path} does not wait`);
    const why = this.#whyNot(message, now);
    if (why !== undefined) throw new Error(`${path} begins, but ${why}`);
    message.state = 'inFlight';
    message.beganAt = now;
    // Deliveries are counted only while there is a rate.
    const key = message.key === undefined ? undefined : this.key(message.key);
    if (key !== undefined && key.rate > 0) key.starts.push(now);
    if (message.queue !== undefined) this.queue(message.queue).turns.add(message);
  }

  /** A delivery ends. */
  ends(path: string, success: boolean, final: boolean, now: number): void {
    const message = this.inFlight().find((one) => one.path === path)!;
    if (success) this.#finish(message, now, true);
    else if (message.canceled) this.#finish(message, now, false);
    else if (final || message.retried >= message.retries) this.#finish(message, now, true);
    else {
      message.retried += 1;
      message.due = now + message.retryDelay;
      message.state = 'waits';
    }
  }

  cancel(path: string): void {
    const message = this.messages.find((one) => one.path === path)!;
    if (message.state === 'inFlight') message.canceled = true;
    else this.#finish(message, 0, false);
  }

  /** The process is killed and another one is started. */
  crash(): void {
    for (const message of this.inFlight()) {
      message.state = 'waits';
      if (message.queue !== undefined && message.retried === 0) {
        this.queue(message.queue).turns.delete(message);
      }
      if (message.canceled) this.#finish(message, 0, false);
    }
  }

  inFlight(): ModelMessage[] {
    return this.messages.filter(({ state }) => state === 'inFlight');
  }

  waiting(): ModelMessage[] {
    return this.messages.filter(({ state }) => state === 'waits');
  }

  /** A message that could begin, although everything that can should have begun. */
  couldBegin(now: number): string | undefined {
    return this.waiting().find((message) => this.#whyNot(message, now) === undefined)?.path;
  }

  #finish(message: ModelMessage, now: number, callback: boolean): void {
    message.state = 'ended';
    const turn = message.turnOf ?? (message.queue === undefined ? undefined : message);
    if (callback && message.callback) {
      this.messages.push({
        path: `/callback${message.path}`,
        host: CALLBACK_HOST,
        seq: this.messages.length,
        turnOf: turn,
        retries: message.retries,
        retryDelay: message.retryDelay,
        callback: false,
        due: now,
        retried: 0,
        beganAt: 0,
        state: 'waits',
        canceled: false,
      });
    }
    const left = this.messages.some(
      (one) => one.state !== 'ended' && (one === turn || one.turnOf === turn),
    );
    if (turn?.queue !== undefined && !left) this.queue(turn.queue).turns.delete(turn);
  }

  /** Why a message can't begin now. */
  #whyNot(message: ModelMessage, now: number): string | undefined {
    if (message.due > now) return 'it is not due';
    const toHost = this.inFlight().filter(({ host }) => host === message.host);
    if (toHost.length >= this.#mostToHost) return 'its host has as many as it may';
    // Deliveries that take long make room for others.
    const quick = ({ beganAt }: ModelMessage) => beganAt > now - LONG;
    const free = this.#maxParallelism - this.inFlight().filter(quick).length;
    if (free <= 0) return 'the user has too many under way';
    const quickToHost = toHost.filter(quick).length;
    if (quickToHost > 0 && quickToHost + 1 > HOST_SHARE * (free - 1)) {
      return 'its host has its share';
    }
    const { queue: queueName, key: keyName } = message;
    if (queueName !== undefined) {
      const queue = this.queue(queueName);
      if (queue.paused) return 'its queue is paused';
      if (!queue.turns.has(message)) {
        if (queue.turns.size >= queue.parallelism) return 'it is not its turn';
        const inLine = this.waiting().filter(
          (other) => other.queue === queueName && !queue.turns.has(other),
        );
        if (isBehind(message, inLine)) return 'another one of the queue is before it';
      }
    }
    if (keyName === undefined) return undefined;
    const key = this.key(keyName);
    if (key.paused) return 'its key is paused';
    const inFlight = this.inFlight().filter((other) => other.key === keyName);
    if (key.parallelism > 0 && inFlight.length >= key.parallelism) {
      return 'its key has too many under way';
    }
    const counted = key.starts.filter((start) => start > now - key.period);
    if (key.rate > 0 && counted.length >= key.rate) return 'its key has too high a rate';
    if (queueName !== undefined) return undefined;
    const inLine = this.waiting().filter(
      (other) => other.key === keyName && other.queue === undefined,
    );
    return isBehind(message, inLine) ? 'another one of its key is before it' : undefined;
  }
}

function isBehind(message: ModelMessage, inLine: readonly ModelMessage[]): boolean {
  return inLine.some(
    (other) => other.due < message.due || (other.due === message.due && other.seq < message.seq),
  );
}
