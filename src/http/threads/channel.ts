import { Ring, type TakeFrame } from './ring.ts';

/** Frames taken in one turn of the event loop: as many as the system tells of connections that can be read. */
const MOST_IN_TURN = 1024;

/**
 * Frames for which a thread that sleeps is woken, unless nothing else is to do before. To wake it takes as long as several small
 * requests.
 */
const MOST_UNSEEN = 16;
/** For how many turns that is put off where there is always something else to do. */
const MOST_PUT_OFF = 8;

/** The memory of both directions, as seen from one of the two threads. */
export interface ChannelMemory {
  readonly input: SharedArrayBuffer;
  readonly output: SharedArrayBuffer;
}

export interface ChannelOptions {
  readonly take: TakeFrame;
  /** Called when there is room again after {@link Channel.isFull}. */
  readonly onRoom: () => void;
  /** Has the other thread call {@link Channel.look}. */
  readonly wake: () => void;
  /** For how many turns of the event loop it looks for frames after it has found none, before it has to be woken. */
  readonly patience: number;
  /** Calls back when no more is to be written at this moment. */
  readonly atEnd: (callback: () => void) => void;
}

interface Frame {
  readonly connection: number;
  readonly kind: number;
  readonly value: number;
  readonly bytes: Uint8Array | string;
}

/** Frames between two threads, in both directions, each in the order in which they were put. */
export class Channel {
  readonly #input: Ring;
  readonly #output: Ring;
  readonly #options: ChannelOptions;
  /** What had no room, in order. */
  #waiting: Frame[] = [];
  #isToPublish = false;
  /** Whether the other thread sleeps, and how many frames it has not been woken for. */
  #isToWake = false;
  #unseen = 0;
  /** For how many turns it has been left asleep. */
  #putOff = 0;
  /** Whether it looks for frames, so that it need not be woken. */
  #isAwake = false;
  /** For how many turns there has been nothing. */
  #emptyTurns = 0;

  constructor({ input, output }: ChannelMemory, options: ChannelOptions) {
    this.#input = new Ring(input);
    this.#output = new Ring(output);
    this.#options = options;
  }

  /** Whether frames wait for room, so that whoever can should put no more. */
  get isFull(): boolean {
    return this.#waiting.length > 0;
  }

  /**
   * Sends a frame.
   * @param bytes at most {@link MOST_BYTES}, copied; text has a character for each byte
   */
  put(connection: number, kind: number, value = 0, bytes: Uint8Array | string = ''): void {
    const isSent = !this.isFull && this.#output.write(connection, kind, value, bytes);
    if (!isSent) {
      const kept = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
      this.#waiting.push({ connection, kind, value, bytes: kept });
      if (this.#waiting.length === 1) this.#sendWaiting();
    }
    this.#unseen += 1;
    if (this.#isToPublish) return;
    this.#isToPublish = true;
    this.#options.atEnd(this.#publish);
  }

  /** Takes what the other thread has sent, and sends what has room by now. To be called when it wakes this one. */
  readonly look = (): void => {
    if (!this.#isAwake) this.#look();
  };

  /** Looks once a turn as long as there is something, and then until its patience ends. */
  readonly #look = (): void => {
    this.#isAwake = true;
    try {
      if (this.isFull) this.#sendWaiting();
      this.#read();
    } finally {
      if (this.#input.isRoomAwaited()) this.#options.wake();
      else if (this.#isToWake) this.#wakeInTime();
      const isPatient = this.#emptyTurns <= this.#options.patience;
      if (isPatient || !this.#input.sleep()) setImmediate(this.#look);
      else this.#isAwake = false;
    }
  };

  #read(): void {
    const isEmpty = !this.#input.hasFrames;
    this.#emptyTurns = isEmpty ? this.#emptyTurns + 1 : 0;
    if (!isEmpty) this.#input.read(MOST_IN_TURN, this.#options.take);
  }

  readonly #publish = (): void => {
    this.#isToPublish = false;
    if (this.#output.publish()) this.#isToWake = true;
    if (this.#isToWake && !this.#isAwake) this.#wake();
  };

  #wakeInTime(): void {
    this.#putOff += 1;
    const isEnough = this.#unseen >= MOST_UNSEEN || this.#putOff > MOST_PUT_OFF;
    if (isEnough || this.#emptyTurns > 0) this.#wake();
  }

  #wake(): void {
    this.#isToWake = false;
    this.#unseen = 0;
    this.#putOff = 0;
    this.#options.wake();
  }

  /** Sends what waits for room, as far as there is any. */
  #sendWaiting(): void {
    let sent = this.#write(0);
    if (sent < this.#waiting.length) {
      this.#output.awaitRoom();
      // The other thread may have made room before it was asked to tell.
      sent = this.#write(sent);
    }
    this.#waiting = this.#waiting.slice(sent);
    this.#publish();
    if (!this.isFull) this.#options.onRoom();
  }

  /** @returns how many of those that wait have been written */
  #write(from: number): number {
    let next = from;
    while (next < this.#waiting.length) {
      const { connection, kind, value, bytes } = this.#waiting[next]!;
      if (!this.#output.write(connection, kind, value, bytes)) break;
      next += 1;
    }
    return next;
  }
}
