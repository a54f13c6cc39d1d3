import { shortened, type ByteString } from '../../bytes.ts';
import { formatDouble } from '../../numbers.ts';
import { type Reply, mapReply } from '../../reply.ts';
import type { Client } from '../client.ts';
import type { DenialReason } from './permission.ts';

/** The context of a refused call. */
export type CallContext = 'toplevel' | 'multi' | 'lua';

/** A refused call or, with the reason `auth`, a refused login. */
interface Refusal {
  readonly reason: DenialReason | 'auth';
  readonly context: CallContext;
  /** The command, key or channel; for a login the command that attempted it. */
  readonly object: ByteString;
  readonly username: ByteString;
}

interface Entry extends Refusal {
  readonly id: number;
  readonly created: number;
  count: number;
  updated: number;
  clientInfo: ByteString;
}

/** Redis 7.2 `acl.c`: equal refusals within a minute are counted in one entry. */
const GROUPED_MILLISECONDS = 60_000;
/** `addACLLogEntry`: only this many of the latest entries are compared. */
const COMPARED_ENTRIES = 10;

/** Of names and keys so many bytes are kept, because a refused key may be as long as a request. */
const MOST_BYTES = 1024;

/** The entries of ACL LOG: the latest refusals, newest first. */
export class AclLog {
  /** The number of refusals by reason since the start, for INFO. */
  readonly totals: Record<Refusal['reason'], number> = { command: 0, key: 0, channel: 0, auth: 0 };
  #entries: Entry[] = [];
  #nextId = 0;
  readonly #maxLength: () => number;

  /** @param maxLength the present value of `acllog-max-len` */
  constructor(maxLength: () => number) {
    this.#maxLength = maxLength;
  }

  add(refused: Refusal, client: Client, now: number): void {
    const refusal = {
      ...refused,
      object: shortened(refused.object, MOST_BYTES),
      username: shortened(refused.username, MOST_BYTES),
    };
    this.totals[refusal.reason]++;
    const known = this.#entries
      .slice(0, COMPARED_ENTRIES)
      .find((entry) => isSame(entry, refusal) && now - entry.updated <= GROUPED_MILLISECONDS);
    const entry = known ?? {
      ...refusal,
      id: this.#nextId++,
      created: now,
      count: 0,
      updated: now,
      clientInfo: '',
    };
    entry.count++;
    entry.updated = now;
    entry.clientInfo = describeClient(client);
    this.#entries = [entry, ...this.#entries.filter((each) => each !== entry)];
    this.#entries.length = Math.min(this.#entries.length, this.#maxLength());
  }

  reset(): void {
    this.#entries = [];
  }

  resetTotals(): void {
    Object.assign(this.totals, { command: 0, key: 0, channel: 0, auth: 0 });
  }

  /** The entries in the form of ACL LOG. */
  show(count: number, now: number): Reply[] {
    return this.#entries.slice(0, Math.max(count, 0)).map((entry) =>
      mapReply({
        count: entry.count,
        reason: entry.reason,
        context: entry.context,
        object: entry.object,
        username: entry.username,
        'age-seconds': formatDouble((now - entry.updated) / 1000),
        'client-info': entry.clientInfo,
        'entry-id': entry.id,
        'timestamp-created': entry.created,
        'timestamp-last-updated': entry.updated,
      }),
    );
  }
}

function isSame(a: Refusal, b: Refusal): boolean {
  return (
    a.reason === b.reason &&
    a.context === b.context &&
    a.object === b.object &&
    a.username === b.username
  );
}

/** The fields of CLIENT LIST that every kind of client has. */
function describeClient({ id, address, name, user }: Client): ByteString {
  return `id=${id} addr=${address} name=${name ?? ''} user=${user.name}`;
}
