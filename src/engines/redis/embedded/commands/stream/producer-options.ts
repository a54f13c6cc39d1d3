import { hash } from 'node:crypto';
import { toBuffer, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { StreamId } from '../../values/stream/stream-id.ts';
import type { StreamValue } from '../../values/stream/stream.ts';

/** Which producer adds an entry, and the ID that it gives it. */
export interface Origin {
  readonly producer: ByteString;
  readonly id: ByteString;
}

/** The options of XADD for IDs of producers (Redis 8.6 `t_stream.c`), parsed one by one. */
export class ProducerOptions {
  #producer: ByteString | undefined;
  /** Undefined if it is made from the content. */
  #id: ByteString | undefined;

  /**
   * Parses the option at `argv[at]`.
   * @returns the number of its arguments; 0 if there is no such option
   */
  read(argv: readonly ByteString[], at: number): number {
    const word = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    const size = word === 'IDMP' ? 3 : 2;
    if ((word !== 'IDMP' && word !== 'IDMPAUTO') || left < size - 1) return 0;
    if (this.#producer !== undefined) {
      throw new RedisError('ERR IDMP/IDMPAUTO specified multiple times');
    }
    this.#producer = argv[at + 1]!;
    if (this.#producer === '') throw new RedisError(`ERR ${word} requires a non-empty producer ID`);
    if (word === 'IDMPAUTO') return size;
    this.#id = argv[at + 2]!;
    if (this.#id === '') throw new RedisError('ERR IDMP requires a non-empty idempotent ID');
    return size;
  }

  /** @throws RedisError if the entry has an ID of its own */
  originOf(words: readonly ByteString[], isGenerated: boolean): Origin | undefined {
    if (this.#producer === undefined) return undefined;
    if (!isGenerated) {
      throw new RedisError('ERR IDMP/IDMPAUTO can be used only with auto-generated IDs');
    }
    return { producer: this.#producer, id: this.#id ?? digestOf(words) };
  }
}

/** The entry that a producer has added before with the same ID, which is counted as a duplicate. */
export function knownEntry(
  stream: StreamValue,
  { producer, id }: Origin,
  now: number,
): StreamId | undefined {
  const { producers } = stream;
  producers?.forgetOld(now);
  const known = producers?.find(producer, id);
  if (known !== undefined) producers!.duplicates++;
  return known;
}

/** An ID for the content of an entry, whatever the order of its fields. */
function digestOf(words: readonly ByteString[]): ByteString {
  const pairs: ByteString[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [field, value] = [words[i]!, words[i + 1]!];
    pairs.push(`${field.length}:${value.length}:${field}${value}`);
  }
  return hash('sha1', toBuffer(pairs.toSorted().join('')), 'hex');
}
