import type { ByteString } from '../bytes.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { fieldOf, itemsOf, textOf } from './reply-fields.ts';
import type { Sender } from './wire/sender.ts';

/** What is kept of a place, with all copies of the platform seeing the same. */
export interface PlaceRecord {
  /** Grows with each change. */
  readonly version: number;
  /** The database that has it; null where nobody does. */
  readonly id: string | null;
  /** Of which the passwords of its server-side users are made. */
  readonly secret: string;
  /** The ACL users of the database, in Redis's ACL file format. */
  readonly users: ByteString;
}

const NAME = /^plinth_place_(\d+)_(\d+)$/;

/**
 * Who has which place of a server. It is kept in libraries of functions, each the record of a place in one version: they
 * belong to no database, are replicated and saved with the data, are flushed by no FLUSHALL and evicted by nothing. A
 * version can be written once (`functions.c` `functionsCreateWithLibraryCtx`: a library that is there already is
 * refused), so of two who change the same record one is told to look again.
 */
export class PlaceRegister {
  readonly #link: Pick<Sender, 'send'>;

  constructor(link: Pick<Sender, 'send'>) {
    this.#link = link;
  }

  /** The records, by the number of the place. @throws RedisError */
  async read(): Promise<Map<number, PlaceRecord>> {
    const listed = checked(
      await this.#link.send(['FUNCTION', 'LIST', 'LIBRARYNAME', 'plinth_place_*', 'WITHCODE']),
    );
    const records = new Map<number, PlaceRecord>();
    for (const library of itemsOf(listed)) {
      const named = NAME.exec(textOf(fieldOf(library, 'library_name')));
      if (named === null) continue;
      const [place, version] = [Number(named[1]), Number(named[2])];
      if ((records.get(place)?.version ?? -1) > version) continue;
      const code = textOf(fieldOf(library, 'library_code'));
      const content = /^--([A-Za-z0-9_-]*)$/m.exec(code)?.[1] ?? '';
      const { id, secret, users } = JSON.parse(
        Buffer.from(content, 'base64url').toString('utf8'),
      ) as Omit<PlaceRecord, 'version'>;
      records.set(place, { version, id, secret, users });
    }
    return records;
  }

  /**
   * Writes the record of a place in place of the one that was read.
   * @param before the version that was read; -1 where there was none
   * @returns the record; undefined where somebody else was faster
   * @throws RedisError
   */
  async write(
    place: number,
    before: number,
    content: Omit<PlaceRecord, 'version'>,
  ): Promise<PlaceRecord | undefined> {
    const version = before + 1;
    const name = nameOf(place, version);
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    const code = `#!lua name=${name}\n--${text}\n${flusher(name)}`;
    const reply = await this.#link.send(['FUNCTION', 'LOAD', code]);
    if (reply instanceof RedisError && /already exists/i.test(reply.message)) return undefined;
    checked(reply);
    if (before >= 0) {
      checked(
        await this.#link.send(['FUNCTION', 'DELETE', `plinth_place_${place}_${before}`]),
        true,
      );
    }
    // Who has read long ago may have written a version that was there before.
    const latest = (await this.read()).get(place);
    return latest?.version === version ? latest : undefined;
  }
}

/** The command that flushes the database it is sent to, where a place still has the record; else it is an error. */
export function emptying(place: number, { version }: PlaceRecord): string[] {
  return ['FCALL', nameOf(place, version), '0'];
}

function nameOf(place: number, version: number): string {
  return `plinth_place_${place}_${version}`;
}

/** What a record does when it is called, also on a server that is full. */
function flusher(name: string): string {
  return `redis.register_function{function_name='${name}',callback=function() return redis.call('FLUSHDB') end,flags={'allow-oom'}}`;
}

/** @param mayFail what failed for another reason than that nobody answered does not matter */
function checked(reply: Reply, mayFail = false): Reply {
  if (reply instanceof Unavailable || (reply instanceof RedisError && !mayFail)) throw reply;
  return reply;
}
