import { realpathSync } from 'node:fs';
import { constants, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Rows, SqlValue, Statement } from '../database.ts';

/** A request to the thread. Statements run in it, so that none blocks the platform. */
export type SqliteRequest =
  | { readonly kind: 'execute'; readonly statements: readonly Statement[] }
  | { readonly kind: 'query'; readonly statement: Statement }
  | { readonly kind: 'next'; readonly count: number }
  | { readonly kind: 'close' };

export interface SqliteThreadData {
  /** The path, with links resolved. */
  readonly file: string;
  readonly readOnly: boolean;
}

/** The response to a request; responses are in the order of requests. */
export type SqliteAnswer =
  | { readonly result: readonly number[] | Rows | null }
  | { readonly error: string; readonly code: number };

/** How long to wait for the lock of another connection, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** The longest text, and how much of the rows is read at once: statements can make any number of large values. In bytes. */
const LONGEST_VALUE = 32 * 1024 * 1024;
const MOST_AT_ONCE = 4 * 1024 * 1024;

/** Denied to statements: access to other files, and settings of the whole process. */
const DENIED: ReadonlySet<number> = new Set([constants.SQLITE_ATTACH, constants.SQLITE_DETACH]);
const PRAGMAS: ReadonlySet<string> = new Set(['table_info', 'table_xinfo']);

class SqliteThread {
  readonly #database: DatabaseSync;
  #statement: StatementSync | undefined;
  #iterator: Iterator<unknown> | undefined;

  constructor({ file, readOnly }: SqliteThreadData) {
    this.#database = new DatabaseSync(file, {
      readOnly,
      timeout: BUSY_TIMEOUT,
      defensive: true,
      limits: { length: LONGEST_VALUE },
    });
    // A link could have been created since the check.
    if (realpathSync(file) !== file) {
      this.#database.close();
      throw new Error('the file has been moved while it was being opened');
    }
    this.#database.setAuthorizer((action, name) => {
      const denied =
        DENIED.has(action) || (action === constants.SQLITE_PRAGMA && !PRAGMAS.has(name ?? ''));
      return denied ? constants.SQLITE_DENY : constants.SQLITE_OK;
    });
  }

  answer(request: SqliteRequest): readonly number[] | Rows | null {
    if (request.kind === 'execute') return this.#execute(request.statements);
    if (request.kind === 'next') return this.#next(request.count);
    this.#iterator?.return?.();
    this.#iterator = undefined;
    if (request.kind === 'close') this.#database.close();
    else this.#query(request.statement);
    return null;
  }

  #execute(statements: readonly Statement[]): readonly number[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const changes = statements.map(({ sql, parameters }) =>
        Number(this.#database.prepare(sql).run(...parameters).changes),
      );
      this.#database.exec('COMMIT');
      return changes;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #query({ sql, parameters }: Statement): void {
    const statement = this.#database.prepare(sql);
    statement.setReadBigInts(true);
    statement.setReturnArrays(true);
    this.#statement = statement;
    this.#iterator = statement.iterate(...parameters);
  }

  #next(count: number): Rows {
    const rows: (readonly SqlValue[])[] = [];
    let size = 0;
    while (rows.length < count && size < MOST_AT_ONCE && this.#iterator !== undefined) {
      const { done, value } = this.#iterator.next();
      if (done === true) {
        this.#iterator = undefined;
        break;
      }
      // `setReturnArrays`.
      const row = value as readonly SqlValue[];
      rows.push(row);
      for (const each of row) {
        if (typeof each === 'string' || each instanceof Uint8Array) size += each.length;
      }
    }
    const isEnd = this.#iterator === undefined;
    // The first step recompiles the statement if another connection has changed the table.
    const columns = this.#statement?.columns() ?? [];
    return { columns: columns.map(({ name, type }) => ({ name, type: type ?? '' })), rows, isEnd };
  }
}

let thread: SqliteThread | undefined;
parentPort!.on('message', (request: SqliteRequest) => {
  let answer: SqliteAnswer;
  try {
    thread ??= new SqliteThread(workerData as SqliteThreadData);
    answer = { result: thread.answer(request) };
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { readonly errcode?: number };
    answer = { error: message, code: errcode };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(answer);
});
