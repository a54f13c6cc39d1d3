import type { operations } from '../../../../generated/redis/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { errors, Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import type { RedisCaller } from '../caller.ts';
import { unavailable } from '../errors.ts';
import { commandsIn } from '../json-arguments.ts';
import { areLarge, jsonInTurns } from '../json-in-turns.ts';
import { envelope } from '../json-result.ts';
import { encodingOf } from './response-format.ts';

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
  return { status: 200, body: replies.map((reply) => envelope(reply, encoding)), headers };
};

function discarded(error: RedisError, stateToken: string) {
  const headers = { 'upstash-sync-token': stateToken };
  return { status: 400 as const, body: { error: error.message }, headers };
}
