import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { uptime } from 'node:os';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DataError } from '../../base/data-error.ts';
import type { Logger } from '../../base/logger.ts';
import { readLog, readLogIndex } from './sqlite-log.ts';
import {
  deleteChecksum,
  hasDamagedChecksum,
  matchesChecksum,
  hasChecksum,
  MAX_CHECKSUMMED_SIZE,
} from './sqlite-checksum.ts';

/** How a database file is checked before it is used. Only the process that has exclusive access checks it. */
export interface FileCheck {
  /** Whether to continue with the readable part of a damaged file. */
  readonly acceptLoss: boolean;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

interface Damage {
  readonly what: string;
  /** Bytes of the log that can be used; 0 if the file is newer than the readable part of its log. */
  readonly usable?: number;
}

const BESIDE = ['-wal', '-shm', '-sum'] as const;

/**
 * Checks a database file before SQLite opens it. SQLite reads a write-ahead log up to the first invalid frame, and
 * silently ignores all transactions after it.
 * @returns whether the content has been verified
 * @throws DataError naming the file and what is wrong with it, unless the loss is accepted
 */
export function checkBeforeOpening(file: string, { acceptLoss, log }: FileCheck): boolean {
  const isKnown = hasChecksum(file);
  const damage = damageOf(file, log);
  if (damage === undefined) return isKnown && hasChecksum(file);
  if (!acceptLoss) throw refusal(file, damage.what);
  const copy = putAside(file);
  log.error({ file, copy }, `${file} is damaged and used as it is: ${damage.what}`);
  deleteChecksum(file);
  cutLog(file, damage.usable ?? 0);
  return false;
}

/**
 * Checks the pages of a file, if it is not too large.
 * @throws DataError naming the file and what is wrong with it
 */
export function checkPages(file: string, database: DatabaseSync): void {
  if (statSync(file).size > MAX_CHECKSUMMED_SIZE) return;
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') throw beyondRepair(file, String(found).replaceAll('\n', ' '));
}

/** The error for a file that SQLite can't read at all. */
export function beyondRepair(file: string, what: string): DataError {
  return new DataError(
    `${file} is damaged: ${what}. Put a copy of it in its place, or remove it with ${besides(file)} to begin anew`,
  );
}

function refusal(file: string, what: string): DataError {
  return new DataError(
    `${file} is damaged: ${what}. Put a copy of it in its place, without ${besides(file)}, or start with --accept-loss to use what can be read`,
  );
}

function besides(file: string): string {
  return BESIDE.map((end) => basename(file) + end).join(', ');
}

function damageOf(file: string, logger: FileCheck['log']): Damage | undefined {
  const log = readLog(file);
  // SQLite deletes the log of an empty file.
  const isEmpty = log !== undefined && existsSync(file) && statSync(file).size === 0;
  if (isEmpty || !existsSync(file)) return missing(file, isEmpty);
  const index = readLogIndex(file);
  const isRestarted = hasRestarted(file);
  const damage = damageOfLog(file, log, index, isRestarted);
  const isCopied = !isRestarted && isAllCopied(log, index);
  if (damage !== undefined && !isCopied) return damage;
  if (!isAsClosed(file, log, index, isRestarted)) deleteChecksum(file);
  if (damage !== undefined) {
    cutLog(file, 0);
    logger.warn(
      { file },
      `${file}-wal was damaged; nothing is lost, because ${basename(file)} has it all`,
    );
  }
  if (hasDamagedChecksum(file)) {
    deleteChecksum(file);
    logger.warn(
      { file },
      `${file}-sum is damaged, so it is unknown whether ${basename(file)} is as it was closed; only its structure is checked, and it gets a new checksum when it is closed`,
    );
  }
  if (matchesChecksum(file) !== false) return undefined;
  // The log is valid, and nothing of it has been copied yet.
  return { what: 'its content is not what was written', usable: damage ? 0 : (log?.length ?? 0) };
}

/** Whether the file contains everything in the log, so that the log is no longer needed. */
function isAllCopied(log: Log, index: Index): boolean {
  if (index === undefined || index.frames === 0 || index.copied < index.frames) return false;
  return log?.salts === undefined || log.salts === index.salts;
}

/** Whether nothing can have been copied into the file since it was closed. */
function isAsClosed(file: string, log: Log, index: Index, isRestarted: boolean): boolean {
  if (!existsSync(`${file}-wal`)) return true;
  if (isRestarted || index === undefined) return false;
  // There is no log if nothing has been written, or if everything has been copied and the log was truncated.
  if (log === undefined) return index.changes === 0;
  return log.begun === 0 && index.salts === log.salts && index.copying === 0;
}

/** Truncates the log, and makes SQLite read it again. */
function cutLog(file: string, length: number): void {
  if (length > 0) truncateSync(`${file}-wal`, length);
  else rmSync(`${file}-wal`, { force: true });
  rmSync(`${file}-shm`, { force: true });
}

function missing(file: string, isEmpty: boolean): Damage | undefined {
  const left = BESIDE.map((end) => file + end).filter((path) => existsSync(path));
  if (left.length === 0) return undefined;
  const names = left.map((path) => basename(path)).join(', ');
  return { what: `it is ${isEmpty ? 'empty' : 'missing'}, though ${names} is there` };
}

type Log = ReturnType<typeof readLog>;
type Index = ReturnType<typeof readLogIndex>;

function damageOfLog(
  file: string,
  log: Log,
  index: Index,
  isRestarted: boolean,
): Damage | undefined {
  const name = `${basename(file)}-wal`;
  const usable = log === undefined || (index?.copied ?? 0) > log.frames ? 0 : log.length;
  if (log === undefined) {
    if (index === undefined || index.frames <= index.copied || isRestarted) return undefined;
    const what = existsSync(`${file}-wal`) ? 'empty' : 'missing';
    return { what: `${name} is ${what}, which had ${pages(index.frames)}` };
  }
  if (log.salts === undefined) return { what: `the header of ${name} is broken` };
  if (log.hasMore) return { what: `${name} is broken behind ${pages(log.frames)}`, usable };
  // A power failure may lose what was neither synced nor acknowledged.
  if (index?.salts !== log.salts || index.frames <= log.frames || isRestarted) return undefined;
  const what = `${name} is broken behind ${pages(log.frames)} of ${index.frames}`;
  return { what, usable };
}

function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

/** Whether the machine has restarted since the log was written. */
function hasRestarted(file: string): boolean {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log === undefined) return false;
  return log.mtimeMs < Date.now() - uptime() * 1000;
}

/** Copies a file and its companions. @returns the name of the copy */
function putAside(file: string): string {
  let number = 1;
  const copy = () => `${file}.damaged-${number}`;
  const isTaken = () => ['', ...BESIDE].some((end) => existsSync(copy() + end));
  while (isTaken()) number += 1;
  for (const end of ['', ...BESIDE]) {
    if (existsSync(file + end)) copyFileSync(file + end, copy() + end);
  }
  return copy();
}
