import { createHash } from 'node:crypto';
import { fromText, toText, type ByteString } from '../../bytes.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { shaped, shapeOf, type Resp3Reply } from '../../resp3.ts';
import { commandCalledBy } from '../command-index.ts';
import { isKeyOf } from '../command-keys.ts';
import { pushField, pushReply, ReadAllowance } from './conversions.ts';
import { allOf, AT_ONCE, isSteps, type Steps } from '../steps.ts';
import { pushLibrary, type Library } from './libraries/library.ts';
import { LuaError, LuaType, type LuaFunction, type LuaStack } from './lua/lua-stack.ts';
import { argumentText } from './lua-numbers.ts';

/** The commands that a running script may call. */
export interface ScriptCaller {
  /** Runs one command. @returns the reply; the steps that are left if it may be suspended and takes long */
  call(argv: readonly ByteString[], maySuspend: boolean): Reply | Steps<Reply>;
  /** Whether the user may run a command. @returns undefined if there is no such command */
  mayRun(argv: readonly ByteString[]): boolean | undefined;
}

/** The state of the running script. */
export interface RunningScript {
  caller: ScriptCaller;
  resp: 2 | 3;
  /** Whether the script can be suspended in the function that it calls now. */
  maySuspend(stack: LuaStack): boolean;
  /**
   * Suspends the script in the function that it calls, until steps have been run that push its results.
   * @returns what the function must return
   */
  suspendFor(stack: LuaStack, steps: (results: LuaStack) => Steps<void>): number;
}

const LEVELS = ['debug', 'verbose', 'notice', 'warning'];
const LOG_LEVELS = { LOG_DEBUG: 0, LOG_VERBOSE: 1, LOG_NOTICE: 2, LOG_WARNING: 3 };
/** The Redis version that scripts see. */
const VERSION = '7.2.0';
const VERSION_NUMBER = 0x0007_0200;

/** Pushes the table `redis`, as Redis 7.2 `script_lua.c` creates it. */
export function pushRedisLibrary(
  stack: LuaStack,
  running: () => RunningScript,
  logger: Logger,
): void {
  pushLibrary(stack, { ...redisLibrary(running), log: logWith(logger) });
  setNumbers(stack, {
    ...LOG_LEVELS,
    REPL_NONE: 0,
    REPL_AOF: 1,
    REPL_SLAVE: 2,
    REPL_REPLICA: 2,
    REPL_ALL: 3,
  });
  setVersion(stack);
}

/** Pushes the table `redis` that libraries see while they load (`function_lua.c` `luaEngineInitEngine`). */
export function pushLoadingLibrary(stack: LuaStack, register: LuaFunction, logger: Logger): void {
  pushLibrary(stack, { register_function: register, log: logWith(logger) });
  setNumbers(stack, LOG_LEVELS);
  setVersion(stack);
}

function setNumbers(stack: LuaStack, numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) {
    stack.pushNumber(value);
    stack.setField(name);
  }
}

function setVersion(stack: LuaStack): void {
  setNumbers(stack, { REDIS_VERSION_NUM: VERSION_NUMBER });
  stack.pushString(VERSION);
  stack.setField('REDIS_VERSION');
}

function redisLibrary(running: () => RunningScript): Library {
  return {
    call: (stack) => call(stack, running(), true),
    pcall: (stack) => call(stack, running(), false),
    error_reply(stack) {
      if (isOneString(stack)) pushField(stack, 'err', errorText(stack.stringAt(1)));
      else pushField(stack, 'err', 'ERR wrong number or type of arguments');
      return 1;
    },
    status_reply(stack) {
      if (isOneString(stack)) pushField(stack, 'ok', stack.stringAt(1));
      else pushField(stack, 'err', 'ERR wrong number or type of arguments');
      return 1;
    },
    sha1hex(stack) {
      if (stack.top !== 1) raise('ERR wrong number of arguments');
      // Redis 7.2 `script_lua.c` `luaRedisSha1hexCommand`: a value that is not a string counts as an empty one.
      const type = stack.typeAt(1);
      const isText = type === LuaType.string || type === LuaType.number;
      stack.pushString(sha1(isText ? stack.stringAt(1) : ''));
      return 1;
    },
    setresp(stack) {
      if (stack.top !== 1) raise('ERR redis.setresp() requires one argument.');
      const version = stack.numberAt(1);
      if (version !== 2 && version !== 3) raise('ERR RESP version must be 2 or 3.');
      running().resp = version;
      return 0;
    },
    acl_check_cmd(stack) {
      const allowed = running().caller.mayRun(argumentsOf(stack));
      if (allowed === undefined) raise('ERR Invalid command passed to redis.acl_check_cmd()');
      stack.pushBoolean(allowed);
      return 1;
    },
    replicate_commands(stack) {
      stack.pushBoolean(true);
      return 1;
    },
    /** The changes of a script are always logged, so only REPL_ALL is accepted. */
    set_repl(stack) {
      if (stack.top !== 1) raise('ERR redis.set_repl() requires one argument.');
      const flags = stack.numberAt(1);
      if (!(flags >= 0 && flags <= 3)) {
        raise('ERR Invalid replication flags. Use REPL_AOF, REPL_REPLICA, REPL_ALL or REPL_NONE.');
      }
      return 0;
    },
    breakpoint(stack) {
      stack.pushBoolean(false);
      return 1;
    },
    debug: () => 0,
  };
}

