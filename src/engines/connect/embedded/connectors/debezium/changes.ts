import type { SourceRecord } from '../../data/record.ts';
import { ConnectError } from '../../../errors.ts';
import { isCaptured, type DebeziumConfig } from './config.ts';
import { offsetAt, type Change, type Envelopes, type OpenRecord } from './envelope.ts';
import type { Message, Tuple } from './pgoutput.ts';
import type { Table, Tables } from './table.ts';
import type { Streamed } from './replication-stream.ts';

/**
 * Turns the stream of a server into records. A transaction counts as read when all of its records have been returned:
 * its last record is held back until the commit has been read, and an interrupted transaction is read again from its start.
 */
export class Changes {
  readonly #config: DebeziumConfig;
  readonly #tables: Tables;
  readonly #envelopes: Envelopes;
  /** By the relation ids of the stream; undefined if a table is not captured. */
  readonly #relations = new Map<number, Table | undefined>();
  #transaction: { readonly id: number; readonly time: number } | undefined;
  #held: OpenRecord | undefined;
  #position: bigint;

  /** @param position the end of the last transaction whose records have all been returned */
  constructor(config: DebeziumConfig, tables: Tables, envelopes: Envelopes, position: bigint) {
    this.#config = config;
    this.#tables = tables;
    this.#envelopes = envelopes;
    this.#position = position;
  }

  /** The end of the last transaction whose records have all been returned. */
  get position(): bigint {
    return this.#position;
  }

  /** @param records gets the records that are complete */
  async read({ lsn, message }: Streamed, records: SourceRecord[]): Promise<void> {
    if (message === undefined) {
      // The server sends every transaction that was committed before this position first.
      if (this.#transaction === undefined && lsn > this.#position) this.#position = lsn;
      return;
    }
    switch (message.kind) {
      case 'begin':
        this.#transaction = { id: message.transaction, time: message.commitTime };
        return;
      case 'commit':
        this.#transaction = undefined;
        if (message.end > this.#position) this.#position = message.end;
        this.#give(undefined, records);
        return;
      case 'relation': {
        const { relation } = message;
        const isWanted = isCaptured(this.#config, relation.schema, relation.name);
        const table = isWanted ? await this.#tables.describe(relation) : undefined;
        this.#relations.set(relation.id, table);
        return;
      }
      default:
        for (const record of this.#recordsOf(message, lsn)) this.#give(record, records);
    }
  }

  /** Returns the record that was held back, and holds back the next one. */
  #give(next: OpenRecord | undefined, records: SourceRecord[]): void {
    if (this.#held !== undefined) {
      records.push({ ...this.#held, sourceOffset: offsetAt(this.#position, false) });
    }
    this.#held = next;
  }

  #recordsOf(message: Extract<Message, { relation: number }>, lsn: bigint): readonly OpenRecord[] {
    if (!this.#relations.has(message.relation)) {
      throw new ConnectError('The server sent a change of a table that it has not told of');
    }
    const table = this.#relations.get(message.relation);
    if (table === undefined) return [];
    const record = (operation: Change['operation'], before?: Tuple, after?: Tuple) =>
      this.#envelopes.record({
        table,
        operation,
        before,
        after,
        lsn,
        snapshot: 'false',
        time: this.#transaction?.time ?? 0,
        lastCommit: this.#position === 0n ? undefined : this.#position,
        transaction: this.#transaction?.id,
      });
    const gone = (row: Tuple) => [
      record('d', row),
      ...(this.#config['tombstones.on.delete'] ? [this.#envelopes.tombstone(table, row)] : []),
    ];
    switch (message.kind) {
      case 'insert':
        return [record('c', undefined, message.after)];
      case 'delete':
        return gone(message.before);
      case 'update': {
        const { before, after, isWhole } = message;
        // A row whose key has changed is a new row, after the deletion of the old one.
        if (before !== undefined && !table.hasSameKey(before, after)) {
          return [...gone(before), record('c', undefined, after)];
        }
        return [record('u', isWhole ? before : undefined, filled(after, before))];
      }
    }
  }
}

/** Fills in the large values that an update did not change, from the old row if the stream has it. */
function filled(after: Tuple, before: Tuple | undefined): Tuple {
  return after.map((value, at) => (value === undefined ? before?.[at] : value));
}
