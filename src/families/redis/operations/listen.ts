import { NameSet } from '../../../base/name-set.ts';
import { andThen } from '../../../base/and-then.ts';
import { toText, type ByteString } from '../../../engines/redis/bytes.ts';
import type { Subscription } from '../../../engines/redis/engine.ts';
import { Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { eventText } from '../../../http/event-stream.ts';
import type { RedisCaller } from '../caller.ts';
import { unavailable } from '../errors.ts';
import { LiveStream } from '../live-stream.ts';
import { tailArguments } from '../path-arguments.ts';

/** The parts of a request that are used: headers and body have no meaning here. */
interface ListenRequest {
  readonly caller: RedisCaller;
  readonly signal: AbortSignal;
}
type WithChannels = ListenRequest & { readonly path: { readonly channels: string } };
type WithPatterns = ListenRequest & { readonly path: { readonly patterns: string } };

/** A requested stream. */
interface Feed {
  /** The events before all others. */
  readonly first: readonly string[];
  readonly subscribe: (
    listener: LiveStream,
  ) => Subscription | RedisError | Promise<Subscription | RedisError>;
}

/** `/subscribe/{channels}` */
export const subscribe = (request: WithChannels) => answer(request, channels(request));
export const headSubscribe = (request: WithChannels) => head(request, channels(request));

/** `/psubscribe/{patterns}` */
export const psubscribe = (request: WithPatterns) => answer(request, patterns(request));
export const headPsubscribe = (request: WithPatterns) => head(request, patterns(request));

/** `/monitor` */
export const monitor = (request: ListenRequest) => answer(request, commands(request));
export const headMonitor = (request: ListenRequest) => head(request, commands(request));

function channels({ caller: { session }, path }: WithChannels): Feed {
  const names = tailArguments(path.channels);
  return {
    first: confirmations('subscribe', names),
    subscribe: (listener) => session.subscribe('channels', names, listener),
  };
}

function patterns({ caller: { session }, path }: WithPatterns): Feed {
  const names = tailArguments(path.patterns);
  return {
    first: confirmations('psubscribe', names),
    subscribe: (listener) => session.subscribe('patterns', names, listener),
  };
}

function commands({ caller: { session } }: ListenRequest): Feed {
  return {
    first: [eventText('"OK"')],
    subscribe: (listener) => session.monitor(listener),
  };
}

/** One for each name, with the number of distinct names so far (Redis 7.2 `pubsub.c` `addReplyPubsubSubscribed`). */
function confirmations(kind: string, names: readonly ByteString[]): string[] {
  const different = new NameSet<ByteString>();
  return names.map((name) => eventText(`${kind},${toText(name)},${different.add(name).size}`));
}

/** Responds with a stream of events from now on. */
function answer({ caller, signal }: ListenRequest, { first, subscribe: begin }: Feed) {
  const stream = new LiveStream(caller);
  return andThen(begin(stream), (subscription) => {
    const headers = { 'upstash-sync-token': caller.session.stateToken() };
    if (subscription instanceof Unavailable) throw unavailable(subscription);
    if (subscription instanceof RedisError) {
      return { status: 400 as const, body: { error: subscription.message }, headers };
    }
    const body = stream.begin(subscription, first, signal);
    return { status: 200 as const, body, headers };
  });
}

/** The head of the response without the stream. */
function head({ caller }: ListenRequest, { subscribe: begin }: Feed) {
  return andThen(begin(new LiveStream(caller)), (subscription) => {
    const state = { 'upstash-sync-token': caller.session.stateToken() };
    if (subscription instanceof Unavailable) throw unavailable(subscription);
    if (subscription instanceof RedisError) {
      return { status: 400 as const, body: undefined, headers: state };
    }
    subscription.close();
    const headers = { 'Content-Type': 'text/event-stream', ...state };
    return { status: 200 as const, body: undefined, headers };
  });
}
