import { existsSync } from 'node:fs';
import { DataError } from '../../../base/data-error.ts';
import type { FileCheck } from '../../../store/rows/sqlite-check.ts';
import type { Metadata } from './metadata/metadata.ts';

/** The files that the storage creates before the first topic. */
const PARTS = ['journal', 'topics'];

/** Whether a directory has no log: before the first start, or if its files are gone. */
export function isLogMissing(directory: string): boolean {
  return !PARTS.some((part) => existsSync(`${directory}/${part}`));
}

/**
 * Called when the log is missing. If there were topics, their messages are gone. If that is accepted, their committed
 * offsets are dropped: offsets begin at 0 again, so groups would skip new messages.
 * @throws DataError that says what to do, unless the loss is accepted
 */
export function checkMissingLog(
  directory: string,
  metadata: Pick<Metadata, 'topics' | 'offsets' | 'putOffsets'>,
  check: FileCheck | undefined,
): void {
  const topics = metadata.topics().length;
  if (topics === 0) return;
  const what = `${directory} is missing, with all messages of ${topics === 1 ? '1 topic' : `${topics} topics`}`;
  if (check?.acceptLoss !== true) {
    throw new DataError(
      `${what}. Put a copy of it in its place, or start with --accept-loss to continue with empty topics`,
    );
  }
  check.log.error({ directory, topics }, `${what}: the topics are empty`);
  metadata.putOffsets(metadata.offsets().map((row) => ({ ...row, offset: -1 })));
}
