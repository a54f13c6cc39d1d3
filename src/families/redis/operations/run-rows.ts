import type { operations } from '../../../../generated/redis/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';
import { Unavailable, errors } from '../../../engines/redis/errors.ts';
import { RedisError, type Reply } from '../../../engines/redis/reply.ts';
import type { RedisCaller } from '../caller.ts';
import { unavailable } from '../errors.ts';
import { commandsIn } from '../json-arguments.ts';
import { areLarge, jsonInTurns } from '../json-in-turns.ts';
import { envelopes } from '../json-result.ts';
import { formatOf, resp2Body, encodingOf } from './response-format.ts';

/** POST `/pipeline`: rows that are not commands fail individually, the others run in order. */
export const runPipeline: Handler<operations['runPipeline'], RedisCaller> = async (request) => {
  const format = formatOf(request.header);
  const { session } = request.caller;
  const rows = commandsIn(request.body, request.rawBody);
  const commands = rows.every(isCommand) ? rows : rows.filter(isCommand);
  const limit = request.caller.replyLimit(format);
  const executed = await session.executeAll(commands, limit);
  const [first] = executed;
  if (first instanceof Unavailable && executed.every((reply) => reply instanceof Unavailable)) {
    throw unavailable(first);
  }
  const replies = inPlace(rows, executed);
  const headers = { 'upstash-sync-token': session.stateToken() };
  if (format === 'resp2') return { status: 200, body: resp2Body(replies), headers };
  if (areLarge(limit)) {
    const database = request.caller.admitted.id;
    const body = await jsonInTurns({ all: replies }, { database, limit, encoding: format });
    return { status: 200, body, headers };
  }
  return { status: 200, body: envelopes(replies, format), headers };
};

type Row = readonly ByteString[] | RedisError;

function isCommand(row: Row): row is readonly ByteString[] {
  return Array.isArray(row);
}

/** Merges the replies to the rows that ran with the errors of those that did not, in order. */
function inPlace(rows: readonly Row[], replies: readonly Reply[]): readonly Reply[] {
  if (rows.length === replies.length) return replies;
  let next = 0;
  return rows.map((row) => (row instanceof RedisError ? row : replies[next++]!));
}

/** POST `/multi-exec`: all rows run atomically, or none if one of them may not. */
export const runTransaction: Handler<operations['runTransaction'], RedisCaller> = async (
  request,
) => {
  const encoding = encodingOf(request.header);
  const { session } = request.caller;
  const rows = [];
  for (const argv of commandsIn(request.body, request.rawBody)) {
    if (argv instanceof RedisError) {
      return discarded(errors.transactionDiscarded(argv.message), session.stateToken());
    }
    rows.push(argv);
  }
  const limit = request.caller.replyLimit(encoding);
  const replies = await session.executeTransaction(rows, limit);
  if (replies instanceof Unavailable) throw unavailable(replies);
  if (replies instanceof RedisError) return discarded(replies, session.stateToken());
  const headers = { 'upstash-sync-token': session.stateToken() };
  if (areLarge(limit)) {
    const database = request.caller.admitted.id;
    const body = await jsonInTurns({ all: replies }, { database, limit, encoding });
    return { status: 200, body, headers };
  }
  return { status: 200, body: envelopes(replies, encoding), headers };
};

function discarded(error: RedisError, stateToken: string) {
  const headers = { 'upstash-sync-token': stateToken };
  return { status: 400 as const, body: { error: error.message }, headers };
}
