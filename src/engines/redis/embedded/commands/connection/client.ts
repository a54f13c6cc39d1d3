import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError } from '../../../reply.ts';
import { type CommandFunction, connectionOf } from '../command.ts';
import { helpReply } from '../help.ts';
import { ofType } from './client-kill.ts';
import { clientLine, checkedName } from './client-line.ts';
import { parseMilliseconds } from '../../blocking/timeout.ts';

export const id: CommandFunction = (ctx) => connectionOf(ctx).id;

export const info: CommandFunction = (ctx) =>
  `${clientLine(connectionOf(ctx), ctx.database.clock.now())}\n`;

/** Redis 7.2 `networking.c` `clientCommand`: all, those of a type, or those of these ids. */
export const list: CommandFunction = ({ database }, argv) => {
  const now = database.clock.now();
  const all = [...database.connections.values()];
  const option = argv[2]?.toUpperCase();
  let chosen = all;
  if (option === 'TYPE' && argv.length === 4) {
    chosen = all.filter(ofType(argv[3]!));
  } else if (option === 'ID' && argv.length > 3) {
    const ids = argv.slice(3).map((text) => {
      if (!/^\d{1,15}$/.test(text)) throw new RedisError('ERR Invalid client ID');
      return Number(text);
    });
    chosen = all.filter((connection) => ids.includes(connection.id));
  } else if (option !== undefined) {
    throw errors.syntax();
  }
  return chosen.map((connection) => `${clientLine(connection, now)}\n`).join('');
};

export const getName: CommandFunction = ({ client }) => client.name || null;

export const setName: CommandFunction = ({ client }, argv) => {
  client.name = checkedName(argv[2]!);
  return OK;
};

export const setInfo: CommandFunction = (ctx, argv) => {
  const connection = connectionOf(ctx);
  const option = argv[2]!.toLowerCase();
  if (option === 'lib-name') connection.libraryName = checkedName(argv[3]!, option);
  else if (option === 'lib-ver') connection.libraryVersion = checkedName(argv[3]!, option);
  else throw new RedisError(`ERR Unrecognized option '${argv[2]}'`);
  return OK;
};

export const noEvict: CommandFunction = (ctx, argv) => {
  connectionOf(ctx).isNeverEvicted = isOn(argv[2]!);
  return OK;
};

export const noTouch: CommandFunction = (ctx, argv) => {
  connectionOf(ctx).touchesNothing = isOn(argv[2]!);
  return OK;
};

/** SKIP has no effect while replies are off. */
export const reply: CommandFunction = (ctx, argv) => {
  const { replies } = connectionOf(ctx);
  const mode = argv[2]!.toLowerCase();
  if (mode !== 'on' && mode !== 'off' && mode !== 'skip') throw errors.syntax();
  if (mode !== 'skip' || replies.mode !== 'off') replies.mode = mode;
  return OK;
};

export const unblock: CommandFunction = ({ database }, argv) => {
  const how = argv[3]?.toUpperCase() ?? 'TIMEOUT';
  if (argv.length > 4 || (how !== 'TIMEOUT' && how !== 'ERROR')) {
    throw new RedisError('ERR CLIENT UNBLOCK reason should be TIMEOUT or ERROR');
  }
  if (!/^-?\d{1,15}$/.test(argv[2]!)) throw errors.notInteger();
  const blocked = database.connections.get(Number(argv[2]))?.session.blocked;
  if (blocked === undefined) return 0;
  if (how === 'ERROR') blocked.fail();
  else blocked.timeOut();
  return 1;
};

export const help: CommandFunction = () =>
  helpReply('CLIENT', [
    ['CACHING (YES | NO)', 'Keep what the next command reads, or do not.'],
    ['GETNAME', 'Return the name of this connection.'],
    ['GETREDIR', 'Return the id of the connection that is told what is out of date.'],
    ['ID', 'Return the id of this connection.'],
    ['INFO', 'Describe this connection.'],
    ['KILL <ip:port>', 'End the connection of that address.'],
    [
      'KILL <option> <value> [<option> <value> ...]',
      'End the connections that all of these fit:',
      'ADDR <ip:port>, LADDR <ip:port>, ID <id>, TYPE (NORMAL | PUBSUB), USER <name>, MAXAGE <seconds>.',
      'SKIPME (YES | NO) says whether this one is left out.',
    ],
    ['LIST [TYPE (NORMAL | PUBSUB) | ID <id> [<id> ...]]', 'Describe connections.'],
    ['NO-EVICT (ON | OFF)', 'Never end this connection for the memory that it takes.'],
    ['NO-TOUCH (ON | OFF)', 'Do not count what this connection does as a use of keys.'],
    ['PAUSE <milliseconds> [WRITE | ALL]', 'Have the clients of the database wait.'],
    ['REPLY (ON | OFF | SKIP)', 'Send replies, none, or none to the next command.'],
    ['SETINFO (LIB-NAME | LIB-VER) <text>', 'Name the library of the client.'],
    ['SETNAME <name>', 'Name this connection.'],
    [
      'TRACKING (ON | OFF) [REDIRECT <id>] [BCAST] [PREFIX <prefix> ...] [OPTIN] [OPTOUT] [NOLOOP]',
      'Be told which keys that were read have changed.',
    ],
    ['TRACKINGINFO', 'Describe what is tracked for this connection.'],
    ['UNBLOCK <id> [TIMEOUT | ERROR]', 'Have another connection wait no longer.'],
    ['UNPAUSE', 'End what PAUSE began.'],
  ]);

function isOn(word: ByteString): boolean {
  const mode = word.toLowerCase();
  if (mode !== 'on' && mode !== 'off') throw errors.syntax();
  return mode === 'on';
}

/** Redis 7.2 `networking.c` `clientCommand`. A pause of 0 ms pauses nothing. */
export const pause: CommandFunction = ({ database, keyspace }, argv) => {
  const mode = argv[3]?.toLowerCase() ?? 'all';
  if (argv.length > 4 || (mode !== 'write' && mode !== 'all')) {
    throw new RedisError('ERR CLIENT PAUSE mode must be WRITE or ALL');
  }
  const until = parseMilliseconds(argv[2]!, keyspace.now);
  if (until !== Infinity) database.pause.begin(mode, until);
  return OK;
};

export const unpause: CommandFunction = ({ database }) => {
  database.pause.end();
  return OK;
};
