import { fromText, type ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { NULL_ARRAY, OK, RedisError, type Reply } from '../../reply.ts';
import { fieldOf, itemsOf, textOf } from '../reply-fields.ts';
import type { ServerDatabase } from '../server-database.ts';

/**
 * Functions are those of the whole server, so libraries and functions of a database bear the number of its place in front.
 * What registers functions in the code of a library is told to do so by a line that stands in front of its second.
 */
const prefixOf = (place: number) => `p${place}_`;

function registration(prefix: string): string {
  return (
    `local redis=setmetatable({register_function=function(a,...) ` +
    `if type(a)=='string' then return redis.register_function('${prefix}'..a,...) end ` +
    `if type(a)=='table' and type(a.function_name)=='string' then a.function_name='${prefix}'..a.function_name end ` +
    `return redis.register_function(a,...) end},{__index=redis}) `
  );
}

const SHEBANG = /^(#!\S+[^\n]*?\sname=)([^\s]+)([^\n]*\n)/i;

type FunctionCommand = (database: ServerDatabase, argv: readonly ByteString[]) => Promise<Reply>;

const load: FunctionCommand = async (database, argv) => {
  const prefix = prefixOf(database.place.number);
  const code = argv.at(-1)!;
  const marked = code.replace(
    SHEBANG,
    (_, head: string, name: string, rest: string) =>
      `${head}${prefix}${name}${rest}${registration(prefix)}`,
  );
  if (marked === code) {
    // What names no library the server refuses; it is not to load what only we did not understand.
    if (/name=/i.test(code.split('\n', 1)[0]!)) return errors.syntax();
  }
  const reply = await ask(database, ['FUNCTION', 'LOAD', ...argv.slice(2, -1), marked]);
  return without(prefix, reply);
};

const list: FunctionCommand = async (database, argv) => {
  const prefix = prefixOf(database.place.number);
  const words = [...argv.slice(2)];
  const at = words.findIndex((word) => word.toLowerCase() === 'libraryname');
  if (at >= 0 && at + 1 < words.length) words[at + 1] = prefix + words[at + 1]!;
  else words.push('LIBRARYNAME', `${prefix}*`);
  const reply = await ask(database, ['FUNCTION', 'LIST', ...words]);
  return without(prefix, reply);
};

const remove: FunctionCommand = async (database, argv) => {
  const prefix = prefixOf(database.place.number);
  return without(prefix, await ask(database, ['FUNCTION', 'DELETE', prefix + argv[2]!]));
};

const flush: FunctionCommand = async (database, argv) => {
  if (argv.length > 3 || (argv.length === 3 && !/^a?sync$/i.test(argv[2]!))) {
    return new RedisError('ERR FUNCTION FLUSH only supports SYNC|ASYNC option');
  }
  for (const name of librariesIn(await list(database, ['FUNCTION', 'LIST']))) {
    const gone = await remove(database, ['FUNCTION', 'DELETE', name]);
    if (gone instanceof RedisError && !/not found/i.test(gone.message)) return gone;
  }
  return OK;
};

const stats: FunctionCommand = async (database) => {
  const listed = await list(database, ['FUNCTION', 'LIST']);
  if (!Array.isArray(listed)) return listed;
  const libraries = itemsOf(listed);
  const functions = libraries.map((library) => itemsOf(fieldOf(library, 'functions')));
  const counts = ['libraries_count', libraries.length, 'functions_count', functions.flat().length];
  return ['running_script', NULL_ARRAY, 'engines', ['LUA', counts]];
};

/** It can't be seen whose script it is that runs. */
const kill: FunctionCommand = async () =>
  new RedisError('NOTBUSY No scripts in execution right now.');

const refused: FunctionCommand = async (_database, argv) =>
  errors.notAvailable(`${argv[0]} ${argv[1]}`);

/** Commands of functions and running scripts, as those of one database. */
export const functionCommands: Readonly<Record<string, FunctionCommand>> = {
  'function|load': load,
  'function|list': list,
  'function|delete': remove,
  'function|flush': flush,
  'function|stats': stats,
  'function|kill': kill,
  'function|dump': refused,
  'function|restore': refused,
  'script|kill': kill,
};

/** The name by which the server knows a function of a database. */
export function functionOnServer({ place }: ServerDatabase, name: ByteString): ByteString {
  return prefixOf(place.number) + name;
}

async function ask({ place }: ServerDatabase, argv: readonly ByteString[]): Promise<Reply> {
  return place.server.admin.send(argv);
}

function librariesIn(reply: Reply): string[] {
  return itemsOf(reply).map((library) => textOf(fieldOf(library, 'library_name')));
}

/** A reply as the database has it, without what was put in front. */
export function without(prefix: string, reply: Reply): Reply {
  const clean = (text: string) => text.replaceAll(registration(prefix), '').replaceAll(prefix, '');
  if (typeof reply === 'string') return clean(reply);
  if (reply instanceof RedisError) {
    return reply.message.includes(prefix) ? new RedisError(fromText(clean(reply.message))) : reply;
  }
  return Array.isArray(reply)
    ? (reply as readonly Reply[]).map((each) => without(prefix, each))
    : reply;
}
