import { toQuote, upToNul, type ByteString } from '../../bytes.ts';
import { oneLine } from '../../errors.ts';
import { formatDouble, readDouble } from '../../numbers.ts';
import { NullArray, RedisError, Status } from '../../reply.ts';
import {
  BigNumberReply,
  DoubleReply,
  MapReply,
  PushReply,
  SetReply,
  VerbatimReply,
  type Resp3Reply,
} from '../../resp3.ts';
import { AT_ONCE, type Steps } from '../steps.ts';
import { LuaError, LuaType, STRINGS_AT_ONCE, type LuaStack } from './lua/lua-stack.ts';

/** The limits of the levels, values and bytes of a script's reply, or of a table that it encodes. */
const MOST_LEVELS = 1000;
const MOST_VALUES = 2 ** 21;
const MOST_BYTES = 256 * 1024 * 1024;

/** Counts the values read from Lua, because a small table that contains itself can stand for very many. */
export class ReadAllowance {
  #values = MOST_VALUES;
  #bytes = MOST_BYTES;

  /** @throws LuaError if the limit is exceeded */
  take(bytes: number): void {
    this.#bytes -= bytes;
    if (--this.#values < 0 || this.#bytes < 0) throw new LuaError('ERR the value is too large');
  }
}

/**
 * Pushes the reply of a command, as Redis 7.2 `script_lua.c` `redisProtocolToLuaType`.
 * @param maySuspend whether the steps need not be run at once
 * @returns the steps that push it, if it consists of others or has no room yet; undefined if it has been pushed
 */
export function pushReply(
  stack: LuaStack,
  reply: Resp3Reply,
  resp: 2 | 3,
  maySuspend: boolean,
): Steps<void> | undefined {
  return new Pushing(stack, resp, maySuspend).push(reply);
}

/** The types that only RESP3 has: a table with the name of the type as its field. */
type TypedReply = MapReply | SetReply | PushReply | DoubleReply | VerbatimReply | BigNumberReply;

/** The conversion of one reply to a value of Lua. */
class Pushing {
  readonly #stack: LuaStack;
  readonly #resp: 2 | 3;
  readonly #maySuspend: boolean;
  #pushed = 0;

  constructor(stack: LuaStack, resp: 2 | 3, maySuspend: boolean) {
    this.#stack = stack;
    this.#resp = resp;
    this.#maySuspend = maySuspend;
  }

  /** Whether enough has been pushed since the last step; a long string counts for many, as it takes longer to compare. */
  get #isStep(): boolean {
    if (this.#pushed < STRINGS_AT_ONCE) return false;
    this.#pushed = 0;
    return true;
  }

  push(reply: Resp3Reply): Steps<void> | undefined {
    const stack = this.#stack;
    this.#pushed++;
    if (typeof reply === 'string') {
      if (this.#maySuspend && !stack.state.hasRoom(reply.length))
        return this.#afterCollection(reply);
      this.#pushed += reply.length >> 10;
      stack.pushString(reply);
    } else if (typeof reply === 'number') stack.pushNumber(reply);
    else if (typeof reply === 'bigint') stack.pushNumber(Number(reply));
    else if (typeof reply === 'boolean') stack.pushBoolean(reply);
    else if (reply === null || reply instanceof NullArray) {
      if (this.#resp === 3) stack.pushNil();
      else stack.pushBoolean(false);
    } else if (reply instanceof Status) pushField(stack, 'ok', reply.text);
    else if (reply instanceof RedisError) {
      pushField(stack, 'err', reply.bytes);
      // Redis 7.2 `script_lua.c` `redisProtocolToLuaType_Error`: visible in scripts that encode the table.
      stack.pushBoolean(true);
      stack.setField('ignore_error_stats_update');
    } else if (Array.isArray(reply)) return this.#items(reply as readonly Resp3Reply[]);
    else return this.#typed(reply as TypedReply);
    return undefined;
  }

  *#afterCollection(text: ByteString): Steps<void> {
    yield* this.#stack.state.makeRoom(text.length);
    this.#stack.pushString(text);
  }

  *#items(items: readonly Resp3Reply[]): Steps<void> {
    const stack = this.#stack;
    stack.need(8);
    stack.pushTable(items.length);
    for (const [i, item] of items.entries()) {
      const pushing = this.push(item);
      if (pushing !== undefined) yield* pushing;
      stack.setElement(i + 1);
      if (this.#isStep) yield;
    }
  }

  *#typed(reply: TypedReply): Steps<void> {
    const stack = this.#stack;
    stack.need(8);
    if (reply instanceof PushReply) return yield* this.#items(reply.items);
    stack.pushTable(0, 1);
    if (reply instanceof DoubleReply) {
      stack.pushNumber(readDouble(reply.text) ?? Number.NaN);
      return stack.setField('double');
    }
    if (reply instanceof BigNumberReply) {
      stack.pushString(reply.text);
      return stack.setField('big_number');
    }
    stack.pushTable();
    if (reply instanceof VerbatimReply) {
      for (const [name, text] of [
        ['string', reply.text],
        ['format', reply.format],
      ] as const) {
        stack.pushString(text);
        stack.setField(name);
      }
      return stack.setField('verbatim_string');
    }
    const isMap = reply instanceof MapReply;
    const items = isMap ? reply.entries : reply.items;
    for (let i = 0; i < items.length; i += isMap ? 2 : 1) {
      const key = this.push(items[i]!);
      if (key !== undefined) yield* key;
      const value = this.push(isMap ? items[i + 1]! : true);
      if (value !== undefined) yield* value;
      stack.setPair();
      if (this.#isStep) yield;
    }
    stack.setField(isMap ? 'map' : 'set');
  }
}

/** Pushes a table with one field, the form of errors and statuses. */
export function pushField(stack: LuaStack, name: ByteString, value: ByteString): void {
  stack.pushTable(0, 1);
  stack.pushString(value);
  stack.setField(name);
}

/**
 * Converts the value on top of the stack to a reply, as Redis 7.2 `script_lua.c` `luaReplyToRedisReply`, in steps.
 * @param resp the version set by the script; with 3, booleans stay booleans
 * @throws LuaError if it has too many levels, as a table that contains itself
 */
export function popReply(stack: LuaStack, resp: 2 | 3 = 2): Steps<Resp3Reply> {
  return new Reading(stack, resp).pop(0);
}

/** The conversion of one reply. */
class Reading {
  readonly #stack: LuaStack;
  readonly #resp: 2 | 3;
  readonly #allowance = new ReadAllowance();
  #read = 0;

