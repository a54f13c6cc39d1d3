import type { AutoCreation, TopicDescription } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { collisionKey } from '../../topic-name.ts';
import type { PlannedTopics, Topics } from './topics.ts';

/**
 * Missing topics that a request needs: they are created together, after everything else of the request has been
 * checked, so that a refused request creates none.
 */
export class TopicDrafts implements PlannedTopics {
  partitions = 0;
  readonly #topics: Topics;
  readonly #autoCreation: AutoCreation;
  readonly #drafts = new Map<string, TopicDescription>();
  readonly #names = new Map<string, string>();

  constructor(topics: Topics, autoCreation: AutoCreation) {
    this.#topics = topics;
    this.#autoCreation = autoCreation;
  }

  /** An existing topic, or the draft of a missing one. @throws LogError with the index */
  describe(name: string, index: number): TopicDescription {
    const description = this.#topics.get(name)?.description ?? this.#drafts.get(name);
    return description ?? this.#draft(name, index);
  }

  similarTo(name: string): string | undefined {
    return this.#names.get(collisionKey(name));
  }

  create(): void {
    if (this.#drafts.size > 0) this.#topics.add([...this.#drafts.values()]);
  }

  #draft(name: string, index: number): TopicDescription {
    if (this.#autoCreation === undefined) return this.#topics.require(name, index).description;
    const { partitions } = this.#autoCreation;
    try {
      const draft = this.#topics.describe(name, partitions, {}, this);
      this.#drafts.set(name, draft);
      this.#names.set(collisionKey(name), name);
      this.partitions += partitions;
      return draft;
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      throw new LogError(error.code, error.message, { index, cause: error });
    }
  }
}
