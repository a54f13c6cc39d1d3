import type { ByteString } from '../../../bytes.ts';
import type { LuaStack } from './lua-stack.ts';

/** An error that the script can catch: a text, or the value that `push` pushes. */
export class LuaError extends Error {
  readonly push: ((stack: LuaStack) => void) | undefined;

  constructor(message: string, push?: (stack: LuaStack) => void) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.push = push;
  }
}

/** The script exceeded its time limit, which it can't catch. */
export class ScriptTimeout extends Error {
  /** The position, such as `user_script:1:`; empty if unknown. */
  readonly where: ByteString;

  /** Whether all its time is over, and not only that for which it may hold others. */
  readonly isOver: boolean;

  constructor(where: ByteString, isOver: boolean) {
    super('the script ran for too long');
    this.where = where;
    this.isOver = isOver;
  }
}
