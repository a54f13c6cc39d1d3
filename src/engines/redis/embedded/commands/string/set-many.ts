import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { CommandFunction } from '../command.ts';

export const mset: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length % 2 === 0) throw errors.wrongArity('mset');
  setPairs(keyspace, argv);
  return OK;
};

/** Sets all or nothing: one key that exists is enough to leave them all. */
export const msetnx: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length % 2 === 0) throw errors.wrongArity('msetnx');
  for (let i = 1; i < argv.length; i += 2) {
    if (keyspace.peek(argv[i]!) !== undefined) return 0;
  }
  setPairs(keyspace, argv);
  return 1;
};

function setPairs(keyspace: Keyspace, argv: readonly ByteString[]): void {
  for (let i = 1; i < argv.length; i += 2) keyspace.put(argv[i]!, argv[i + 1]!, 'set');
}
