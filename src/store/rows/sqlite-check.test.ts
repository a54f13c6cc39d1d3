import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileCheck } from './sqlite-check.ts';
import { closeSqliteFile, openSqliteFile } from './sqlite-file.ts';

let folder: string;
let file: string;
let logged: string[];
let opened: DatabaseSync[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-sqlite-'));
  file = join(folder, 'rows.db');
  logged = [];
  opened = [];
});
afterEach(() => {
  for (const database of opened) if (database.isOpen) database.close();
  rmSync(folder, { recursive: true });
});

/** Its methods need `this`, as those of the platform's log do, so calling one unbound fails. */
class Log {
  warn(_: object, message: string): void {
    this.#keep(message);
  }

  error(_: object, message: string): void {
    this.#keep(message);
  }

  #keep(message: string): void {
    logged.push(message);
  }
}

const log = new Log() as unknown as FileCheck['log'];

function open(path = file, acceptLoss = false): DatabaseSync {
  const database = openSqliteFile(path, { acceptLoss, log });
  opened.push(database);
  return database;
}

function write(database: DatabaseSync, from: number, to: number): void {
  database.exec('create table if not exists row (id integer primary key, value text)');
  for (let id = from; id < to; id += 1) {
    database.exec(`insert into row values (${id}, '${`value ${id} `.repeat(100)}')`);
  }
}

function count(database: DatabaseSync): number {
  return Number(database.prepare('select count(*) as rows from row').get()?.['rows']);
}

/** A copy of the files, as the process would leave them if it were killed now. */
function killed(): string {
  const copy = join(folder, 'killed.db');
  for (const end of ['', '-wal', '-shm', '-sum']) {
    if (existsSync(file + end)) cpSync(file + end, copy + end);
    else rmSync(copy + end, { force: true });
  }
  return copy;
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at]! ^= 0x10;
  writeFileSync(path, bytes);
}

describe('after a kill', () => {
  test('everything that was committed is there, and nothing is logged', () => {
    write(open(), 0, 50);
    expect(count(open(killed()))).toBe(50);
    expect(logged).toEqual([]);
  });

  test('a wrong byte anywhere in the log is detected', () => {
    write(open(), 0, 8);
    const copy = killed();
    const sound = readFileSync(`${copy}-wal`);
    for (let at = 0; at < sound.length; at += 211) {
      killed();
      flip(`${copy}-wal`, at);
      expect(() => open(copy), `byte ${at}`).toThrow(/killed\.db is damaged: .*killed\.db-wal/);
    }
  });

  test('a log that is missing, empty or truncated is detected', () => {
    write(open(), 0, 8);
    const copy = killed();
    rmSync(`${copy}-wal`);
    expect(() => open(copy)).toThrow('killed.db-wal is missing');
    killed();
    writeFileSync(`${copy}-wal`, '');
    expect(() => open(copy)).toThrow('killed.db-wal is empty');
    killed();
    writeFileSync(copy, '');
    expect(() => open(copy)).toThrow('it is empty, though killed.db-wal');
    killed();
    writeFileSync(`${copy}-wal`, readFileSync(`${copy}-wal`).subarray(0, 9000));
    expect(() => open(copy)).toThrow('killed.db-wal is broken behind 2 pages of');
  });

  test('without the wal-index, only damage at the end of the log is undetected', () => {
    write(open(), 0, 8);
    const copy = killed();
    const { length } = readFileSync(`${copy}-wal`);
    for (const [at, isSeen] of [
      [40, true],
      [length / 2, true],
      [length - 1, false],
    ] as const) {
      killed();
      rmSync(`${copy}-shm`);
      flip(`${copy}-wal`, Math.floor(at));
      const opening = () => open(copy).close();
      if (isSeen) expect(opening).toThrow('killed.db-wal is broken');
      else expect(opening).not.toThrow();
    }
  });

  test('an unfinished transaction is dropped without a message', () => {
    const database = open();
    write(database, 0, 8);
    const copy = killed();
    const { length } = readFileSync(`${copy}-wal`);
    write(database, 8, 9);
    const further = readFileSync(`${file}-wal`);
    writeFileSync(`${copy}-wal`, further.subarray(0, length + 1000));
    expect(count(open(copy))).toBe(8);
    expect(logged).toEqual([]);
  });

  test('a damaged log that had been copied already loses nothing', () => {
    const database = open();
    write(database, 0, 8);
    database.exec('pragma wal_checkpoint(passive)');
    const copy = killed();
    flip(`${copy}-wal`, 5000);
    expect(count(open(copy))).toBe(8);
    expect(logged).toEqual([expect.stringContaining('nothing is lost')]);
  });

  test('a damaged log is detected if the wal-index belongs to another log', () => {
    const database = open();
    write(database, 0, 8);
    database.exec('pragma wal_checkpoint(passive)');
    const index = readFileSync(`${file}-shm`);
    write(database, 8, 16);
    const copy = killed();
    writeFileSync(`${copy}-shm`, index);
    flip(`${copy}-wal`, 5000);
    expect(() => open(copy)).toThrow('killed.db-wal is broken');
  });

  test('a wrong byte of the file itself is detected while nothing has been copied into it', () => {
    const first = open();
    write(first, 0, 100);
    closeSqliteFile(file, first);
    write(open(), 100, 110);
    const copy = killed();
    flip(copy, 20_000);
    expect(() => open(copy)).toThrow('its content is not what was written');
  });

  test.each(['passive', 'restart', 'truncate'])(
    'a file is not taken for damaged after a %s checkpoint',
    (mode) => {
      const first = open();
      write(first, 0, 100);
      closeSqliteFile(file, first);
      const second = open();
      write(second, 100, 110);
      second.exec(`pragma wal_checkpoint(${mode})`);
      const copy = killed();
      expect(count(open(copy))).toBe(110);
      // Nor is it later, when the wal-index no longer says what has been copied.
      for (const end of ['-wal', '-shm', '-sum']) {
        if (existsSync(copy + end)) cpSync(copy + end, file + end);
        else rmSync(file + end, { force: true });
      }
      cpSync(copy, file);
      expect(count(open(file))).toBe(110);
    },
  );
});

