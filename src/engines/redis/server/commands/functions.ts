import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { NULL_ARRAY, OK, RedisError, type Reply } from '../../reply.ts';
import { libraryPayload, readLibraryPayload } from '../../embedded/persistence/rdb/dump-payload.ts';
import { fieldOf, itemsOf, textOf } from '../reply-fields.ts';
import type { ServerDatabase } from '../server-database.ts';

/**
 * Functions belong to the whole server, so the names of a database's libraries and functions are prefixed by the number
 * of its place. The code of a library is extended by a wrapper around the registration of functions that adds the
 * prefix. It is put before the second line, so that line numbers stay.
 */
const prefixOf = (place: number) => `p${place}_`;

const REGISTER = 'redis.register_function';
const OUR_REGISTER = 'plinth_register';

/** While a library loads, `redis` is the only global, so a table argument is recognized by what follows it. */
function registration(prefix: string): string {
  return (
    `local function ${OUR_REGISTER}(a,f,...) if f then return ${REGISTER}('${prefix}'..a,f,...) end ` +
    `a.function_name='${prefix}'..a.function_name return ${REGISTER}(a) end `
  );
}

const SHEBANG = /^(#!\S+[^\n]*?\sname=)([^\s]+)([^\n]*\n)/i;

type FunctionCommand = (database: ServerDatabase, argv: readonly ByteString[]) => Promise<Reply>;

const load: FunctionCommand = async (database, argv) => {
  const prefix = prefixOf(database.place.number);
  const code = argv.at(-1)!;
  const head = SHEBANG.exec(code);
  // The server refuses code without a library name; it must not load code that only we failed to parse.
  if (head === null && /name=/i.test(code.split('\n', 1)[0]!)) return errors.syntax();
  const marked =
    head === null
      ? code
      : head[1]! +
        prefix +
        head[2]! +
        head[3]! +
        registration(prefix) +
        registered(code.slice(head[0].length));
  const reply = await ask(database, ['FUNCTION', 'LOAD', ...argv.slice(2, -1), marked]);
  if (reply instanceof RedisError || head === null) return without(prefix, reply);
  // The code may register functions in a way that the wrapper does not see.
  const listed = await ask(database, ['FUNCTION', 'LIST', 'LIBRARYNAME', prefix + head[2]!]);
  const functions = itemsOf(fieldOf(itemsOf(listed)[0], 'functions'));
  if (functions.every((each) => textOf(fieldOf(each, 'name')).startsWith(prefix))) {
    return without(prefix, reply);
  }
  await ask(database, ['FUNCTION', 'DELETE', prefix + head[2]!]);
  return new RedisError(`ERR functions of this database must be registered by ${REGISTER}`);
};

function registered(code: string): string {
  return code.replaceAll(REGISTER, OUR_REGISTER);
}

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

/** The owner of the running script is unknown. */
const kill: FunctionCommand = async () =>
  new RedisError('NOTBUSY No scripts in execution right now.');

/** The server's dump contains the libraries of all databases. */
const dump: FunctionCommand = async (database) => {
  const codes = await codesOf(database);
  return codes instanceof RedisError ? codes : libraryPayload(codes);
};

const POLICIES: ReadonlySet<string> = new Set(['flush', 'append', 'replace']);

/** Redis 7.2 `functions.c` `functionRestoreCommand`: an error leaves everything unchanged. */
const restore: FunctionCommand = async (database, argv) => {
  if (argv.length > 4) return errors.subcommandSyntax('function', argv[1]!);
  const policy = argv[3]?.toLowerCase() ?? 'append';
  if (!POLICIES.has(policy)) {
    return new RedisError(
      'ERR Wrong restore policy given, value should be either FLUSH, APPEND or REPLACE.',
    );
  }
  const codes = librariesOf(argv[2]!);
  if (codes instanceof RedisError) return codes;
  const before = await codesOf(database);
  if (before instanceof RedisError) return before;
  const words = policy === 'replace' ? ['REPLACE'] : [];
  const refusal =
    (policy === 'flush' ? await emptied(database) : undefined) ??
    (await loaded(database, words, codes));
  if (refusal === undefined) return OK;
  await emptied(database);
  await loaded(database, [], before);
  return refusal;
};

function librariesOf(payload: ByteString): ByteString[] | RedisError {
  try {
    return readLibraryPayload(payload);
  } catch (error) {
    if (error instanceof RedisError) return error;
    throw error;
  }
}

async function emptied(database: ServerDatabase): Promise<RedisError | undefined> {
  const reply = await flush(database, ['FUNCTION', 'FLUSH']);
  return reply instanceof RedisError ? reply : undefined;
}

/** @returns why one of them is refused; the later ones are not loaded */
async function loaded(
  database: ServerDatabase,
  words: readonly string[],
  codes: readonly ByteString[],
): Promise<RedisError | undefined> {
  for (const code of codes) {
    const reply = await load(database, ['FUNCTION', 'LOAD', ...words, code]);
    if (reply instanceof RedisError) return reply;
  }
  return undefined;
}

/** The original code of a database's libraries. */
async function codesOf(database: ServerDatabase): Promise<ByteString[] | RedisError> {
  const reply = await list(database, ['FUNCTION', 'LIST', 'WITHCODE']);
  if (reply instanceof RedisError) return reply;
  return itemsOf(reply).flatMap((library) => {
    const code = fieldOf(library, 'library_code');
    return typeof code === 'string' ? [code] : [];
  });
}

/** The commands on functions and running scripts, limited to one database. */
export const functionCommands: Readonly<Record<string, FunctionCommand>> = {
  'function|load': load,
  'function|list': list,
  'function|delete': remove,
  'function|flush': flush,
  'function|stats': stats,
  'function|kill': kill,
  'function|dump': dump,
  'function|restore': restore,
  'script|kill': kill,
};

/** The server-side name of a database's function. */
export function functionOnServer({ place }: ServerDatabase, name: ByteString): ByteString {
  return prefixOf(place.number) + name;
}

async function ask({ place }: ServerDatabase, argv: readonly ByteString[]): Promise<Reply> {
  return place.server.admin.send(argv);
}

function librariesIn(reply: Reply): string[] {
  return itemsOf(reply).map((library) => textOf(fieldOf(library, 'library_name')));
}

/** Removes the prefix from names, and the wrapper from code, in a reply. */
function without(prefix: string, reply: Reply): Reply {
  if (typeof reply === 'string') {
    const head = SHEBANG.exec(reply);
    const begins = head?.[1]!.length ?? 0;
    if (!reply.startsWith(prefix, begins)) return reply;
    const clean = reply.slice(0, begins) + reply.slice(begins + prefix.length);
    return head === null
      ? clean
      : clean.replace(registration(prefix), '').replaceAll(OUR_REGISTER, REGISTER);
  }
  if (reply instanceof RedisError) {
    const names = new RegExp(String.raw`(?<!\w)${prefix}`, 'g');
    const clean = reply.message.replaceAll(OUR_REGISTER, REGISTER).replaceAll(names, '');
    return clean === reply.message ? reply : new RedisError(clean);
  }
  return Array.isArray(reply)
    ? (reply as readonly Reply[]).map((each) => without(prefix, each))
    : reply;
}
