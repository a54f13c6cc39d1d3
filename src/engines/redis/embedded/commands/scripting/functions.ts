import type { ByteString } from '../../../bytes.ts';
import { errors, quoted, quotedAtEnd } from '../../../errors.ts';
import { OK, RedisError, Status, type Reply, mapReply } from '../../../reply.ts';
import { globMatcher } from '../../keyspace/glob.ts';
import { libraryPayload, readLibraryPayload } from '../../persistence/rdb/dump-payload.ts';
import {
  LOAD_TIMEOUT,
  type Library,
  type RestorePolicy,
} from '../../scripting/functions/libraries.ts';
import type { ScriptGate } from '../../scripting/script-gate.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { killRunning, keysAndArguments, runScript } from './run-script.ts';
import { readInt64 } from '../../../numbers.ts';
import type { LongScript } from '../../scripting/long-script.ts';

/** A library that was loaded once must load again at a start, however busy the machine is. */
const REPLAY_TIMEOUT = 60_000;

/** Redis 7.2 `functions.c` `functionLoadCommand` */
export const load: CommandFunction = (ctx, argv) => {
  const unknown = argv.slice(2, -1).find((word) => word.toLowerCase() !== 'replace');
  if (unknown !== undefined) {
    throw new RedisError(`ERR Unknown option given: ${quotedAtEnd(unknown)}`);
  }
  const { gate, libraries } = ctx.database;
  const name = gate.count(() => libraries.load(argv.at(-1)!, argv.length > 3, timeout(ctx)));
  ctx.keyspace.dirty++;
  return name;
};

export const remove: CommandFunction = ({ database, keyspace }, argv) => {
  if (!database.libraries.delete(argv[2]!)) throw new RedisError('ERR Library not found');
  keyspace.dirty++;
  return OK;
};

/** ASYNC and SYNC are the same: the compiled code is freed with the Lua state that has it. */
export const flush: CommandFunction = ({ database, keyspace }, argv) => {
  if (argv.length > 3) throw errors.subcommandSyntax('function', argv[1]!);
  const mode = argv[2]?.toLowerCase() ?? 'sync';
  if (mode !== 'sync' && mode !== 'async') {
    throw new RedisError('ERR FUNCTION FLUSH only supports SYNC|ASYNC option');
  }
  database.libraries.flush();
  keyspace.dirty++;
  return OK;
};

export const dump: CommandFunction = ({ database }) =>
  libraryPayload([...database.libraries.all()].map(({ code }) => code));

/** Redis 7.2 `functions.c` `functionRestoreCommand` */
export const restore: CommandFunction = (ctx, argv) => {
  if (argv.length > 4) throw errors.subcommandSyntax('function', argv[1]!);
  const policy = argv[3]?.toLowerCase() ?? 'append';
  if (!isPolicy(policy)) {
    throw new RedisError(
      'ERR Wrong restore policy given, value should be either FLUSH, APPEND or REPLACE.',
    );
  }
  const { gate, libraries } = ctx.database;
  gate.count(() => libraries.restore(readLibraryPayload(argv[2]!), policy, timeout(ctx)));
  ctx.keyspace.dirty++;
  return OK;
};

function isPolicy(word: string): word is RestorePolicy {
  return word === 'flush' || word === 'append' || word === 'replace';
}

function timeout({ keyspace }: CommandContext): number {
  return keyspace.replaying ? REPLAY_TIMEOUT : LOAD_TIMEOUT;
}

/** Redis 7.2 `functions.c` `functionListCommand` */
export const list: CommandFunction = ({ database }, argv) => {
  let pattern: ByteString | undefined;
  let withCode = false;
  for (let i = 2; i < argv.length; i++) {
    const word = argv[i]!.toLowerCase();
    if (word === 'withcode' && !withCode) {
      withCode = true;
    } else if (word === 'libraryname' && pattern === undefined) {
      pattern = argv[++i];
      if (pattern === undefined) throw new RedisError('ERR library name argument was not given');
    } else {
      throw new RedisError(`ERR Unknown argument ${quoted(argv[i]!)}`);
    }
  }
  const matches = globMatcher(pattern?.toLowerCase() ?? '*');
  return [...database.libraries.all()]
    .filter(({ name }) => matches(name.toLowerCase(), database.work))
    .map((library) => described(library, withCode));
};

