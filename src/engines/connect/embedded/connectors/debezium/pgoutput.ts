import { ConnectError } from '../../../errors.ts';

/** A column of a relation message. */
export interface RelationColumn {
  readonly name: string;
  /** The OID in `pg_type`. */
  readonly type: number;
  readonly modifier: number;
}

export interface Relation {
  readonly id: number;
  readonly schema: string;
  readonly name: string;
  /** The part of the old row that changes contain (`pg_class.relreplident`): `d`, `n`, `f` or `i`. */
  readonly identity: string;
  readonly columns: readonly RelationColumn[];
}

/** The text of a value; undefined if it is a large (TOASTed) value that the change did not touch. */
export type TupleValue = string | null | undefined;
export type Tuple = readonly TupleValue[];

/** A message of the plugin `pgoutput`, version 1; other kinds are skipped. */
export type Message =
  | { readonly kind: 'begin'; readonly commitTime: number; readonly transaction: number }
  | { readonly kind: 'commit'; readonly end: bigint }
  | { readonly kind: 'relation'; readonly relation: Relation }
  | { readonly kind: 'insert'; readonly relation: number; readonly after: Tuple }
  | {
      readonly kind: 'update';
      readonly relation: number;
      /** The old row if `isWhole`; otherwise its key, if that has changed. */
      readonly before: Tuple | undefined;
      readonly isWhole: boolean;
      readonly after: Tuple;
    }
  | {
      readonly kind: 'delete';
      readonly relation: number;
      readonly before: Tuple;
      readonly isWhole: boolean;
    };

/** PostgreSQL's epoch is 2000-01-01. */
const EPOCH = Date.UTC(2000, 0, 1);

export function pgTime(microseconds: bigint): number {
  return EPOCH + Number(microseconds / 1000n);
}

export function toPgTime(milliseconds: number): bigint {
  return BigInt(Math.floor(milliseconds) - EPOCH) * 1000n;
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes[this.#at++]!;
  }

  letter(): string {
    return String.fromCharCode(this.byte());
  }

  int16(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  int32(): number {
    this.#at += 4;
    return this.#bytes.readInt32BE(this.#at - 4);
  }

  uint32(): number {
    return this.int32() >>> 0;
  }

  uint64(): bigint {
    this.#at += 8;
    return this.#bytes.readBigUInt64BE(this.#at - 8);
  }

  int64(): bigint {
    return BigInt.asIntN(64, this.uint64());
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  tuple(): Tuple {
    return Array.from({ length: this.int16() }, () => {
      const kind = this.letter();
      if (kind === 'n') return null;
      if (kind === 'u') return undefined;
      const length = this.int32();
      this.#at += length;
      return this.#bytes.toString('utf8', this.#at - length, this.#at);
    });
  }
}

/** PostgreSQL "Logical Replication Message Formats". */
export function decode(bytes: Buffer): Message | undefined {
  const reader = new Reader(bytes);
  switch (reader.letter()) {
    case 'B': {
      reader.uint64();
      return {
        kind: 'begin',
        commitTime: pgTime(reader.int64()),
        transaction: reader.uint32(),
      };
    }
    case 'C': {
      reader.byte();
      reader.uint64();
      return { kind: 'commit', end: reader.uint64() };
    }
    case 'R':
      return { kind: 'relation', relation: readRelation(reader) };
    case 'I': {
      const relation = reader.uint32();
      expectNew(reader.letter());
      return { kind: 'insert', relation, after: reader.tuple() };
    }
    case 'U':
      return readUpdate(reader);
    case 'D': {
      const relation = reader.uint32();
      const isWhole = reader.letter() === 'O';
      return { kind: 'delete', relation, isWhole, before: reader.tuple() };
    }
    default:
      return undefined;
  }
}

function readRelation(reader: Reader): Relation {
  const [id, schema, name, identity] = [
    reader.uint32(),
    reader.text(),
    reader.text(),
    reader.letter(),
  ];
  const columns = Array.from({ length: reader.int16() }, (): RelationColumn => {
    reader.byte();
    return { name: reader.text(), type: reader.uint32(), modifier: reader.int32() };
  });
  // An empty name stands for `pg_catalog`.
  return { id, schema: schema === '' ? 'pg_catalog' : schema, name, identity, columns };
}

function readUpdate(reader: Reader): Message {
  const relation = reader.uint32();
  const kind = reader.letter();
  if (kind === 'N') {
    const after = reader.tuple();
    return { kind: 'update', relation, before: undefined, isWhole: false, after };
  }
  const before = reader.tuple();
  expectNew(reader.letter());
  return { kind: 'update', relation, before, isWhole: kind === 'O', after: reader.tuple() };
}

function expectNew(letter: string): void {
  if (letter !== 'N') throw new ConnectError(`The server sent a row of the kind ${letter}`);
}
