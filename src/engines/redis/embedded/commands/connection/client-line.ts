import type { OpenConnection } from '../../connection/open-connection.ts';
import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { commandCalledBy } from '../../command-index.ts';

/**
 * A line of CLIENT LIST with Redis's names and order of fields (7.2 `networking.c` `catClientInfoString`). There is no
 * file descriptor, and no buffer of a client's own: the process reads and writes with shared ones.
 * @param now in Unix milliseconds
 */
export function clientLine(connection: OpenConnection, now: number): ByteString {
  const { id, session, setup, listening, transaction } = connection;
  const fields = {
    id,
    addr: setup.address,
    laddr: setup.localAddress,
    fd: -1,
    name: session.client.name ?? '',
    age: seconds(now - connection.openedAt),
    idle: seconds(now - connection.lastAt),
    flags: flagsOf(connection),
    db: 0,
    sub: listening.count(''),
    psub: listening.count('p'),
    ssub: listening.count('s'),
    multi: transaction.isOpen ? transaction.rows.length : -1,
    watch: transaction.watched,
    qbuf: 0,
    'qbuf-free': 0,
    'argv-mem': bytesOf(connection.lastCommand),
    'multi-mem': transaction.bytes,
    rbs: 0,
    rbp: 0,
    obl: 0,
    oll: 0,
    omem: 0,
    'tot-mem': bytesOf(connection.lastCommand) + transaction.bytes,
    events: 'r',
    cmd: commandCalledBy(connection.lastCommand)?.spec.name ?? 'NULL',
    user: session.client.user.name,
    redir: connection.tracking?.options.redirect ?? -1,
    resp: connection.version,
    'lib-name': connection.libraryName,
    'lib-ver': connection.libraryVersion,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function flagsOf(connection: OpenConnection): string {
  const { listening, transaction, session, tracking } = connection;
  const { isNeverEvicted, touchesNothing } = connection;
  const flags = [
    listening.isMonitoring && 'O',
    listening.isSubscribed && 'P',
    transaction.isOpen && 'x',
    session.blocked !== undefined && 'b',
    tracking !== undefined && 't',
    tracking?.isBroken === true && 'R',
    tracking?.options.broadcast === true && 'B',
    isNeverEvicted && 'e',
    touchesNothing && 'T',
  ].filter((flag) => flag !== false);
  return flags.join('') || 'N';
}

function bytesOf(words: readonly ByteString[]): number {
  return words.reduce((sum, { length }) => sum + length, 0);
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1000));
}

/** In bytes. Each connection keeps three names. */
const LONGEST_NAME = 4096;

/** Checks a name that will appear in a line of CLIENT LIST. @param what is named, for the error @throws RedisError */
export function checkedName(name: ByteString, what = 'Client names'): ByteString {
  if (name.length > LONGEST_NAME) {
    throw new RedisError(`ERR ${what} cannot be longer than ${LONGEST_NAME} bytes.`);
  }
  if (/^[!-~]*$/.test(name)) return name;
  throw new RedisError(`ERR ${what} cannot contain spaces, newlines or special characters.`);
}
