import type { CommandFunction } from '../command.ts';
import { StringBuffer } from '../../values/string-buffer.ts';

export const get: CommandFunction = ({ keyspace }, argv) => keyspace.readString(argv[1]!) ?? null;

/** A key of another type reads as null here, without an error (`t_string.c` `mgetCommand`). */
export const mget: CommandFunction = ({ keyspace }, argv) =>
  argv.slice(1).map((key) => {
    const value = keyspace.read(key)?.value;
    if (typeof value === 'string') return value;
    return value instanceof StringBuffer ? value.toString() : null;
  });

export const strlen: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readString(argv[1]!)?.length ?? 0;
