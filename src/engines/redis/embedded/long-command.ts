import type { ByteString } from '../bytes.ts';
import { RedisError, type Reply } from '../reply.ts';
import { Wait } from './blocking/wait.ts';
import type { CommandContext } from './commands/command.ts';
import { failedCommand } from './ended-command.ts';
import { commandCalledBy } from './command-index.ts';
import { LongRun } from './long-run.ts';
import { threadTime } from './scripting/thread-time.ts';
import { allOf, goOn, type Steps } from './steps.ts';
import type { WorkOfScript } from './work.ts';

/**
 * Runs a command in steps. If it takes long it is suspended between two of them: others are served, but nobody on its
 * database. The command of a script is suspended together with the script.
 * @returns the reply, or the command if it has been suspended
 */
export function inSteps(
  ctx: CommandContext,
  argv: readonly ByteString[],
  steps: Steps<Reply>,
): Reply | LongCommand {
  const { database, maySuspend } = ctx;
  const before = database.keyspace.dirty;
  // Most commands have one step.
  const { done, value } = steps.next();
  if (done === true) return value;
  if (!maySuspend || database.keyspace.replaying) return allOf(steps);
  const reply = goOn(steps, threadTime() + database.slice);
  return reply === undefined ? new LongCommand(ctx, { argv, steps, before }) : reply;
}

/**
 * Has other steps run before a command ends.
 * @param outcome of the command so far
 */
export function withSteps(
  ctx: CommandContext,
  argv: readonly ByteString[],
  others: Steps<void>,
  outcome: Reply | Wait | LongRun,
): Reply | Wait | LongRun {
  if (outcome instanceof LongCommand) {
    outcome.precede(others);
  } else if (outcome instanceof LongRun || outcome instanceof Wait) {
    allOf(others);
  } else {
    return inSteps(ctx, argv, replying(others, outcome));
  }
  return outcome;
}

function* replying(others: Steps<void>, reply: Reply): Steps<Reply> {
  yield* others;
  return reply;
}

interface Begun {
  readonly argv: readonly ByteString[];
  readonly steps: Steps<Reply>;
  /** The changes of the keyspace before it began, as counted by it. */
  readonly before: number;
}

/** A command that takes long and is no script. What is logged instead of it must be known at its end only. */
export class LongCommand extends LongRun {
  /** Its work is limited, and others wait for it however long it takes, as they do in Redis. */
  readonly isUrgent = true;
  #steps: Steps<Reply>;
  #endUnit: () => void;
  readonly #before: number;
  /** What it may still do, if a script calls it. */
  readonly #work: WorkOfScript | undefined;

  constructor(ctx: CommandContext, { argv, steps, before }: Begun) {
    super(ctx.database, argv, ctx.time);
    this.#steps = steps;
    this.#before = before;
    this.#work = ctx.workOfScript;
    this.#endUnit = ctx.database.beginUnit(false);
    if (this.#work === undefined) ctx.database.gate.suspend(this);
  }

  /** Whether it has changed something so far. */
  get hasChanged(): boolean {
    return this.database.keyspace.dirty !== this.#before;
  }

  /**
   * Has what it has changed written to the log, once what is logged of it itself is known: before its client, or those that
   * have waited for its keys, are answered.
   */
  endUnit(): void {
    this.#endUnit();
    this.#endUnit = () => {};
  }

  /** Has other steps run before what is left of its own. */
  precede(steps: Steps<void>): void {
    this.#steps = inOrder(steps, this.#steps);
    // Begun, so that to end it ends its own steps.
    this.#steps.next();
  }

  proceed(): void {
    const { database } = this;
    let reply: Reply | undefined;
    try {
      reply = this.slice(() => goOn(this.#steps, threadTime() + database.slice));
    } catch (error) {
      reply = this.#failed(error);
    }
    if (reply === undefined) database.gate.suspend(this);
    else this.#finish(reply);
  }

  /** The steps of a command that a script has called, which are run as steps of the script. */
  *ofScript(): Steps<Reply> {
    const next = () => this.database.work.apart(this.#work!, () => this.#steps.next());
    let reply: Reply;
    try {
      let step = next();
      for (; step.done !== true; step = next()) yield;
      reply = step.value;
    } catch (error) {
      reply = this.#failed(error);
    }
    this.#finish(reply);
    return reply;
  }

  #failed(error: unknown): RedisError {
    if (error instanceof RedisError) return error;
    return failedCommand(this.database, commandCalledBy(this.argv)!.spec, this.argv, error);
  }

  abandon(reason: RedisError): void {
    this.#steps.return(reason);
    this.#finish(reason, true);
  }

  #finish(reply: Reply, isAbandoned = false): void {
    this.end(reply, isAbandoned);
    this.endUnit();
  }
}

function* inOrder(first: Steps<void>, then: Steps<Reply>): Steps<Reply> {
  try {
    yield;
    yield* first;
    return yield* then;
  } finally {
    then.return(null);
  }
}