function described({ name, code, functions }: Library, withCode: boolean): Reply {
  return mapReply({
    library_name: name,
    engine: 'LUA',
    functions: functions.map((each) =>
      mapReply({
        name: each.name,
        description: each.description ?? null,
        flags: each.flags.names.map((flag) => new Status(flag)),
      }),
    ),
    ...(withCode ? { library_code: code } : {}),
  });
}

/** Redis 7.2 `functions.c` `functionStatsCommand`, which tells of scripts too. */
export const stats: CommandFunction = ({ database: { libraries, gate } }) =>
  mapReply({
    running_script: running(gate),
    engines: mapReply({
      LUA: mapReply({
        libraries_count: libraries.size,
        functions_count: libraries.functionCount,
      }),
    }),
  });

function running({ suspended, duration }: ScriptGate): Reply {
  const script = suspended?.script;
  if (script === undefined) return null;
  return mapReply({
    name: script.name,
    command: [...script.argv],
    duration_ms: Math.round(duration),
  });
}

export const kill: CommandFunction = ({ database }) => killRunning(database, 'function');

export const help: CommandFunction = () =>
  helpReply('FUNCTION', [
    ['DELETE <library-name>', 'Delete a library with its functions.'],
    ['DUMP', 'Return all libraries as one payload for RESTORE.'],
    ['FLUSH [ASYNC|SYNC]', 'Delete all libraries.'],
    ['KILL', 'Stop the function that runs, unless it has written.'],
    [
      'LIST [LIBRARYNAME <pattern>] [WITHCODE]',
      'Tell of the libraries: name, engine, functions, and the code if asked for.',
    ],
    ['LOAD [REPLACE] <function-code>', 'Keep a library of functions, and return its name.'],
    [
      'RESTORE <payload> [FLUSH|APPEND|REPLACE]',
      'Add the libraries of a payload of DUMP. APPEND, the default, replaces none,',
      'REPLACE those of the same names, FLUSH all.',
    ],
    ['STATS', 'Tell how many libraries and functions there are.'],
  ]);

export const fcall: CommandFunction = (ctx, argv) => run(ctx, argv, false);

/**
 * Over HTTP also runs a function that is not declared read-only, as the hosted service does and its client expects. If it
 * writes nevertheless, the error is the hosted service's too. Clients of RESP expect what Redis does.
 */
export const fcallReadOnly: CommandFunction = (ctx, argv) => {
  const reply = run(ctx, argv, true);
  if (!(reply instanceof RedisError)) return reply;
  const [, line] = WRITES.exec(reply.message) ?? [];
  if (line === undefined || ctx.database.libraries.find(argv[1]!)!.flags.noWrites) return reply;
  return new RedisError(
    `ERR Error running script: @user_script:${line}: READONLY Write commands are not allowed from read-only scripts`,
  );
};

const WRITES =
  /^ERR Write commands are not allowed from read-only scripts\. script: \w+, on @user_function:(\d+)\.$/;

/** Redis 7.2 `functions.c` `fcallCommandGeneric` */
function run(
  ctx: CommandContext,
  argv: readonly ByteString[],
  isReadOnly: boolean,
): Reply | LongScript {
  const { libraries } = ctx.database;
  const called = libraries.find(argv[1]!);
  if (called === undefined) throw new RedisError('ERR Function not found');
  const count = readInt64(argv[2]!);
  if (count === undefined) throw new RedisError('ERR Bad number of keys provided');
  const { keys, rest } = keysAndArguments(argv, count);
  const { flags } = called;
  if (isReadOnly && !flags.noWrites && ctx.protocol === 'resp') {
    throw new RedisError('ERR Can not execute a script with write flag using *_ro command.');
  }
  const what = { kind: 'function', name: called.name, argv, flags, isReadOnly, keys } as const;
  return runScript(ctx, what, (run) => libraries.call(called, keys, rest, run));
}
