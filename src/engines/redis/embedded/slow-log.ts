import { shortened, type ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import type { Reply } from '../reply.ts';
import type { Client } from './client.ts';
import type { DatabaseConfig } from './config.ts';
import { redactSecrets } from './redact-secrets.ts';

/** The number of arguments that are kept of a command, and of bytes of each (Redis 7.2 `slowlog.h`). */
const MOST_WORDS = 32;
const MOST_BYTES = 128;

/** The entries of SLOWLOG GET: the latest commands that took longer than configured. */
export class SlowLog {
  /** The duration from which a command is slow, in milliseconds; infinite if none is. */
  threshold = Infinity;
  /** Newest last. */
  #entries: Reply[][] = [];
  #nextId = 0;
  #maxLength = 0;

  constructor(config: DatabaseConfig) {
    const configure = () => {
      const slowerThan = Number(config.get('slowlog-log-slower-than'));
      this.threshold = slowerThan < 0 ? Infinity : slowerThan / 1000;
      this.#maxLength = Number(config.get('slowlog-max-len'));
    };
    configure();
    config.onChange(configure);
  }

  get length(): number {
    return this.#entries.length;
  }

  /**
   * Adds a command if it was slow, unless it only runs others, such as EXEC (`server.c` `slowlogPushCurrentCommand`).
   * @param client undefined if a script called it
   * @param now Unix milliseconds
   */
  add(
    spec: CommandSpec,
    argv: readonly ByteString[],
    client: Client | undefined,
    { ms, now }: { readonly ms: number; readonly now: number },
  ): void {
    if (spec.flags.includes('skip_slowlog')) return;
    const words = shownWords(redactSecrets(spec, argv));
    const from = [client?.address ?? '', client?.name ?? ''];
    const time = Math.floor(now / 1000);
    this.#entries.push([this.#nextId++, time, Math.floor(ms * 1000), words, ...from]);
    if (this.#entries.length > this.#maxLength)
      this.#entries.splice(0, this.#entries.length - this.#maxLength);
  }

  reset(): void {
    this.#entries = [];
  }

  /** The latest entries in the form of SLOWLOG GET, newest first. @param count -1 is all */
  show(count: number): Reply[] {
    const newestFirst = this.#entries.toReversed();
    return count < 0 ? newestFirst : newestFirst.slice(0, count);
  }
}

/** `slowlog.c` `slowlogCreateEntry` */
function shownWords(argv: readonly ByteString[]): ByteString[] {
  const shown = argv.length > MOST_WORDS ? argv.slice(0, MOST_WORDS - 1) : argv;
  const words = shown.map((word) => shortened(word, MOST_BYTES));
  const left = argv.length - shown.length;
  return left > 0 ? [...words, `... (${left} more arguments)`] : words;
}
