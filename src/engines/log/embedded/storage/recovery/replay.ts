import { Progress } from '../../../../../base/progress.ts';
import type { Files, LogFile } from '../../../../../base/files/files.ts';
import type { Clock } from '../../../../../base/clock.ts';
import type { Logger } from '../../../../../base/logger.ts';
import { headerAt, isWhole, lostBatch } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { FrameEntry } from '../journal/frame.ts';
import type { JournalName } from '../journal/journal-name.ts';
import { framesByHeads } from '../journal/frames-by-heads.ts';
import { parseJournal, type ReadFrame, type UnreadableFrames } from '../journal/parse-journal.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { readWindow } from '../segments/walk.ts';
import type { PartitionId } from '../storage.ts';

/** The least size of a record: five numbers of one byte each. */
const LEAST_RECORD_BYTES = 5;

export interface ReplayTarget {
  /** The partition with this id, created if it is missing; undefined if its topic has been deleted. */
  partition(id: PartitionId): PartitionLog | undefined;
  partitions(): Iterable<PartitionLog>;
  /** Deletes a topic, with all earlier batches. */
  deleteTopic(topic: string): Promise<void>;
  /** Appends a batch to a partition. */
  append(log: PartitionLog, batch: Buffer): Promise<void>;
}

/** Bytes that are read ahead if needed batches lie close together, as most do after a loss of power. */
const AHEAD_BYTES = 256 * 1024;

/** Reads a part of a file, less if the file ends before. The bytes are valid until the next call. */
type ReadPart = (at: number, length: number) => Buffer | Promise<Buffer>;

interface ParsedFile {
  /** The number of the first frame of the next file; undefined for the last file. */
  readonly next: number | undefined;
  readonly path: string;
  /** Called with the position that the replay has reached in the file. */
  readonly told: (position: number) => void;
}

/** Replays a journal on partitions that may have some of its batches already. */
export class Replay {
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #directory: string;
  readonly #logger: Logger;
  readonly #target: ReplayTarget;
  /** The number after the last frame that could be read. */
  sequence: number;
  /**
   * Damaged parts of the journal that must have contained acknowledged frames; `seen` are the partitions of frames
   * after them.
   */
  #unknown: { bytes: number; places: string[]; seen: Set<PartitionLog> } | undefined;

  #hasLost = false;

  /** @param sequence frames before this number are in the partitions */
  constructor(
    { files, clock, logger }: Pick<StorageContext, 'files' | 'clock' | 'logger'>,
    directory: string,
    target: ReplayTarget,
    sequence: number,
  ) {
    this.#files = files;
    this.#clock = clock;
    this.#directory = directory;
    this.#logger = logger;
    this.#target = target;
    this.sequence = sequence;
  }

  /** @param names of all files, in their order. @throws the error of the disk */
  async run(names: readonly JournalName[]): Promise<void> {
    const progress = new Progress({
      logger: this.#logger,
      what: 'applying the journal of Kafka',
      fields: { directory: this.#directory },
      total: await this.#bytesOf(names),
      now: () => this.#clock.now(),
    });
    let before = 0;
    for (const [i, name] of names.entries()) {
      const path = `${this.#directory}/${name.name}`;
      const file = await this.#files.open(path, 'existing');
      const told = (position: number) => progress.at(before + position);
      try {
        const next = names[i + 1]?.firstSequence;
        const frames = next === undefined ? undefined : await framesByHeads(file, name, next);
        if (frames === undefined) await this.#parse(file, name, { next, path, told });
        else {
          const read = partsOf(file);
          for (const frame of frames) {
            await this.#apply(read, frame, path);
            told(frame.start);
          }
        }
        before += await file.size();
      } finally {
        await file.close();
      }
    }
    progress.end(before);
    await this.#markUnknown();
    if (this.#unknown !== undefined && !this.#hasLost) {
      const fields = { places: this.#unknown.places };
      this.#logger.warn(
        fields,
        'nothing is lost with the damaged piece of the journal: segments have its records',
      );
    }
  }

  async #bytesOf(names: readonly JournalName[]): Promise<number> {
    let bytes = 0;
    for (const { name } of names) {
      const file = await this.#files.open(`${this.#directory}/${name}`, 'existing');
      try {
        bytes += await file.size();
      } finally {
        await file.close();
      }
    }
    return bytes;
  }

