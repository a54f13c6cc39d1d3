import type { operations } from '../../../../generated/redis/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { andThen } from '../../../base/and-then.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';
import { Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError, type Reply } from '../../../engines/redis/reply.ts';
import type { RedisCaller } from '../caller.ts';
import { unavailable } from '../errors.ts';
import { commandIn } from '../json-arguments.ts';
import type { EncodedJson } from '../../../http/encoded-json.ts';
import { areLarge, jsonInTurns } from '../json-in-turns.ts';
import { result, type StringEncoding } from '../json-result.ts';
import { pathArguments, queryArguments } from '../path-arguments.ts';
import { formatOf, resp2Body } from './response-format.ts';

/** POST `/`: the command is a JSON array. */
export const runCommand: Handler<operations['runCommand'], RedisCaller> = (request) => {
  const argv = commandIn(request.body, request.rawBody);
  if (argv instanceof RedisError) return failed(argv, request.caller.session.stateToken());
  return run(request.caller, argv, formatOf(request.header));
};

/** GET `/{commandPath}`. */
export const getCommandPath: Handler<operations['getCommandPath'], RedisCaller> = (request) => {
  const argv = argumentsOf(request);
  return run(request.caller, argv, formatOf(request.header));
};

/** HEAD `/{commandPath}`: like GET, but only the head is sent. */
export const headCommandPath: Handler<operations['headCommandPath'], RedisCaller> = async (
  request,
) => {
  const argv = argumentsOf(request);
  const { body: _, ...head } = await run(request.caller, argv, formatOf(request.header));
  return { ...head, body: undefined };
};

/** POST and PUT `/{commandPath}`: the body is the last argument, after those of the path. */
export const postCommandPath: Handler<operations['postCommandPath'], RedisCaller> = (request) => {
  const argv = pathArguments(request.path.commandPath);
  if (request.rawBody.length > 0) argv.push(request.rawBody.toString('latin1'));
  argv.push(...queryArguments(request.rawQuery));
  return run(request.caller, argv, formatOf(request.header));
};

/** The arguments in the path and the query. */
function argumentsOf({ path, rawQuery }: Parameters<typeof getCommandPath>[0]): ByteString[] {
  const argv = pathArguments(path.commandPath);
  return rawQuery === '' ? argv : [...argv, ...queryArguments(rawQuery)];
}

type Executed = ReturnType<typeof answer> | Awaited<ReturnType<typeof largeAnswer>>;

function run(
  caller: RedisCaller,
  argv: readonly ByteString[],
  format: StringEncoding | 'resp2',
): Executed | Promise<Executed> {
  const { session } = caller;
  const limit = caller.replyLimit(format);
  return andThen(session.execute(argv, limit), (reply): Executed | Promise<Executed> => {
    const held = limit.hold(reply);
    const stateToken = session.stateToken();
    const isPlain = format === 'resp2' || held instanceof RedisError || !areLarge(limit);
    if (isPlain) return answer(held, format, stateToken);
    const to = { database: caller.admitted.id, limit, encoding: format };
    return largeAnswer(jsonInTurns(held, to), stateToken);
  });
}

async function largeAnswer(body: Promise<EncodedJson>, stateToken: string) {
  const headers = { 'upstash-sync-token': stateToken };
  return { status: 200 as const, body: await body, headers };
}

function answer(reply: Reply, format: StringEncoding | 'resp2', stateToken: string) {
  if (reply instanceof Unavailable) throw unavailable(reply);
  if (reply instanceof RedisError) return failed(reply, stateToken);
  const headers = { 'upstash-sync-token': stateToken };
  if (format === 'resp2') return { status: 200 as const, body: resp2Body([reply]), headers };
  return { status: 200 as const, body: { result: result(reply, format) }, headers };
}

/** A command that fails may have changed something before, as a script can. */
function failed(error: RedisError, stateToken: string) {
  const headers = { 'upstash-sync-token': stateToken };
  return { status: 400 as const, body: { error: error.message }, headers };
}
