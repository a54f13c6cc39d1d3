import { Worker } from 'node:worker_threads';
import { OnDemand } from '../../../../../../base/on-demand.ts';
import { ConnectError } from '../../../../errors.ts';
import { makeFolderOf, realPathOf, type ConfinedFile } from '../../file/confined-file.ts';
import type { ConnectorContext } from '../../plugin.ts';
import {
  SqlError,
  type Cursor,
  type Database,
  type Moment,
  type Rows,
  type SqlValue,
  type Statement,
  type TableColumn,
} from '../database.ts';
import type { TableId } from '../table-id.ts';
import { sqliteDialect } from './dialect.ts';
import type { SqliteAnswer, SqliteRequest, SqliteThreadData } from './thread.ts';

/** Errors that a retry may mend: the file is locked, the disk is full or fails (low byte of SQLite's result codes). */
const PASSING: ReadonlySet<number> = new Set([5, 6, 10, 13, 14]);

interface Waiting {
  readonly resolve: (result: readonly number[] | Rows | null) => void;
  readonly reject: (error: SqlError) => void;
}

/** How many threads the connectors of a cluster may have: each takes several MB, and a processor if it wants to. */
const MOST_THREADS = 16;
/** The threads of the process, by the folder of their cluster. */
const threads = new Map<string, number>();

/** A database in a file, used from a thread of its own. */
export class SqliteDatabase implements Database {
  readonly dialect = sqliteDialect;
  readonly #file: ConfinedFile;
  readonly #readOnly: boolean;
  readonly #context: Pick<ConnectorContext, 'clock' | 'signal'>;
  readonly #waiting: Waiting[] = [];
  readonly #thread = new OnDemand(() => this.#start());
  readonly #onAbort = () => void this.#end();

  constructor(
    file: ConfinedFile,
    context: Pick<ConnectorContext, 'clock' | 'signal'>,
    readOnly: boolean,
  ) {
    this.#file = file;
    this.#readOnly = readOnly;
    this.#context = context;
    context.signal.addEventListener('abort', this.#onAbort);
  }

  async execute(statements: readonly Statement[]): Promise<readonly number[]> {
    return (await this.#ask({ kind: 'execute', statements })) as readonly number[];
  }

  async query(statement: Statement): Promise<Cursor> {
    await this.#ask({ kind: 'query', statement });
    return {
      next: async (count) => (await this.#ask({ kind: 'next', count })) as Rows,
      close: async () => undefined,
    };
  }

  async tables(types: readonly string[]): Promise<readonly TableId[]> {
    const kinds = types.map((type) => type.toLowerCase());
    const rows = await this.#rows(
      "SELECT name, type FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    );
    return rows
      .filter(([, type]) => kinds.includes(String(type)))
      .map(([name]) => ({ schema: undefined, name: String(name) }));
  }

  async columns(table: TableId): Promise<readonly TableColumn[] | undefined> {
    const rows = await this.#rows(
      'SELECT name, type, "notnull", pk FROM pragma_table_info(?)',
      table.name,
    );
    if (rows.length === 0) return undefined;
    const keys = rows.filter(([, , , pk]) => Number(pk) > 0).length;
    return rows.map(([name, type, notNull, pk]) => {
      // An INTEGER column that alone is the primary key is the rowid, which SQLite assigns.
      const isRowId = keys === 1 && Number(pk) === 1 && String(type).toUpperCase() === 'INTEGER';
      return {
        name: String(name),
        nullable: Number(notNull) === 0 && !isRowId,
        autoIncrement: isRowId,
      };
    });
  }

  async now(): Promise<Moment> {
    const milliseconds = Math.floor(this.#context.clock.now());
    return { milliseconds, nanoseconds: (milliseconds % 1000) * 1_000_000 };
  }

  async close(): Promise<void> {
    this.#context.signal.removeEventListener('abort', this.#onAbort);
    if ((await this.#thread.settled()) !== undefined && !this.#context.signal.aborted) {
      await this.#ask({ kind: 'close' }).catch(() => undefined);
    }
    await this.#end();
  }

  async #rows(sql: string, ...parameters: SqlValue[]): Promise<Rows['rows']> {
    const cursor = await this.query({ sql, parameters });
    return (await cursor.next(Number.MAX_SAFE_INTEGER)).rows;
  }

  async #ask(request: SqliteRequest): Promise<readonly number[] | Rows | null> {
    if (this.#context.signal.aborted) throw ended();
    const thread = await this.#thread.load();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(request);
    });
  }

  async #start(): Promise<Worker> {
    const workerData: SqliteThreadData = { file: await this.#path(), readOnly: this.#readOnly };
    const { folder } = this.#file;
    const others = threads.get(folder) ?? 0;
    if (others >= MOST_THREADS) {
      const reason = `The connectors of a cluster may have ${MOST_THREADS} connections to SQLite`;
      throw new SqlError(reason, { permanent: true });
    }
    threads.set(folder, others + 1);
    const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData });
    thread.once('exit', () => {
      const left = threads.get(folder)! - 1;
      if (left > 0) threads.set(folder, left);
      else threads.delete(folder);
    });
    thread.unref();
    thread.on('message', (answer: SqliteAnswer) => {
      const waiting = this.#waiting.shift();
      if ('result' in answer) waiting?.resolve(answer.result);
      else waiting?.reject(toSqlError(answer.error, answer.code));
    });
    thread.on('error', (error: Error) => this.#failAll(toSqlError(error.message, 0)));
    thread.on('exit', () => this.#failAll(ended()));
    return thread;
  }

  /** @throws SqlError if the file may not be used */
  async #path(): Promise<string> {
    try {
      if (!this.#readOnly) await makeFolderOf(this.#file);
      return await realPathOf(this.#file);
    } catch (error) {
      // SQLite refuses a file that does not exist.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return this.#file.path;
      throw new SqlError((error as Error).message, { permanent: error instanceof ConnectError });
    }
  }

  #failAll(error: SqlError): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Ends the thread, even if its statement would never end. */
  async #end(): Promise<void> {
    await (await this.#thread.settled())?.terminate();
  }
}

function toSqlError(message: string, code: number): SqlError {
  return new SqlError(message, { permanent: !PASSING.has(code & 0xff) });
}

function ended(): SqlError {
  return new SqlError('the connection has been closed', { permanent: false });
}
