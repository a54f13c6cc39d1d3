import { answerOf, type ManagementClient } from '../../../src/client/management-client.ts';
import type { Topic } from './kafka.ts';

/** How many sizes are asked for at the same time. */
const AT_ONCE = 4;

/** Reads the sizes of the topics that are seen, each once. */
export class TopicSizes {
  readonly #management: ManagementClient;
  readonly #changed: () => void;
  readonly #known = new Map<string, number>();
  #wanted: Topic[] = [];
  #underWay = 0;

  /** @param changed called when more is known */
  constructor(management: ManagementClient, changed: () => void) {
    this.#management = management;
    this.#changed = changed;
  }

  /** Bytes on the disk. */
  of({ topic_id: id }: Topic): number | undefined {
    return this.#known.get(id);
  }

  /** Reads what is not known yet of these topics. Those that are not seen any more are left out. */
  see(topics: readonly Topic[]): void {
    this.#wanted = topics.filter((topic) => this.of(topic) === undefined);
    while (this.#underWay < AT_ONCE && this.#wanted.length > 0) void this.#read();
  }

  async #read(): Promise<void> {
    this.#underWay += 1;
    for (let topic = this.#wanted.shift(); topic !== undefined; topic = this.#wanted.shift()) {
      try {
        this.#known.set(topic.topic_id, await sizeOf(this.#management, topic));
        this.#changed();
      } catch {
        // It may have been deleted meanwhile. The list shows it without its size.
      }
    }
    this.#underWay -= 1;
  }
}

/** Bytes on the disk, of all partitions of a topic. @throws Error with the management API's message */
export async function sizeOf(
  management: ManagementClient,
  { topic_id: id }: Topic,
): Promise<number> {
  const params = { path: { id } };
  const figures = await answerOf(management.GET('/v2/kafka/stats/topic/{id}', { params }));
  return figures.total_monthly_storage;
}
