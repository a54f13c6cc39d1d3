import { atTurnEnd } from '../../../../base/turn-end.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { FsyncPolicy } from '../config-parameters.ts';
import { misconfigured } from './journal.ts';
import type { LogTail } from './log-tail.ts';

/** More than this is written at once; less is written when it is waited for. In bytes. */
const MOST_UNWRITTEN = 4 * 1024 * 1024;
/**
 * The bytes of unwritten changes above which they are written before the end of the turn. Commands of at least half a
 * millisecond produce as much, and clients can receive their replies while commands of others run.
 */
const MOST_AWAITED = 16 * 1024;

/**
 * Appends commands to the tail of a log and acknowledges them.
 *
 * What is appended during one turn of the event loop is written with one call at its end, or with a few in a long turn, and
 * acknowledged together: after the write, or with the policy `always` after the sync that follows it. Turns that end during
 * a sync share the next one.
 */
export class LogWriter {
  /** Makes room for what a full disk has not taken. @returns whether everything is written */
  makeRoom: () => Promise<boolean> = async () => false;

  readonly #tail: LogTail;
  readonly #settings: { readonly appendFsync: FsyncPolicy };
  #turnEnds = false;
  #syncDemanded = false;
  /** Settles what was appended since the last commit began. */
  #open: PromiseWithResolvers<void> | undefined;
  /** Settles what the running commit covers. */
  #covered: PromiseWithResolvers<void> | undefined;
  /** Whether everything appended since the last commit began only removes data. */
  #onlyRemoves = false;

  constructor(tail: LogTail, settings: { readonly appendFsync: FsyncPolicy }) {
    this.#tail = tail;
    this.#settings = settings;
    tail.onChange = () => this.#settle();
  }

  /**
   * Settles when all that was appended so far is as safe as the policy promises; undefined if it already is. Called when
   * the commands of a client have run, and not in the middle of them: of those it may acknowledge the first ones apart.
   */
  settled(): Promise<void> | undefined {
    const isMuch = this.#tail.unwritten >= MOST_AWAITED;
    if (isMuch && this.#open !== undefined && !this.#needsSync) this.#writeEarly(this.#open);
    return (this.#open ?? this.#covered)?.promise;
  }

  append(commands: readonly (readonly ByteString[])[]): void {
    const tail = this.#tail;
    try {
      tail.add(commands);
    } catch (error) {
      this.#fail(error);
    }
    this.#expectTurnEnd();
    if (tail.unwritten > MOST_UNWRITTEN && tail.failure === undefined) tail.write();
  }

  /** Acknowledges what was appended so far only after a sync, whatever the policy is. */
  demandSync(): void {
    this.#syncDemanded = true;
    this.#expectTurnEnd();
  }

  /** Writes again what has failed, and syncs for the policy `everysec`. */
  async tick(): Promise<void> {
    this.#tail.retry();
    if (this.#settings.appendFsync !== 'no' && !this.#tail.isDoubtful) await this.#tail.sync();
  }

  /** Acknowledges all that is not written yet, because it has become void. */
  acknowledgeVoid(): void {
    this.#open?.resolve();
    this.#open = undefined;
  }

  /** Writes and syncs the rest, and closes the file. @throws RedisError if the disk refuses it */
  async close(): Promise<void> {
    const tail = this.#tail;
    if (tail.hasFile) {
      tail.write();
      await tail.sync();
      this.#settle();
      await tail.sync();
    }
    const failure = await tail.close();
    if (failure !== undefined) throw refusal(failure);
  }

  /** Whether nothing is acknowledged before a sync. */
  get #needsSync(): boolean {
    return this.#settings.appendFsync === 'always' || this.#syncDemanded;
  }

  /** After an unforeseen exception it is unknown what is in the log: refuses changes until that has been rewritten. */
  #fail(error: unknown): void {
    reportInternalError('database', error);
    this.#tail.doubt(error);
  }

  /** Acknowledges what can be written now. Any trouble is left to the end of the turn. */
  #writeEarly(open: PromiseWithResolvers<void>): void {
    const tail = this.#tail;
    if (tail.failure !== undefined || !tail.hasFile || !tail.write()) return;
    open.resolve();
    this.#open = undefined;
  }

  #expectTurnEnd(): void {
    if (this.#open === undefined) {
      this.#open = Promise.withResolvers();
      this.#onlyRemoves = this.#tail.isFull;
      // Callers that await it get the rejection; without any it would be an unhandled one.
      this.#open.promise.catch(() => {});
    }
    if (this.#turnEnds) return;
    this.#turnEnds = true;
    atTurnEnd(() => {
      this.#turnEnds = false;
      this.#settle();
    });
  }

  /** Writes what the turn has appended, and acknowledges it or starts the commit that will. */
  #settle(): void {
    const open = this.#open;
    const tail = this.#tail;
    if (open === undefined) return;
    if (tail.isFull && this.#onlyRemoves && !tail.isDoubtful) {
      if (this.#covered === undefined) void this.#commit(open);
    } else if (tail.failure !== undefined) {
      open.reject(refusal(tail.failure));
      this.#open = undefined;
    } else if (tail.hasFile) {
      if (!tail.write()) {
        this.#settle();
      } else if (!this.#needsSync) {
        open.resolve();
        this.#open = undefined;
      } else if (this.#covered === undefined) {
        void this.#commit(open);
      }
    }
  }

  /**
   * Acknowledges what is written after a sync, and what a full disk does not take when there is room for
   * it. What is appended meanwhile is the next commit.
   */
  async #commit(open: PromiseWithResolvers<void>): Promise<void> {
    const tail = this.#tail;
    const needsSync = this.#needsSync;
    this.#open = undefined;
    this.#syncDemanded = false;
    this.#covered = open;
    try {
      const isWritten = !tail.isFull || (await this.makeRoom());
      if (isWritten && (!needsSync || (await tail.sync()))) open.resolve();
      else open.reject(refusal(tail.failure ?? ''));
    } catch (error) {
      this.#fail(error);
      open.reject(refusal(tail.failure ?? ''));
    }
    this.#covered = undefined;
    if (!this.#turnEnds) this.#settle();
  }
}

function refusal(reason: string): RedisError {
  return new RedisError(misconfigured(reason));
}
