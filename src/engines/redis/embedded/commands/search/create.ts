import { commandTable } from '../../../../../../generated/redis/commands.ts';
import { quoted } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { isSameDefinition, parseDefinition } from '../../search/definition.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import type { CommandFunction } from '../command.ts';
import { checkMayFollow } from './may-follow.ts';

export const searchCreate: CommandFunction = (ctx, argv) => {
  const {
    keyspace,
    database: { search },
  } = ctx;
  const name = argv[1]!;
  const { configuration, skipsInitialScan, mayExist } = parseDefinition(argv.slice(2));
  checkMayFollow(ctx, commandTable['search.create'], argv, configuration);
  const value = keyspace.peek(name)?.value;
  if (value instanceof SearchIndex) {
    if (!mayExist) throw new RedisError(`ERR Index ${quoted(name)} already exists`);
    if (isSameDefinition(value.configuration, configuration)) return 0;
    throw new RedisError(`ERR Index ${quoted(name)} already exists with a different configuration`);
  }
  if (value !== undefined) {
    throw new RedisError(`ERR Key ${quoted(name)} already exists and is not an index`);
  }
  search.checkNew(name, configuration);
  keyspace.put(name, new SearchIndex(configuration), 'search.create');
  search.add(name, skipsInitialScan);
  return 1;
};

export const searchDrop: CommandFunction = ({ keyspace }, argv) => {
  const name = argv[1]!;
  return keyspace.peek(name)?.value instanceof SearchIndex && keyspace.delete(name) ? 1 : 0;
};
