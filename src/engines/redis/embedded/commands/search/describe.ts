import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { mapReply, RedisError, type Reply } from '../../../reply.ts';
import { globMatcher, type GlobMatcher } from '../../keyspace/glob.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { fieldWords } from '../../search/definition.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import type { CommandFunction } from '../command.ts';
import { namedIndex } from './named-index.ts';

export const searchDescribe: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return null;
  const { name, index } = found;
  const { kind, prefixes, stream, language, fields } = index.configuration;
  return mapReply({
    name,
    type: kind,
    prefixes: stream === undefined ? prefixes : [stream],
    language,
    indexSize: index.bytes,
    pendingUpdates: pendingUpdates(ctx.keyspace, index),
    schema: fields.map((field) => fieldWords(field)),
  });
};

/** How much is still to be looked at: keys, or entries of a stream. */
function pendingUpdates({ keys }: Keyspace, index: SearchIndex): number {
  const { pending, scanCursor, scanned, configuration, entries } = index;
  const changed = pending.added - pending.done;
  const { stream } = configuration;
  if (stream !== undefined) {
    if (changed === 0) return 0;
    const value = keys.get(stream)?.value;
    const size = value instanceof StreamValue ? value.size : 0;
    return Math.max(1, Math.abs(size - entries.count));
  }
  return changed + (scanCursor === undefined ? 0 : Math.max(1, keys.size - scanned));
}

export const searchListindexes: CommandFunction = ({ keyspace, database }, argv) => {
  const { search, work } = database;
  const { match, limit, offset } = parseListOptions(argv);
  const listed: Reply[] = [];
  for (const name of search.names()) {
    const value = keyspace.peek(name)?.value;
    if (!(value instanceof SearchIndex)) continue;
    if (match?.(name, work) === false) continue;
    listed.push(mapReply({ name, type: value.configuration.kind }));
  }
  return listed.slice(offset, limit === 0 ? undefined : offset + limit);
};

interface ListOptions {
  readonly match: GlobMatcher | undefined;
  /** 0 is none. */
  readonly limit: number;
  readonly offset: number;
}

function parseListOptions(argv: readonly ByteString[]): ListOptions {
  let match: GlobMatcher | undefined;
  let limit = 0;
  let offset = 0;
  for (let i = 1; i < argv.length; i += 2) {
    const value = argv[i + 1];
    if (value === undefined) throw errors.syntax();
    const option = argv[i]!.toUpperCase();
    if (option === 'MATCH') match = globMatcher(value);
    else if (option === 'LIMIT') limit = count('limit', value);
    else if (option === 'OFFSET') offset = count('offset', value);
    else throw errors.syntax();
  }
  return { match, limit, offset };
}

function count(option: string, word: ByteString): number {
  const value = readInt64(word);
  if (value === undefined || value < 0n) {
    throw new RedisError(`ERR ${option} should be a non-negative number`);
  }
  return Number(value);
}
