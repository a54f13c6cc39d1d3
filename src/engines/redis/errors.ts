import { RedisError } from './reply.ts';
import { toQuote, upToNul, type ByteString } from './bytes.ts';

/**
 * The errors that several commands share, in the words of Redis 7.2 (`server.c` `createSharedObjects`, and the call
 * sites named below). Each call makes a new error, because a shared one would carry a misleading stack.
 */
export const errors = {
  syntax: () => new RedisError('ERR syntax error'),
  wrongType: () =>
    new RedisError('WRONGTYPE Operation against a key holding the wrong kind of value'),
  notInteger: () => new RedisError('ERR value is not an integer or out of range'),
  notFloat: () => new RedisError('ERR value is not a valid float'),
  noSuchKey: () => new RedisError('ERR no such key'),
  outOfRange: () => new RedisError('ERR index out of range'),
  overflow: () => new RedisError('ERR increment or decrement would overflow'),
  /** `t_string.c` `checkStringLength`: a string would grow beyond 512 MB. */
  stringTooLong: () =>
    new RedisError('ERR string exceeds maximum allowed size (proto-max-bulk-len)'),
  notPositive: () => new RedisError('ERR value is out of range, must be positive'),
  /** `expire.c` and `t_string.c`: an expiry that does not fit, or is not positive where it must be. */
  invalidExpire: (command: string) =>
    new RedisError(`ERR invalid expire time in '${command.toLowerCase()}' command`),
  wrongArity: (command: string) =>
    new RedisError(`ERR wrong number of arguments for '${command.toLowerCase()}' command`),
  /** `server.c` `processCommand`: up to 128 bytes of the arguments are shown. */
  unknownCommand: (argv: readonly ByteString[]) => {
    let words = '';
    for (let i = 1; i < argv.length && words.length < 128; i++) {
      words += `'${quoted(argv[i]!, 128 - words.length)}' `;
    }
    return new RedisError(
      `ERR unknown command '${quoted(argv[0]!, 128)}', with args beginning with: ${words}`,
    );
  },
  unknownSubcommand: (container: string, subcommand: ByteString) =>
    new RedisError(
      `ERR unknown subcommand '${quoted(subcommand, 128)}'. Try ${container.toUpperCase()} HELP.`,
    ),
  /** `expire.c` `parseExtendedExpireArgumentsOrReply` */
  unsupportedOption: (option: ByteString) =>
    new RedisError(`ERR Unsupported option ${quotedAtEnd(option)}`),
  unknownArgument: (argument: ByteString) =>
    new RedisError(`ERR unknown argument: ${quotedAtEnd(argument)}`),
  /** `networking.c` `addReplySubcommandSyntaxError`. */
  subcommandSyntax: (container: string, subcommand: ByteString) =>
    new RedisError(
      `ERR unknown subcommand or wrong number of arguments for '${quoted(subcommand, 128)}'. Try ${container.toUpperCase()} HELP.`,
    ),
  /** The hosted service's text for a command that exists but that it does not serve over REST. */
  notAvailable: (command: string) =>
    new RedisError(
      `ERR Command is not available: '${command.toUpperCase().replace('|', ' ')}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
    ),
  noTransaction: () => new RedisError('ERR EXEC without MULTI'),
  /** `multi.c` `execCommandAbort`: a command of a transaction may not run, so none does. */
  transactionDiscarded: (cause: string) =>
    new RedisError(`EXECABORT Transaction discarded because of: ${cause}`),
  /** `multi.c` `execCommandAbort`, after an error that was already sent in reply to one of the commands. */
  transactionAborted: () =>
    new RedisError('EXECABORT Transaction discarded because of previous errors.'),
  transactionTooLarge: (limit: number | string) =>
    new RedisError(`ERR max request size exceeded by a transaction. Limit: ${limit} bytes`),
  tooManyNames: (limit: number | string) =>
    new RedisError(
      `ERR max size of watched keys, subscriptions and tracked prefixes exceeded. Limit: ${limit} bytes`,
    ),
  /** All clients of the database together keep too much; see `base/memory-budget.ts`. */
  crowded: () =>
    new RedisError(
      'ERR too much is kept for all clients of this database together. Try again when some of it has ended',
    ),
  /** What a command or transaction may do while nobody else is served; see `embedded/work.ts`. */
  tooMuchWork: (limit: number | string) =>
    new RedisError(`ERR the command takes too long. Limit: ${limit} values looked at`),
  tooManySearches: (limit: number | string) =>
    new RedisError(`ERR too many searches wait for others of this database. Limit: ${limit}`),
  /** The changes of a script are kept in memory until it ends, because they are logged together. */
  scriptTooLarge: () =>
    new RedisError('ERR the script has changed too much, and may not change more before it ends'),
  /** `server.c` `processCommand`. */
  helloOption: (option: ByteString) =>
    new RedisError(`ERR Syntax error in HELLO option '${quoted(option)}'`),
  /** The hosted service's text for a user who can't be given a REST token. */
  wrongPassword: (user: ByteString) =>
    new RedisError(`ERR Wrong password or user "${oneLine(toQuote(user))}" does not exist`),
  tooManyGuesses: () =>
    new RedisError('ERR too many wrong passwords from this address, try again in a second'),
  noAuth: () => new RedisError('NOAUTH Authentication required.'),
  onlyWhileListening: (command: string) =>
    new RedisError(
      `ERR Can't execute '${command}': only (P|S)SUBSCRIBE / (P|S)UNSUBSCRIBE / PING / QUIT / RESET are allowed in this context`,
    ),
  notInTransaction: () => new RedisError('ERR Command not allowed inside a transaction'),
  /** The limits that come with a database of the hosted service. */
  keyTooLarge: (limit: number | string, actual: number | string) =>
    new RedisError(`ERR max key size exceeded. Limit: ${limit} bytes, Actual: ${actual} bytes`),
  recordTooLarge: () => new RedisError('ERR max single record size exceeded'),
  capacityExceeded: () => new RedisError('ERR DB capacity quota exceeded'),
  /** A reply, or the replies to one request together, are larger than can be sent. */
  replyTooLarge: (limit: number | string) =>
    new RedisError(
      `ERR max response size exceeded. Limit: ${limit} bytes. Read the value in parts, or fewer at a time`,
    ),
  outOfMemory: () => new RedisError("OOM command not allowed when used memory > 'maxmemory'."),
} as const;

