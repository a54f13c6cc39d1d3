import type { ByteString } from '../bytes.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { fieldOf, itemsOf, textOf } from './reply-fields.ts';
import type { Sender } from './wire/link.ts';

/** The record of a place, which all copies of the platform share. */
export interface PlaceRecord {
  /** Incremented with each change. */
  readonly version: number;
  /** The database in the place; null if it is free. */
  readonly id: string | null;
  /** The key from which the passwords of its server-side users are derived. */
  readonly secret: string;
  /** The ACL users of the database, in Redis's ACL file format. */
  readonly users: ByteString;
}

const NAME = /^plinth_place_(\d+)_(\d+)$/;

/**
 * The register of a server's places. Each version of a record is a function library: libraries belong to no database,
 * are replicated and saved with the data, survive FLUSHALL and are never evicted. A version can be written only once
 * (`functions.c` `functionsCreateWithLibraryCtx` refuses an existing library), so of two concurrent writers one fails
 * and has to read again.
 */
export class PlaceRegister {
  readonly #link: Pick<Sender, 'send'>;

  constructor(link: Pick<Sender, 'send'>) {
    this.#link = link;
  }

  /** All records by the number of the place. @throws RedisError */
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
   * Replaces the record of a place.
   * @param before the version that was read; -1 if there was none
   * @returns the record; undefined if another writer was faster
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
    // A writer that read long ago may have written a version that existed before.
    const latest = (await this.read()).get(place);
    return latest?.version === version ? latest : undefined;
  }
}

/** The command that flushes its database if the place still has the record, and fails otherwise. */
export function flushCommand(place: number, { version }: PlaceRecord): string[] {
  return ['FCALL', nameOf(place, version), '0'];
}

function nameOf(place: number, version: number): string {
  return `plinth_place_${place}_${version}`;
}

/** The code of a record, which also runs on a server whose memory is full. */
function flusher(name: string): string {
  return `redis.register_function{function_name='${name}',callback=function() return redis.call('FLUSHDB') end,flags={'allow-oom'}}`;
}

/** @param mayFail whether errors are ignored, other than that the server is unavailable */
function checked(reply: Reply, mayFail = false): Reply {
  if (reply instanceof Unavailable || (reply instanceof RedisError && !mayFail)) throw reply;
  return reply;
}
