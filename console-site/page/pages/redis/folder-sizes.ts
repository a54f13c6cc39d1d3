import type { Redis } from '../../api/redis.ts';
import type { Folder } from './key-tree.ts';
import { SeenReader } from '../../parts/seen-reader.ts';

/** What the keys of a folder take. */
export interface FolderSize {
  readonly bytes: number;
  /** Whether only some of its keys have been looked at. */
  readonly isEstimate: boolean;
}

/**
 * Reads the sizes of the folders that are seen, from a few keys of each. A folder in which more keys have been found is
 * another one.
 * @param changed called when more is known
 */
export function folderSizes(redis: Redis, changed: () => void): SeenReader<Folder, FolderSize> {
  return new SeenReader(
    ({ id, count }) => `${count} ${id}`,
    (folders) => sizesOf(redis, folders),
    changed,
  );
}

/** The sizes of folders, in one request. @throws Error with the database's message */
async function sizesOf(redis: Redis, folders: readonly Folder[]): Promise<FolderSize[]> {
  const replies = await redis.runAll(
    folders.flatMap(({ sample }) => sample.map((key) => ['MEMORY', 'USAGE', key])),
  );
  let at = 0;
  return folders.map(({ sample, count }) => {
    const sum = replies
      .slice(at, at + sample.length)
      .reduce((bytes: number, each) => bytes + Number(each ?? 0), 0);
    at += sample.length;
    return { bytes: (sum * count) / sample.length, isEstimate: sample.length < count };
  });
}