  /** Applies a damaged file, or the last one, whose end may be torn. */
  async #parse(file: LogFile, name: JournalName, { next, path, told }: ParsedFile): Promise<void> {
    const bytes = await readWindow(file, 0, await file.size());
    const read = (at: number, length: number) => bytes.subarray(at, at + length);
    for (const piece of parseJournal(bytes, name, next)) {
      if (!('frame' in piece)) {
        this.#note(piece.unreadable, path);
        continue;
      }
      const { frame } = piece;
      told(frame.start);
      if (frame.isAcknowledged || isComplete(bytes, frame)) await this.#apply(read, frame, path);
      else if (frame.head.sequence >= this.sequence) {
        const { start: from } = frame;
        this.#note({ from, to: bytes.length, isAcknowledged: false, before: Infinity }, path);
      }
    }
  }

  async #apply(read: ReadPart, { head, bodyStart }: ReadFrame, path: string): Promise<void> {
    if (head.sequence < this.sequence) return;
    this.sequence = head.sequence + 1;
    let at = bodyStart;
    for (const entry of head.entries) {
      if (head.deletes) {
        await this.#target.deleteTopic(entry.topic);
        continue;
      }
      const log = this.#target.partition(entry);
      if (log !== undefined) this.#unknown?.seen.add(log);
      // Segments have most of what is in the journal, and appends may follow the deletion of their topic.
      if (log !== undefined && entry.baseOffset >= log.nextOffset) {
        await this.#applyBatch(log, entry, await read(at, entry.length), `${path} at ${at}`);
      }
      at += entry.length;
    }
  }

  async #applyBatch(
    log: PartitionLog,
    { baseOffset, count }: FrameEntry,
    batch: Buffer,
    place: string,
  ): Promise<void> {
    if (baseOffset > log.nextOffset) {
      const places = this.#unknown?.places.join(', ') ?? `what is before ${place}`;
      await this.#lose(log, log.nextOffset, baseOffset - 1, places);
    }
    if (isWhole(batch, 0) && headerAt(batch, 0).baseOffset === baseOffset) {
      await this.#target.append(log, batch);
    } else {
      await this.#lose(log, baseOffset, baseOffset + count - 1, place);
    }
  }

  #note({ from, to, isAcknowledged, before }: UnreadableFrames, path: string): void {
    if (before <= this.sequence) return;
    const fields = { path, position: from, bytes: to - from };
    if (isAcknowledged) {
      this.#unknown ??= { bytes: 0, places: [], seen: new Set() };
      this.#unknown.bytes += Math.max(to - from, LEAST_RECORD_BYTES);
      this.#unknown.places.push(`${path} at ${from}`);
      this.#unknown.seen.clear();
      this.#logger.warn(fields, 'a piece of the journal is damaged');
    } else if (to > from) {
      this.#logger.warn(fields, 'cut off the end of the journal, which was not written completely');
    }
  }

  /**
   * Every partition without a frame after the damage may have lost records, as many as fit into the damaged bytes:
   * their offsets are not reused, and reading them is an error.
   */
  async #markUnknown(): Promise<void> {
    const unknown = this.#unknown;
    if (unknown === undefined) return;
    const most = Math.ceil(unknown.bytes / LEAST_RECORD_BYTES);
    for (const log of this.#target.partitions()) {
      if (unknown.seen.has(log)) continue;
      await this.#lose(log, log.nextOffset, log.nextOffset + most - 1, unknown.places.join(', '));
    }
  }

  async #lose(log: PartitionLog, from: number, to: number, place: string): Promise<void> {
    this.#hasLost = true;
    this.#logger.error({ partition: log.name, place }, `records ${from} to ${to} are lost`);
    await this.#target.append(log, lostBatch(from, to, place));
  }
}

/** Reads parts of a file in ascending order, with read-ahead if a part closely follows the previous one. */
function partsOf(file: LogFile): ReadPart {
  let room: Buffer | undefined;
  let window: Buffer = Buffer.alloc(0);
  let windowStart = 0;
  let end = -Infinity;
  const readAhead = async (at: number, length: number) => {
    room ??= Buffer.allocUnsafeSlow(AHEAD_BYTES);
    window = await readWindow(file, at, AHEAD_BYTES, room);
    windowStart = at;
    return window.subarray(0, length);
  };
  return (at, length) => {
    const isClose = at - end < AHEAD_BYTES && length <= AHEAD_BYTES;
    end = at + length;
    const start = at - windowStart;
    if (start >= 0 && start + length <= window.length)
      return window.subarray(start, start + length);
    return isClose ? readAhead(at, length) : readWindow(file, at, length);
  };
}

/** Whether all batches of a frame are whole. */
function isComplete(bytes: Buffer, { head, bodyStart }: ReadFrame): boolean {
  let at = bodyStart;
  for (const { length } of head.entries) {
    if (length > 0 && !isWhole(bytes, at)) return false;
    at += length;
  }
  return true;
}