/** Replaces line breaks by spaces, because an error is one line on the wire (`networking.c` `afterErrorReply`). */
export function oneLine(text: string): string {
  return text.replace(/[\r\n]/g, ' ');
}

/** An argument as it is quoted in an error: up to its first NUL, as in C. @param most the number of bytes quoted */
export function quoted(bytes: ByteString, most = Infinity): string {
  return oneLine(toQuote(upToNul(bytes.slice(0, most))));
}

/**
 * The same for an argument at the end of an error, where line breaks are removed (`networking.c`
 * `addReplyErrorFormatInternal`).
 */
export function quotedAtEnd(bytes: ByteString): string {
  return quoted(upToNul(bytes).replace(/[\r\n]+$/, ''));
}

/** The file is not a backup, or is damaged. */
export class DamagedBackup extends Error {}

/** All places for databases on the servers are taken. */
export class CapacityExhausted extends Error {}

/** The server that keeps the database does not answer, or there is no room for the reply. The command may be tried again. */
export class Unavailable extends RedisError {
  /** The error if nothing has been executed. */
  static unreachable(why = ''): Unavailable {
    return new Unavailable(
      `ERR the server of this database can't be reached, try again${why === '' ? '' : `: ${why}`}`,
    );
  }

  /** The error if clients have not read too much of earlier replies. Nothing has been changed. */
  static crowded(): Unavailable {
    return new Unavailable(
      'ERR there is no room for another large response, because clients have not read earlier ones. Try again later',
    );
  }

  /** The error if the command may have been executed. It is not sent again, as it might then run twice. */
  static lost(): Unavailable {
    return new Unavailable(
      'ERR the connection to the server of this database was lost before it replied: nobody knows whether the command was executed',
    );
  }
}

/** Servers that can't be used, and that waiting will not make usable. The message is one line for the operator. */
export class ServerRefused extends Error {}