  constructor(stack: LuaStack, resp: 2 | 3) {
    this.#stack = stack;
    this.#resp = resp;
  }

  *pop(level: number): Steps<Resp3Reply> {
    const stack = this.#stack;
    let reply: Resp3Reply;
    if (stack.typeAt(-1) === LuaType.table) {
      this.#allowance.take(8);
      if (level >= MOST_LEVELS) throw new LuaError('ERR reached lua stack limit');
      stack.need(8);
      reply = yield* this.#table(level);
    } else {
      reply = this.#scalar();
    }
    stack.pop();
    if (++this.#read % AT_ONCE === 0) yield;
    return reply;
  }

  #scalar(): Resp3Reply {
    const stack = this.#stack;
    switch (stack.typeAt(-1)) {
      case LuaType.string: {
        const bytes = stack.stringAt(-1);
        this.#allowance.take(bytes.length);
        return bytes;
      }
      case LuaType.number:
        this.#allowance.take(8);
        return integer(stack.numberAt(-1));
      case LuaType.boolean: {
        this.#allowance.take(1);
        const value = stack.booleanAt(-1);
        if (this.#resp === 3) return value;
        return value ? 1 : null;
      }
      default:
        return null;
    }
  }

  *#table(level: number): Steps<Resp3Reply> {
    const stack = this.#stack;
    const error = this.#text('err');
    if (error !== undefined)
      return new RedisError(oneLine(toQuote(upToNul(error).replace(/[\r\n]+$/, ''))));
    const status = this.#text('ok');
    if (status !== undefined) return new Status(oneLine(upToNul(status)));
    stack.rawField('double');
    const double =
      stack.typeAt(-1) === LuaType.number ? formatDouble(stack.numberAt(-1)) : undefined;
    stack.pop();
    if (double !== undefined) return new DoubleReply(double);
    const big = this.#text('big_number');
    if (big !== undefined) return new BigNumberReply(oneLine(big));
    for (const name of ['map', 'set'] as const) {
      stack.rawField(name);
      if (stack.typeAt(-1) === LuaType.table) {
        const items = yield* this.#entries(name === 'map', level);
        stack.pop();
        return name === 'map' ? new MapReply(items) : new SetReply(items);
      }
      stack.pop();
    }
    stack.rawField('verbatim_string');
    if (stack.typeAt(-1) === LuaType.table) {
      const text = this.#text('string');
      const format = this.#text('format');
      stack.pop();
      if (text !== undefined && format !== undefined) {
        return new VerbatimReply(text, format.slice(0, 3).padEnd(3));
      }
    } else {
      stack.pop();
    }
    const items: Resp3Reply[] = [];
    for (let i = 1; ; i++) {
      stack.rawElement(-1, i);
      if (stack.typeAt(-1) === LuaType.nil) break;
      if (stack.typeAt(-1) === LuaType.table) {
        items.push(yield* this.pop(level + 1));
      } else {
        items.push(this.#scalar());
        stack.pop();
      }
      if (i % AT_ONCE === 0) yield;
    }
    stack.pop();
    return items;
  }

  /** The keys of the table on top; with the values, alternating. */
  *#entries(withValues: boolean, level: number): Steps<Resp3Reply[]> {
    const stack = this.#stack;
    const { lua } = stack.state;
    const items: Resp3Reply[] = [];
    stack.pushNil();
    while (lua.lua_next(stack.L, -2) !== 0) {
      lua.lua_pushvalue(stack.L, -2);
      items.push(yield* this.pop(level + 1));
      if (withValues) items.push(yield* this.pop(level + 1));
      else stack.pop();
    }
    return items;
  }

  #text(name: ByteString): ByteString | undefined {
    const stack = this.#stack;
    stack.rawField(name);
    const value = stack.typeAt(-1) === LuaType.string ? stack.stringAt(-1) : undefined;
    stack.pop();
    if (value !== undefined) this.#allowance.take(value.length);
    return value;
  }
}

/** Converts a number like C on Redis's machines: one that does not fit becomes the lowest integer. */
function integer(value: number): number | bigint {
  const whole = Math.trunc(value);
  if (Number.isSafeInteger(whole)) return whole + 0;
  if (!(Math.abs(whole) < 2 ** 63)) return -(2n ** 63n);
  return BigInt(whole);
}
