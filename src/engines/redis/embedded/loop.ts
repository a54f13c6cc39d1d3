import type { ByteString } from '../bytes.ts';
import type { Reply } from '../reply.ts';
import type { CommandContext, CommandFunction } from './commands/command.ts';
import { inSteps, type LongCommand } from './long-command.ts';
import { AT_ONCE, type Steps } from './steps.ts';

const forMany = new WeakSet<CommandFunction>();

/** Marks a command that does what it does with its arguments in steps, so that it may have any number of them. */
export function takesMany(run: CommandFunction): CommandFunction {
  forMany.add(run);
  return run;
}

const keeping = new WeakSet<CommandFunction>();

/** Marks a command that keeps something for each of its arguments, such as a subscription, until the client gives it up. */
export function keepsMany(run: CommandFunction): CommandFunction {
  keeping.add(run);
  return run;
}

/** What it takes to read an argument, and do something with it, in values looked at. */
const READING = 16;
/** The same where something is kept, in tables of the connection and of the database. */
const KEEPING = 64;

/**
 * What the number of its arguments costs a command, in values looked at: nothing if it goes through them in steps, or
 * there are few, as nearly always.
 */
export function costOfArguments(run: CommandFunction, { length }: readonly ByteString[]): number {
  if (length <= AT_ONCE || forMany.has(run)) return 0;
  return (keeping.has(run) ? KEEPING : READING) * length;
}

/** What a command does with each of many things, such as its arguments from one on, or with each group of `stride`. */
export interface Loop {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly stride: number;
  /** Done with all of them before anything is changed; may throw. */
  check?(i: number): void;
  each(i: number): void;
  finish(): Reply;
}

/** Runs a loop: over few things at once, as nearly all commands have, and over many in steps. */
export function runLoop(
  ctx: CommandContext,
  argv: readonly ByteString[],
  loop: Loop,
): Reply | LongCommand {
  const { from, to, stride } = loop;
  if (to - from > AT_ONCE) return inSteps(ctx, argv, loopInSteps(loop));
  if (loop.check !== undefined) for (let i = from; i < to; i += stride) loop.check(i);
  for (let i = from; i < to; i += stride) loop.each(i);
  return loop.finish();
}

/** Runs a loop in steps. */
export function* loopInSteps(loop: Loop): Steps<Reply> {
  if (loop.check !== undefined) yield* visit(loop, (i) => loop.check!(i));
  yield* visit(loop, (i) => loop.each(i));
  return loop.finish();
}

function* visit({ from, to, stride }: Loop, each: (i: number) => void): Steps<void> {
  let visited = 0;
  for (let i = from; i < to; i += stride) {
    each(i);
    if ((visited += stride) < AT_ONCE) continue;
    visited = 0;
    yield;
  }
}
