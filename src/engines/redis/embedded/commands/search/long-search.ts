import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { commandCalledBy } from '../../command-index.ts';
import { failedCommand } from '../../ended-command.ts';
import { inSteps, LongCommand } from '../../long-command.ts';
import { LongRun } from '../../long-run.ts';
import { threadTime } from '../../scripting/thread-time.ts';
import type { SearchIndex } from '../../search/indexing/search-index.ts';
import type { Search } from '../../search/searches.ts';
import { goOn, isSteps, type Steps } from '../../steps.ts';
import { uncounted, type Spending } from '../../work.ts';
import type { CommandContext } from '../command.ts';

/** A search in two parts, of which the first takes long. */
export interface SearchParts<Found extends object | number> {
  /** The index that must not change between the steps of the first part; undefined if what it reads may change. */
  readonly index: SearchIndex | undefined;
  /**
   * Other commands run between the steps. It begins when no other command is in the middle, but each later step may come
   * in the middle of one, so it must not take what it reads of keys then for their state.
   * @param spending what it takes, beside the limit of each search
   */
  find(spending: Spending): Steps<Found>;
  /** Called when what has been found so far is not needed any more. */
  forget?(): void;
  /** Reads documents as they are then, with no change between the steps; or what was found is the reply. */
  reply(found: Found): Steps<Reply> | Reply;
}

/**
 * Runs a search. If it takes long it is suspended: all others are served meanwhile, also those of its database. A search of
 * a script or a transaction is a command like others, because these are atomic, and counts for what they may do.
 */
export function search<Found extends object | number>(
  ctx: CommandContext,
  argv: readonly ByteString[],
  parts: SearchParts<Found>,
): Reply | LongRun {
  const { database } = ctx;
  if (!ctx.maySuspend || ctx.isOfScript || ctx.isOfTransaction) {
    return inSteps(ctx, argv, inOne(parts, database.work));
  }
  const steps = parts.find(uncounted);
  const found = goOn(steps, threadTime() + database.slice);
  if (found !== undefined) {
    const reply = parts.reply(found);
    return isSteps(reply) ? inSteps(ctx, argv, reply) : reply;
  }
  const long = new LongSearch(ctx, argv, parts, steps);
  database.searches.add(long);
  return long;
}

function* inOne<Found extends object | number>(
  parts: SearchParts<Found>,
  spending: Spending,
): Steps<Reply> {
  const reply = parts.reply(yield* parts.find(spending));
  return isSteps(reply) ? yield* reply : reply;
}

/** A search that has been suspended in the middle. */
class LongSearch<Found extends object | number> extends LongRun implements Search {
  override readonly isAtomic = false;
  readonly index: SearchIndex | undefined;
  isOver = false;
  readonly #ctx: CommandContext;
  readonly #parts: SearchParts<Found>;
  #steps: Steps<Found> | undefined;

  constructor(
    ctx: CommandContext,
    argv: readonly ByteString[],
    parts: SearchParts<Found>,
    steps: Steps<Found>,
  ) {
    super(ctx.database, argv, ctx.time);
    this.#ctx = ctx;
    this.index = parts.index;
    this.#parts = parts;
    this.#steps = steps;
  }

  restart(): void {
    this.#steps = undefined;
    this.#parts.forget?.();
  }

  proceed(): void {
    const { database, index } = this;
    try {
      if (this.#steps === undefined) {
        if (index === undefined && database.unquiet !== undefined) {
          this.#beginLater(database.unquiet);
          return;
        }
        database.tick();
        this.#steps = this.#parts.find(uncounted);
      }
      const steps = this.#steps;
      const found = this.slice(() => goOn(steps, threadTime() + database.slice));
      if (found === undefined) return;
      this.isOver = true;
      this.#reply(found);
    } catch (error) {
      this.isOver = true;
      this.#fail(error);
    }
  }

  abandon(reason: RedisError): void {
    this.#parts.forget?.();
    this.end(reason, true);
  }

  /** Begins when no other command is in the middle. */
  #beginLater(unquiet: Promise<void>): void {
    const { searches } = this.database;
    this.isOver = true;
    searches.hold(this);
    const begin = () => {
      if (!searches.release(this)) return;
      this.isOver = false;
      searches.add(this);
    };
    void unquiet.then(begin).catch((error: unknown) => this.#fail(error));
  }

  /** Replies with what has been found when no other command is in the middle. */
  #reply(found: Found): void {
    const { database } = this;
    const { unquiet } = database;
    if (unquiet !== undefined) {
      database.searches.hold(this);
      void unquiet.then(() => this.#replyLater(found)).catch((error: unknown) => this.#fail(error));
      return;
    }
    database.tick();
    database.work.begin();
    const before = database.keyspace.dirty;
    const steps = this.#parts.reply(found);
    if (!isSteps(steps)) {
      this.end(steps);
      return;
    }
    const reply = goOn(steps, threadTime() + database.slice);
    if (reply !== undefined) {
      this.end(reply);
      return;
    }
    const rest = new LongCommand(this.#ctx, { argv: this.argv, steps, before });
    rest.whenEnded((last, isAbandoned) => this.end(last, isAbandoned));
  }

  #replyLater(found: Found): void {
    if (this.database.searches.release(this)) this.#reply(found);
  }

  #fail(error: unknown): void {
    const { spec } = commandCalledBy(this.argv)!;
    this.end(
      error instanceof RedisError ? error : failedCommand(this.database, spec, this.argv, error),
    );
  }
}
