import type { CommandFunction } from '../command.ts';

export const searchAliasadd: CommandFunction = ({ keyspace, database: { search } }, argv) => {
  const isNew = search.setAlias(argv[1]!, argv[2]!);
  keyspace.dirty++;
  return isNew ? 1 : 2;
};

export const searchAliasdel: CommandFunction = ({ keyspace, database: { search } }, argv) => {
  if (!search.deleteAlias(argv[1]!)) return 0;
  keyspace.dirty++;
  return 1;
};

export const searchListaliases: CommandFunction = ({ database: { search } }) =>
  search.aliases.sorted();
