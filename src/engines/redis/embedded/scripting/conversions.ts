import { fromText, toText, type ByteString } from '../../bytes.ts';
import { oneLine } from '../../errors.ts';
import { NullArray, RedisError, Status, type Reply } from '../../reply.ts';
import { LuaError, LuaType, type LuaStack } from './lua/lua-state.ts';
import { numberText } from './number-text.ts';

/** A reply of a script, or a table that it hands on, has at most so many levels, values and bytes. */
export const MOST_LEVELS = 1000;
const MOST_VALUES = 2 ** 21;
const MOST_BYTES = 256 * 1024 * 1024;

/** Counts what is read from Lua, where a small table can stand for very much by holding itself. */
export class ReadAllowance {
  #values = MOST_VALUES;
  #bytes = MOST_BYTES;

  /** @throws LuaError where it is too much */
  take(bytes: number): void {
    this.#bytes -= bytes;
    if (--this.#values < 0 || this.#bytes < 0) throw new LuaError('ERR the value is too large');
  }
}

/** Pushes what a command replied, as Redis 7.2 `script_lua.c` `redisProtocolToLuaType`. */
export function pushReply(stack: LuaStack, reply: Reply, resp: 2 | 3): void {
  if (typeof reply === 'string') return stack.pushString(reply);
  if (typeof reply === 'number') return stack.pushNumber(reply);
  if (typeof reply === 'bigint') return stack.pushNumber(Number(reply));
  if (reply === null || reply instanceof NullArray) {
    return resp === 3 ? stack.pushNil() : stack.pushBoolean(false);
  }
  if (reply instanceof Status) return pushField(stack, 'ok', reply.text);
  if (reply instanceof RedisError) {
    pushField(stack, 'err', fromText(reply.message));
    // Redis 7.2 `script_lua.c` `redisProtocolToLuaType_Error`: scripts that encode the table show it.
    stack.pushBoolean(true);
    return stack.setField('ignore_error_stats_update');
  }
  stack.need(4);
  stack.pushTable(reply.length);
  for (const [i, item] of reply.entries()) {
    pushReply(stack, item, resp);
    stack.setElement(i + 1);
  }
}

/** Pushes a table with one field, as errors and statuses are. */
export function pushField(stack: LuaStack, name: ByteString, value: ByteString): void {
  stack.pushTable(0, 1);
  stack.pushString(value);
  stack.setField(name);
}

/**
 * The value on top of the stack as a reply, as Redis 7.2 `script_lua.c` `luaReplyToRedisReply`.
 * @throws LuaError where it has too many levels, as one has that holds itself
 */
export function popReply(stack: LuaStack, allowance = new ReadAllowance(), level = 0): Reply {
  const reply = replyAtTop(stack, allowance, level);
  stack.pop();
  return reply;
}

function replyAtTop(stack: LuaStack, allowance: ReadAllowance, level: number): Reply {
  switch (stack.typeAt(-1)) {
    case LuaType.string: {
      const bytes = stack.stringAt(-1);
      allowance.take(bytes.length);
      return bytes;
    }
    case LuaType.number:
      allowance.take(8);
      return integer(stack.numberAt(-1));
    case LuaType.boolean:
      allowance.take(1);
      return stack.booleanAt(-1) ? 1 : null;
    case LuaType.table:
      allowance.take(8);
      if (level >= MOST_LEVELS) throw new LuaError('ERR reached lua stack limit');
      stack.need(8);
      return ofTable(stack, allowance, level);
    default:
      return null;
  }
}

function ofTable(stack: LuaStack, allowance: ReadAllowance, level: number): Reply {
  const error = stringField(stack, 'err', allowance);
  if (error !== undefined)
    return new RedisError(oneLine(toText(upToNul(error).replace(/[\r\n]+$/, ''))));
  const status = stringField(stack, 'ok', allowance);
  if (status !== undefined) return new Status(oneLine(upToNul(status)));
  stack.rawField(-1, 'double');
  const double = stack.typeAt(-1) === LuaType.number ? numberText(stack.numberAt(-1)) : undefined;
  stack.pop();
  if (double !== undefined) return double;
  const big = stringField(stack, 'big_number', allowance);
  if (big !== undefined) return oneLine(big);
  for (const name of ['map', 'set'] as const) {
    stack.rawField(-1, name);
    if (stack.typeAt(-1) === LuaType.table) {
      const items = entries(stack, name === 'map', allowance, level);
      stack.pop();
      return items;
    }
    stack.pop();
  }
  stack.rawField(-1, 'verbatim_string');
  if (stack.typeAt(-1) === LuaType.table) {
    const text = stringField(stack, 'string', allowance);
    stack.pop();
    if (text !== undefined) return text;
  } else {
    stack.pop();
  }
  const items: Reply[] = [];
  for (let i = 1; ; i++) {
    stack.rawElement(-1, i);
    if (stack.typeAt(-1) === LuaType.nil) break;
    items.push(popReply(stack, allowance, level + 1));
  }
  stack.pop();
  return items;
}

/** Errors and statuses are C's strings in Redis. */
function upToNul(text: ByteString): ByteString {
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

/** What the table on top holds as keys; with the values, in turn. */
function entries(
  stack: LuaStack,
  withValues: boolean,
  allowance: ReadAllowance,
  level: number,
): Reply[] {
  const { lua } = stack.state;
  const items: Reply[] = [];
  stack.pushNil();
  while (lua.lua_next(stack.L, -2) !== 0) {
    lua.lua_pushvalue(stack.L, -2);
    items.push(popReply(stack, allowance, level + 1));
    if (withValues) items.push(popReply(stack, allowance, level + 1));
    else stack.pop();
  }
  return items;
}

function stringField(
  stack: LuaStack,
  name: ByteString,
  allowance: ReadAllowance,
): ByteString | undefined {
  stack.rawField(-1, name);
  const value = stack.typeAt(-1) === LuaType.string ? stack.stringAt(-1) : undefined;
  stack.pop();
  if (value !== undefined) allowance.take(value.length);
  return value;
}

/** A number as the integer that C makes of it on Redis's machines: what does not fit is the least. */
function integer(value: number): number | bigint {
  const whole = Math.trunc(value);
  if (Number.isSafeInteger(whole)) return whole + 0;
  if (!(Math.abs(whole) < 2 ** 63)) return -(2n ** 63n);
  return BigInt(whole);
}
