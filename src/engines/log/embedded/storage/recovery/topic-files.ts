import { DELETED } from '../../topics/topic-descriptions.ts';
import { UNFINISHED } from '../cleaning/segment-writer.ts';
import { topicDirectoryName, topicOfDirectory, type StorageContext } from '../context.ts';
import { parseSegmentName } from '../segments/segment.ts';
import type { PartitionId } from '../storage.ts';

/** The number of threads that Node has for files. */
export const SCANS_AT_ONCE = 4;

/** The file of a segment. */
export interface SegmentFile extends PartitionId {
  readonly name: string;
  readonly baseOffset: number;
  readonly generation: number;
}

export interface SegmentFiles {
  /** By {@link partitionKey}. */
  readonly byPartition: Map<string, SegmentFile[]>;
  /** Those that are marked as deleted. */
  readonly deletedTopics: ReadonlySet<string>;
}

/** The files of all existing segments. @throws the error of the disk */
export async function listSegmentFiles(context: StorageContext): Promise<SegmentFiles> {
  const { files, topicsDirectory } = context;
  const found = new Map<string, SegmentFile[]>();
  const deletedTopics = new Set<string>();
  for (const directory of await files.list(topicsDirectory)) {
    const topic = topicOfDirectory(directory);
    if (topic === undefined) continue;
    for (const name of await files.list(`${topicsDirectory}/${directory}`)) {
      if (name === DELETED) deletedTopics.add(topic);
      if (name.endsWith(UNFINISHED)) await files.remove(`${topicsDirectory}/${directory}/${name}`);
      const parsed = parseSegmentName(name);
      if (parsed === undefined) continue;
      const key = partitionKey({ topic, partition: parsed.partition });
      const list = found.get(key);
      const file = { ...parsed, topic, name };
      if (list === undefined) found.set(key, [file]);
      else list.push(file);
    }
  }
  // Of the same offset, the latest generation comes first.
  for (const list of found.values()) {
    list.sort((a, b) => a.baseOffset - b.baseOffset || b.generation - a.generation);
  }
  return { byPartition: found, deletedTopics };
}

/** A partition as key of a map. */
export function partitionKey({ topic, partition }: PartitionId): string {
  return `${topicDirectoryName(topic)}/${partition}`;
}
