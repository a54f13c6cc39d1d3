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

/** What it takes to read an argument, and do something with it, in values looked at. */
const READING = 16;

/**
 * What the number of its arguments costs a command, in values looked at: nothing if it goes through them in steps, or
 * there are few, as nearly always.
 */
export function costOfArguments(run: CommandFunction, { length }: readonly ByteString[]): number {
  return length <= AT_ONCE || forMany.has(run) ? 0 : READING * length;
}

/** What a command does with each of its arguments from one on, or with each group of `stride`. */
export interface Loop {
  readonly from: number;
  readonly stride: number;
  /** Done with all of them before anything is changed; may throw. */
  readonly check?: (i: number) => void;
  readonly each: (i: number) => void;
  readonly finish: () => Reply;
}

/** Runs a loop over arguments: few of them at once, as nearly all commands have, and many in steps. */
export function runLoop(
  ctx: CommandContext,
  argv: readonly ByteString[],
  loop: Loop,
): Reply | LongCommand {
  const { from, stride, check, each, finish } = loop;
  if (argv.length - from > AT_ONCE) return inSteps(ctx, argv, loopInSteps(argv, loop));
  if (check !== undefined) for (let i = from; i < argv.length; i += stride) check(i);
  for (let i = from; i < argv.length; i += stride) each(i);
  return finish();
}

/** Runs a loop over arguments in steps. */
export function* loopInSteps(
  { length }: readonly ByteString[],
  { from, stride, check, each, finish }: Loop,
): Steps<Reply> {
  for (const visit of [check, each]) {
    if (visit === undefined) continue;
    let visited = 0;
    for (let i = from; i < length; i += stride) {
      visit(i);
      if ((visited += stride) < AT_ONCE) continue;
      visited = 0;
      yield;
    }
  }
  return finish();
}
