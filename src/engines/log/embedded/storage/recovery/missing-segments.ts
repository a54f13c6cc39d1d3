import type { Files } from '../../../../../base/files/files.ts';
import { TopicDescriptions } from '../../topics/topic-descriptions.ts';
import { headerAt, isWhole, lostBatch } from '../batch.ts';
import { SegmentWriter } from '../cleaning/segment-writer.ts';
import type { StorageContext } from '../context.ts';
import type { JournalName } from '../journal/journal-name.ts';
import { parseJournal } from '../journal/parse-journal.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';
import { readWindow } from '../segments/walk.ts';
import type { TornTail } from './tail-scan.ts';

/** Offsets of a partition whose file is missing. */
export interface MissingSegment {
  readonly log: PartitionLog;
  readonly path: string;
  readonly from: number;
  /** The offset after its last. */
  readonly end: number;
  readonly generation: number;
  /** It is unknown whether there were records before the first one in the journal. */
  readonly mayBeShorter: boolean;
  readonly startedAt: number;
  /** Set if no file is missing: the unreadable end of the previous segment, which should contain these offsets. */
  readonly tornTail?: TornTail | undefined;
}

/**
 * Replaces missing files with the records that the journal still has, and with marks for lost ones, which make reading
 * them an error.
 * @returns topics whose deletion is in the journal
 * @throws the error of the disk
 */
export async function replaceMissing(
  context: StorageContext,
  missing: readonly MissingSegment[],
  journalDirectory: string,
  journals: readonly JournalName[],
): Promise<ReadonlySet<string>> {
  const replacements = missing.map((one) => new Replacement(context, one));
  const deleted = new Set<string>();
  for (const [i, name] of journals.entries()) {
    const bytes = await readFile(context.files, `${journalDirectory}/${name.name}`);
    for (const piece of parseJournal(bytes, name, journals[i + 1]?.firstSequence)) {
      if (!('frame' in piece)) continue;
      const { head, bodyStart } = piece.frame;
      let at = bodyStart;
      for (const { topic, partition, length } of head.entries) {
        if (head.deletes) deleted.add(topic);
        for (const replacement of replacements) {
          const { id } = replacement.missing.log;
          if (head.deletes || id.topic !== topic || id.partition !== partition) continue;
          await replacement.offer(bytes.subarray(at, at + length));
        }
        at += length;
      }
    }
  }
  const names = new Map<string, string>();
  for (const one of await new TopicDescriptions(context.files, context.topicsDirectory).all()) {
    if (one.is === 'described') names.set(one.id, one.topic.name);
  }
  for (const replacement of replacements) {
    const { topic } = replacement.missing.log.id;
    if (deleted.has(topic)) await replacement.abandon();
    else await replacement.finish(names.get(topic));
  }
  return deleted;
}

class Replacement {
  readonly missing: MissingSegment;
  readonly #context: StorageContext;
  #writer: SegmentWriter | undefined;
  /** The offset of the next record. */
  #next: number;
  readonly #lost: string[] = [];

  constructor(context: StorageContext, missing: MissingSegment) {
    this.#context = context;
    this.missing = missing;
    this.#next = missing.from;
  }

  /** Adds a batch from the journal, if it belongs here and is complete: the journal may be cut off. */
  async offer(batch: Buffer): Promise<void> {
    if (!isWhole(batch, 0)) return;
    const { baseOffset, lastOffset } = headerAt(batch, 0);
    const { end, mayBeShorter } = this.missing;
    if (baseOffset < this.#next || lastOffset >= end) return;
    if (this.#writer === undefined && mayBeShorter) this.#next = baseOffset;
    await this.#loseUpTo(baseOffset);
    (await this.#begun()).add(Buffer.from(batch));
    this.#next = lastOffset + 1;
  }

  async finish(topicName: string | undefined): Promise<void> {
    const { log, end, path, mayBeShorter, startedAt, tornTail } = this.missing;
    if (this.#writer === undefined && mayBeShorter) return;
    await this.#loseUpTo(end);
    const writer = await this.#begun();
    await this.#context.files.remove(writer.segment.indexPath);
    place(log, await writer.finish(end, startedAt), path);
    const { logger } = this.#context;
    const fields = { path, topic: topicName, partition: log.name };
    const fault =
      tornTail === undefined ? `${path} is missing` : `${tornTail.path} is not complete`;
    const what = `${fault}, of partition ${topicName ?? log.id.topic}-${log.id.partition}`;
    if (this.#lost.length === 0) logger.warn(fields, `${what}: took its records from the journal`);
    else logger.error(fields, `${what}: records ${this.#lost.join(', ')} are lost`);
  }

  async abandon(): Promise<void> {
    await this.#writer?.abandon();
  }

  async #loseUpTo(end: number): Promise<void> {
    if (this.#next >= end) return;
    const { path, tornTail } = this.missing;
    const isMissing = `${path}, which is missing,`;
    const place = tornTail === undefined ? isMissing : `${tornTail.path} at ${tornTail.position}`;
    (await this.#begun()).add(lostBatch(this.#next, end - 1, place));
    this.#lost.push(`${this.#next} to ${end - 1}`);
    this.#next = end;
  }

  async #begun(): Promise<SegmentWriter> {
    const { log, generation } = this.missing;
    if (this.#writer !== undefined) return this.#writer;
    await this.#context.files.makeDirectory(log.directory);
    this.#writer = await SegmentWriter.create(this.#context, log, this.#next, generation);
    return this.#writer;
  }
}

/** Inserts a segment among those of its partition. */
function place(log: PartitionLog, segment: Segment, path: string): void {
  const others = log.segments.filter((other) => other.path !== path && other.exists);
  log.segments = [...others, segment].toSorted((a, b) => a.baseOffset - b.baseOffset);
  log.cleanedTo = Math.min(log.cleanedTo, segment.baseOffset);
  log.settleEnd();
}

async function readFile(files: Files, path: string): Promise<Buffer> {
  const file = await files.open(path, 'existing');
  try {
    return await readWindow(file, 0, await file.size());
  } finally {
    await file.close();
  }
}
