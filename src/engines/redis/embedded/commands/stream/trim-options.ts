import type { ByteString } from '../../../bytes.ts';
import type { Protocol } from '../../../command-spec.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { formatId } from '../../values/stream/stream-id.ts';
import type { References, StreamValue, Trimming } from '../../values/stream/stream.ts';
import { type Steps } from '../../steps.ts';
import { parseId } from './ids.ts';

/** The most nodes, and the most entries, that an approximate trimming without LIMIT removes. */
const MOST_NODES = 100;
const MOST_ENTRIES = 1_000_000;

/** What it takes to look for references to entries in all groups, in values looked at. */
export function referencesCost(entries: number, groups: number): number {
  return (entries * groups) / 4;
}

/** The trimming options of XADD and XTRIM, parsed one by one. */
export class TrimOptions {
  #threshold: { maxLength: number } | { minId: ReturnType<typeof parseId> } | undefined;
  #approximate = false;
  #limit: number | undefined;
  #references: References | undefined;

  /**
   * Parses the option at `argv[at]` (Redis 7.2 `t_stream.c` `streamParseAddOrTrimArgsOrReply`).
   * @returns the number of its arguments; 0 if there is no such option
   */
  read(argv: readonly ByteString[], at: number): number {
    const word = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    if ((word === 'MAXLEN' || word === 'MINID') && left > 0) return this.#readThreshold(argv, at);
    if (word === 'LIMIT' && left > 0) {
      this.#limit = parseInteger(argv[at + 1]!);
      if (this.#limit < 0) throw new RedisError('ERR The LIMIT argument must be >= 0.');
      return 2;
    }
    const references = asReferences(word);
    if (references === undefined) return 0;
    if (this.#references !== undefined) throw errors.syntax();
    this.#references = references;
    return 1;
  }

  /** Whether the stream is to be trimmed. @throws RedisError if the options do not fit together */
  check(): boolean {
    if (this.#threshold === undefined) {
      if (this.#limit === undefined || this.#limit === 0) return false;
      throw new RedisError(
        'ERR syntax error, LIMIT cannot be used without specifying a trimming strategy',
      );
    }
    if (this.#limit !== undefined && !this.#approximate) {
      throw new RedisError('ERR syntax error, LIMIT cannot be used without the special ~ option');
    }
    return true;
  }

  /** Whether it looks for references, which takes long; anything else is done at once. */
  isLong({ groups }: StreamValue): boolean {
    return (this.#references ?? 'KEEPREF') !== 'KEEPREF' && groups.size > 0;
  }

  /** What it takes at most to look for references to the entries that are trimmed, in values looked at. */
  cost(stream: StreamValue): number {
    const { size, groups } = stream;
    if (this.#threshold === undefined || (this.#references ?? 'KEEPREF') === 'KEEPREF') return 0;
    const limit = this.#limit ?? (this.#approximate ? mostEntries(stream) : 0);
    const over = 'maxLength' in this.#threshold ? size + 1 - this.#threshold.maxLength : size;
    return referencesCost(Math.max(0, Math.min(over, limit || Infinity)), groups.size);
  }

  /**
   * Trims the stream. With `~` Redis deletes whole nodes only; the hosted service, whose clients call over HTTP, trims
   * to about that many entries, which is exactly that many here.
   */
  *trim(stream: StreamValue, protocol: Protocol): Steps<number> {
    if (this.#threshold === undefined) return 0;
    const limit = this.#limit ?? (this.#approximate ? mostEntries(stream) : 0);
    const trimming: Trimming = {
      ...this.#threshold,
      limit: limit === 0 ? Infinity : limit,
      references: this.#references ?? 'KEEPREF',
      approximate: this.#approximate && protocol === 'resp',
    };
    return yield* stream.trimInSteps(trimming);
  }

  /** The options with which a replay trims the same entries. */
  logged(stream: StreamValue): ByteString[] {
    if (this.#threshold === undefined) return [];
    const words =
      'maxLength' in this.#threshold ? this.#loggedLength(stream) : this.#loggedId(stream);
    return this.#references === undefined ? words : [this.#references, ...words];
  }

  #loggedLength(stream: StreamValue): ByteString[] {
    return ['MAXLEN', '=', String(stream.size)];
  }

  #loggedId(stream: StreamValue): ByteString[] {
    const { minId } = this.#threshold as { minId: ReturnType<typeof parseId> };
    const id = this.#approximate && stream.size > 0 ? stream.firstId : minId;
    return ['MINID', '=', formatId(id)];
  }

  #readThreshold(argv: readonly ByteString[], at: number): number {
    if (this.#threshold !== undefined) {
      throw new RedisError(
        'ERR syntax error, MAXLEN and MINID options at the same time are not compatible',
      );
    }
    const sign = argv[at + 1]!;
    const signed = argv.length - at > 2 && (sign === '~' || sign === '=');
    this.#approximate = signed && sign === '~';
    const text = argv[at + (signed ? 2 : 1)]!;
    if (argv[at]!.toUpperCase() === 'MINID') {
      this.#threshold = { minId: parseId(text) };
    } else {
      const maxLength = parseInteger(text);
      if (maxLength < 0) throw new RedisError('ERR The MAXLEN argument must be >= 0.');
      this.#threshold = { maxLength };
    }
    return signed ? 3 : 2;
  }
}

/** `streamParseAddOrTrimArgsOrReply` */
function mostEntries({ limits }: StreamValue): number {
  return Math.min(MOST_NODES * limits.nodeEntries, MOST_ENTRIES);
}

/** The handling of references that a word names; undefined for other words. */
export function asReferences(word: string): References | undefined {
  return word === 'KEEPREF' || word === 'DELREF' || word === 'ACKED' ? word : undefined;
}
