import type { Files, LogFile } from '../../../../base/files/files.ts';
import type { TopicDescription } from '../../engine.ts';
import type { TopicRow } from '../metadata/metadata.ts';
import { topicDirectoryName, topicOfDirectory } from '../storage/context.ts';
import { checksumOf } from '../storage/crc32c.ts';
import { refusedByDisk } from '../storage/storage-error.ts';

const DESCRIPTION = 'topic';
/** The name of the description of a deleted topic; it is removed last. */
export const DELETED = 'deleted';
/** Larger than any description, and what disks write as one block. */
const SLOT_BYTES = 4096;

/** The content of a topic's description. */
export type StoredTopic =
  | {
      readonly id: string;
      readonly is: 'described';
      readonly topic: TopicRow;
      /** There may be a newer description, which can't be read. */
      readonly isDoubtful: boolean;
    }
  /** The topic was deleted, and some of its files may be left. */
  | { readonly id: string; readonly is: 'deleted' }
  | { readonly id: string; readonly is: 'damaged' };

interface Content {
  readonly revision: number;
  readonly topic: TopicRow;
}

/**
 * The description of each topic, in a file beside its segments, so that its records are never without a name. A file
 * has room for two descriptions, of which the newer one counts, so a change needs no disk space; nor does a deletion,
 * which renames the file.
 */
export class TopicDescriptions {
  readonly #files: Files;
  readonly #directory: string;
  /** The revisions of the existing descriptions. */
  readonly #revisions = new Map<string, number>();

  /** @param directory has a directory for each topic */
  constructor(files: Files, directory: string) {
    this.#files = files;
    this.#directory = directory;
  }

  /** Where the files of a topic are. */
  directoryOf(id: string): string {
    return `${this.#directory}/${topicDirectoryName(id)}`;
  }

  /** Resolves when it is durable. Callers must serialize calls for one topic. @throws LogError KAFKA_STORAGE_ERROR */
  async put(topic: TopicRow): Promise<void> {
    const before = this.#revisions.get(topic.id);
    const revision = (before ?? -1) + 1;
    const slot = slotOf({ revision, topic });
    try {
      if (before === undefined) await this.#create(topic.id, slot);
      else await this.#write(topic.id, slot, (revision % 2) * SLOT_BYTES);
    } catch (error) {
      throw refusedByDisk(`cannot write what topic ${topic.name} is`, error);
    }
    this.#revisions.set(topic.id, revision);
  }

  /**
   * Marks a topic as deleted; resolves when that is durable.
   * @throws LogError KAFKA_STORAGE_ERROR
   */
  async markDeleted({ id, name }: Pick<TopicDescription, 'id' | 'name'>): Promise<void> {
    const directory = this.directoryOf(id);
    try {
      if (!this.#revisions.has(id)) await this.#create(id, Buffer.alloc(0));
      await this.#files.rename(`${directory}/${DESCRIPTION}`, `${directory}/${DELETED}`);
      await this.#files.syncDirectory(directory);
    } catch (error) {
      throw refusedByDisk(`cannot delete topic ${name}`, error);
    }
    this.#revisions.delete(id);
  }

  /** Removes the directory of a topic. @throws the error of the disk */
  async remove(id: string): Promise<void> {
    await this.#files.remove(this.directoryOf(id));
    this.#revisions.delete(id);
  }

  /** All descriptions; directories without one are left out. @throws the error of the disk */
  async all(): Promise<StoredTopic[]> {
    const kept: StoredTopic[] = [];
    for (const name of await this.#files.list(this.#directory)) {
      const id = topicOfDirectory(name);
      if (id === undefined) continue;
      const one = await this.#read(id);
      if (one !== undefined) kept.push(one);
    }
    return kept;
  }

  async #read(id: string): Promise<StoredTopic | undefined> {
    const directory = this.directoryOf(id);
    const text = await this.#files.readText(`${directory}/${DESCRIPTION}`);
    if (text === undefined) {
      const marker = await this.#files.readText(`${directory}/${DELETED}`);
      return marker === undefined ? undefined : { id, is: 'deleted' };
    }
    const texts = [text.slice(0, SLOT_BYTES), text.slice(SLOT_BYTES)];
    const slots = texts.map(contentOf);
    const newest = slots.reduce((a, b) => ((b?.revision ?? -1) > (a?.revision ?? -1) ? b : a));
    if (newest?.topic.id !== id) return { id, is: 'damaged' };
    const isDoubtful = slots.some((slot, i) => slot === undefined && !isEmpty(texts[i]!));
    // Without a revision, the next write replaces the whole file, the torn slot included.
    if (!isDoubtful) this.#revisions.set(id, newest.revision);
    return { id, is: 'described', topic: newest.topic, isDoubtful };
  }

  async #create(id: string, slot: Buffer): Promise<void> {
    const directory = this.directoryOf(id);
    await this.#files.makeDirectory(directory);
    await this.#use(id, 'new', async (file) => {
      await file.write(Buffer.concat([slot, Buffer.alloc(SLOT_BYTES)]), 0);
      await file.sync();
    });
    await this.#files.syncDirectory(directory);
    await this.#files.syncDirectory(this.#directory);
  }

  #write(id: string, slot: Buffer, position: number): Promise<void> {
    return this.#use(id, 'existing', async (file) => {
      await file.write(slot, position);
      await file.sync();
    });
  }

  async #use(
    id: string,
    how: 'new' | 'existing',
    action: (file: LogFile) => Promise<void>,
  ): Promise<void> {
    const file = await this.#files.open(`${this.directoryOf(id)}/${DESCRIPTION}`, how);
    try {
      await action(file);
    } finally {
      await file.close();
    }
  }
}

function slotOf(content: Content): Buffer {
  const text = JSON.stringify(content);
  const slot = Buffer.alloc(SLOT_BYTES);
  slot.write(`${text}\n${checksumOf(text)}\n`);
  return slot;
}

function isEmpty(slot: string): boolean {
  return slot.replaceAll('\0', '') === '';
}

/** @returns undefined if the checksum is wrong */
function contentOf(slot: string): Content | undefined {
  const [text = '', checksum] = slot.split('\n');
  return checksum === checksumOf(text) ? (JSON.parse(text) as Content) : undefined;
}
