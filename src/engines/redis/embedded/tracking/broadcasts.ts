import { NameMap } from '../../../../base/name-map.ts';
import { inTurnOfItsOwn } from '../../../../base/turns.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import type { ByteString } from '../../bytes.ts';
import { threadTime } from '../scripting/thread-time.ts';
import { AT_ONCE, Pace, type Steps } from '../steps.ts';
import { sortInSteps } from '../values/sorting.ts';
import type { TrackingClient } from './client-tracking.ts';

/** How long one turn of the event loop is used for telling, in milliseconds. */
const SLICE = 3;
/** How many steps are done in any case, so that few clients are told of few keys in the turn that they changed in. */
const LEAST_STEPS = 32;
/** How many changed keys are remembered; beyond that, clients are told that anything may have changed. */
const MOST_CHANGED = 1_000_000;

type Changed = NameMap<ByteString, TrackingClient | undefined>;

/**
 * Tells clients in broadcasting mode of changed keys with their prefixes: those of a turn of the event loop together
 * (`tracking.c` `trackingBroadcastInvalidationMessages`). What many clients, prefixes or keys are told goes on in slices.
 */
export class Broadcasts {
  readonly #mostChanged: number;
  readonly #clients = new Map<TrackingClient, readonly ByteString[]>();
  readonly #byPrefix = new NameMap<ByteString, Set<TrackingClient>>();
  /** How many prefixes there are of each length. */
  readonly #lengths = new Map<number, number>();
  /** The keys changed in this turn, each with the client that changed it last. */
  #changed: Changed = new NameMap();
  #isAnyChanged = false;
  #isTelling = false;

  constructor(mostChanged = MOST_CHANGED) {
    this.#mostChanged = mostChanged;
  }

  /** The number of clients. */
  get size(): number {
    return this.#clients.size;
  }

  /** The number of prefixes, each once for all clients; no prefix is an empty one. */
  get prefixes(): number {
    return this.#byPrefix.size;
  }

  /** Adds a client with its prefixes, or such to those that it has. */
  add(client: TrackingClient, prefixes: readonly ByteString[]): void {
    this.#clients.set(client, prefixes);
    for (const prefix of prefixes) {
      const clients = this.#byPrefix.get(prefix);
      if (clients !== undefined) {
        clients.add(client);
        continue;
      }
      this.#byPrefix.set(prefix, new Set([client]));
      this.#lengths.set(prefix.length, (this.#lengths.get(prefix.length) ?? 0) + 1);
    }
  }

  delete(client: TrackingClient): void {
    for (const prefix of this.#clients.get(client) ?? []) {
      const clients = this.#byPrefix.get(prefix)!;
      clients.delete(client);
      if (clients.size > 0) continue;
      this.#byPrefix.delete(prefix);
      const left = this.#lengths.get(prefix.length)! - 1;
      if (left > 0) this.#lengths.set(prefix.length, left);
      else this.#lengths.delete(prefix.length);
    }
    this.#clients.delete(client);
  }

  /** @param by the client whose command has changed the key, if one has: NOLOOP is about its own changes only */
  touched(key: ByteString, by: TrackingClient | undefined): void {
    if (this.#isAnyChanged || this.#clients.size === 0) return;
    this.#changed.set(key, by);
    if (this.#changed.size > this.#mostChanged) {
      this.#isAnyChanged = true;
      this.#changed = new NameMap();
    }
    if (this.#isTelling) return;
    this.#isTelling = true;
    setImmediate(() => this.#goOn(this.#tell()));
  }

  /** Goes on for a slice of time. */
  #goOn(steps: Steps<void>): void {
    const until = threadTime() + SLICE;
    try {
      for (let done = 1; steps.next().done !== true; done++) {
        if (done < LEAST_STEPS || threadTime() <= until) continue;
        inTurnOfItsOwn(() => this.#goOn(steps));
        return;
      }
      this.#isTelling = false;
    } catch (error) {
      this.#isTelling = false;
      reportInternalError('background', error);
    }
  }

  /** Tells until there is nothing more; what changes meanwhile comes next. */
  *#tell(): Steps<void> {
    while (this.#changed.size > 0 || this.#isAnyChanged) {
      const changed = this.#changed;
      this.#changed = new NameMap();
      if (this.#isAnyChanged) {
        this.#isAnyChanged = false;
        yield* this.#tellOfAll();
      } else {
        yield* this.#tellOf(changed);
      }
    }
  }

  *#tellOfAll(): Steps<void> {
    for (const client of this.#clients.keys()) {
      client.invalidate(null);
      yield;
    }
  }

  /** By prefix and in the order of a radix tree, as Redis does. */
  *#tellOf(changed: Changed): Steps<void> {
    const found = yield* this.#byPrefixOf(changed);
    for (const prefix of yield* sortInSteps([...found.keys()], byBytes)) {
      const keys = yield* sortInSteps(found.get(prefix)!, byBytes);
      for (const client of this.#byPrefix.get(prefix) ?? []) {
        // Many keys in pieces, because each is a reply that is made at once.
        for (let from = 0; from < keys.length; from += AT_ONCE) {
          tell(client, keys.slice(from, from + AT_ONCE), changed);
          yield;
        }
      }
    }
  }

  *#byPrefixOf(changed: Changed): Steps<NameMap<ByteString, ByteString[]>> {
    const found = new NameMap<ByteString, ByteString[]>();
    const pace = new Pace();
    for (const key of changed.keys()) {
      for (const length of this.#lengths.keys()) {
        // To cut off and look up a long prefix takes longer.
        if (pace.isDue(1 + (length >> 6))) yield;
        if (length > key.length) continue;
        const prefix = key.slice(0, length);
        const keys = found.get(prefix);
        if (keys !== undefined) keys.push(key);
        else if (this.#byPrefix.has(prefix)) found.set(prefix, [key]);
      }
    }
    return found;
  }
}

function tell(client: TrackingClient, keys: readonly ByteString[], changed: Changed): void {
  const options = client.tracking?.options;
  if (options?.broadcast !== true) return;
  const told = keys.filter(
    (key) => !(options.noLoop && changed.get(key) === client) && client.mayKnow(key),
  );
  if (told.length > 0) client.invalidate(told);
}

function byBytes(one: ByteString, other: ByteString): number {
  return one < other ? -1 : 1;
}