describe('after a clean stop', () => {
  beforeEach(() => {
    const database = open();
    write(database, 0, 100);
    closeSqliteFile(file, database);
  });

  test('the file is unchanged, with its checksum beside it', () => {
    expect(readdirSync(folder).toSorted()).toEqual(['rows.db', 'rows.db-sum']);
    expect(count(open())).toBe(100);
  });

  test('a wrong byte anywhere in the file is detected', () => {
    const sound = readFileSync(file);
    for (let at = 0; at < sound.length; at += 1999) {
      writeFileSync(file, sound);
      flip(file, at);
      expect(() => open(), `byte ${at}`).toThrow(`${file} is damaged: `);
    }
  });

  test('a file that is missing or truncated is detected', () => {
    writeFileSync(file, readFileSync(file).subarray(0, 8192));
    expect(() => open()).toThrow('its content is not what was written');
    rmSync(file);
    expect(() => open()).toThrow('rows.db is damaged: it is missing, though rows.db-sum is there');
  });

  test('whichever byte of a checksum is damaged, the operator is told, and the file gets a new one', () => {
    const { length } = readFileSync(`${file}-sum`);
    for (let at = 0; at < length; at += 1) {
      const copy = join(folder, 'copy.db');
      for (const end of ['', '-sum']) cpSync(file + end, copy + end);
      flip(`${copy}-sum`, at);
      logged = [];
      closeSqliteFile(copy, open(copy));
      expect(logged).toEqual([expect.stringContaining(`${copy}-sum is damaged`)]);
      logged = [];
      expect(count(open(copy))).toBe(100);
      expect(logged).toEqual([]);
      closeSqliteFile(copy, opened.at(-1)!);
    }
  });

  test('with a damaged checksum the pages are checked', () => {
    flip(`${file}-sum`, 5);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 5 * 4096, 6 * 4096);
    writeFileSync(file, bytes);
    expect(() => open()).toThrow(/rows\.db is damaged: /);
  });

  test('without a checksum the pages are checked', () => {
    rmSync(`${file}-sum`);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 5 * 4096, 6 * 4096);
    writeFileSync(file, bytes);
    expect(() => open()).toThrow(/rows\.db is damaged: .*Put a copy of it in its place/);
  });
});

describe('if the loss is accepted', () => {
  test('a damaged log is used up to the damage, and a copy of everything is put aside', () => {
    write(open(), 0, 50);
    const copy = killed();
    flip(`${copy}-wal`, 100_000);
    const database = open(copy, true);
    const left = count(database);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(50);
    expect(logged).toEqual([expect.stringContaining('killed.db is damaged and used as it is')]);
    expect(existsSync(`${copy}.damaged-1`)).toBe(true);
    expect(existsSync(`${copy}.damaged-1-wal`)).toBe(true);
    closeSqliteFile(copy, database);
    expect(count(open(copy))).toBe(left);
  });

  test('a file with a wrong byte in a value is used', () => {
    const first = open();
    write(first, 0, 100);
    closeSqliteFile(file, first);
    const at = readFileSync(file).lastIndexOf('value 42 ');
    flip(file, at);
    expect(() => open()).toThrow('start with --accept-loss');
    expect(count(open(file, true))).toBe(100);
  });

  test('a file with a wrong byte is used together with its log', () => {
    const first = open();
    write(first, 0, 8);
    closeSqliteFile(file, first);
    write(open(), 8, 16);
    const copy = killed();
    flip(copy, readFileSync(copy).indexOf('value 5 value'));
    expect(() => open(copy)).toThrow('its content is not what was written');
    expect(count(open(copy, true))).toBe(16);
  });

  test('a missing file is created anew', () => {
    closeSqliteFile(file, open());
    rmSync(file);
    write(open(file, true), 0, 1);
    expect(existsSync(`${file}.damaged-1-sum`)).toBe(true);
  });

  test('a file that SQLite can not read is refused', () => {
    const first = open();
    write(first, 0, 100);
    closeSqliteFile(file, first);
    flip(file, 3);
    expect(() => open(file, true)).toThrow('remove it with rows.db-wal, rows.db-shm, rows.db-sum');
  });
});
