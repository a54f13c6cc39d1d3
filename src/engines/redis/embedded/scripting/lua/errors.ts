import type { ByteString } from '../../../bytes.ts';
import type { LuaStack } from './lua-stack.ts';

/** An error for the script, which it can catch: a text, or `push` puts the value on the stack. */
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

/** The script ran for too long. It can't catch that. */
export class ScriptTimeout extends Error {
  /** Where it was: `user_script:1:`, or nothing. */
  readonly where: ByteString;

  constructor(where: ByteString) {
    super('the script ran for too long');
    this.where = where;
  }
}