const MOST_LOGGED = 1024;

function logWith(logger: Logger): LuaFunction {
  return (stack) => {
    const count = stack.top;
    if (count < 2) raise('ERR redis.log() requires two arguments or more.');
    if (stack.typeAt(1) !== LuaType.number)
      raise('ERR First argument must be a number (log level).');
    const level = stack.numberAt(1);
    if (!(level >= 0 && level <= 3)) raise('ERR Invalid log level.');
    const words = Array.from({ length: count - 1 }, (_, i) => stack.stringAt(i + 2));
    const text = toText(words.join(' ').slice(0, MOST_LOGGED));
    const fields = { level: LEVELS[Math.trunc(level)] };
    if (level >= 3) logger.warn(fields, `a script says: ${text}`);
    else logger.info(fields, `a script says: ${text}`);
    return 0;
  };
}

function call(stack: LuaStack, script: RunningScript, raises: boolean): number {
  let outcome: Reply | Steps<Reply>;
  let argv: readonly ByteString[];
  const maySuspend = script.maySuspend(stack);
  try {
    argv = argumentsOf(stack);
    outcome = script.caller.call(argv, maySuspend);
  } catch (error) {
    if (!(error instanceof LuaError)) throw error;
    if (raises) raise(error.message);
    pushField(stack, 'err', fromText(error.message));
    return 1;
  }
  const push = (to: LuaStack, reply: Reply): Steps<void> | undefined => {
    if (reply instanceof RedisError && raises) raise(reply.message, reply.bytes);
    const shown = script.resp === 2 ? reply : inShape(reply, argv);
    return pushReply(to, shown, script.resp, maySuspend);
  };
  if (isSteps(outcome) || (maySuspend && isLarge(stack, outcome))) {
    return script.suspendFor(stack, (results) =>
      resultsOf(outcome, (reply) => push(results, reply)),
    );
  }
  const pushing = push(stack, outcome);
  if (pushing !== undefined) allOf(pushing);
  return 1;
}

function* resultsOf(
  outcome: Reply | Steps<Reply>,
  push: (reply: Reply) => Steps<void> | undefined,
): Steps<void> {
  const pushing = push(isSteps(outcome) ? yield* outcome : outcome);
  if (pushing !== undefined) yield* pushing;
}

/** Whether it takes long to make a reply a value of Lua. */
function isLarge(stack: LuaStack, reply: Reply): boolean {
  if (typeof reply === 'string') return !stack.state.hasRoom(reply.length);
  if (!Array.isArray(reply)) return false;
  const items = reply as readonly Reply[];
  return (
    items.length > AT_ONCE || (items.length <= 2 && items.some((item) => isLarge(stack, item)))
  );
}

/** The reply of a command in the types of RESP3. */
function inShape(reply: Reply, argv: readonly ByteString[]): Resp3Reply {
  const spec = commandCalledBy(argv)?.spec;
  if (spec?.resp3 === undefined) return reply;
  return shaped(
    reply,
    shapeOf(spec.resp3, argv, (i) => isKeyOf(spec, argv, i)),
  );
}

/** @throws LuaError if there are none, or they are not all strings and numbers */
function argumentsOf(stack: LuaStack): ByteString[] {
  const count = stack.top;
  if (count === 0) raise('ERR Please specify at least one argument for this redis lib call');
  const allowance = new ReadAllowance();
  const argv: ByteString[] = [];
  for (let i = 1; i <= count; i++) {
    const type = stack.typeAt(i);
    if (type !== LuaType.string && type !== LuaType.number) {
      raise('ERR Lua redis lib command arguments must be strings or integers');
    }
    const word = type === LuaType.string ? stack.stringAt(i) : argumentText(stack.numberAt(i));
    allowance.take(word.length);
    argv.push(word);
  }
  return argv;
}

/** Errors of the library are tables, like those of commands. */
export function raise(message: string, bytes = fromText(message)): never {
  throw new LuaError(message, (stack) => pushField(stack, 'err', bytes));
}

function isOneString(stack: LuaStack): boolean {
  return stack.top === 1 && stack.typeAt(1) === LuaType.string;
}

/** Redis 7.2 `script_lua.c` `luaPushErrorBuff`: a message without an error code gets the general one. */
function errorText(text: ByteString): ByteString {
  const trimmed = (text.startsWith('-') ? text.slice(1) : text).replace(/[\r\n]+$/, '');
  return trimmed.includes(' ') ? trimmed : `ERR ${trimmed}`;
}

export function sha1(bytes: ByteString): string {
  return createHash('sha1').update(bytes, 'latin1').digest('hex');
}
