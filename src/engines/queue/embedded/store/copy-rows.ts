import { sql, type Kysely } from 'kysely';
import { SHARDS, STEP } from '../copies/membership.ts';
import { query } from './query.ts';
import type { NewsTable, QueueSchema } from './schema.ts';

/** Milliseconds by the clock of the store's server, independent of the processes' clocks. */
const serverNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export const serverTime = query<object>()((db) => db.selectNoFrom(serverNow.as('now')));

export const copyRows = query<object>()((db) => db.selectFrom('copy').selectAll());

export const upsertCopy = query<{ copy: number; lease: number }>()((db, arg) =>
  db
    .insertInto('copy')
    .values({ copy: arg('copy'), until: sql`${serverNow} + ${arg('lease')}::bigint` })
    .onConflict((conflict) =>
      conflict.column('copy').doUpdateSet((eb) => ({ until: eb.ref('excluded.until') })),
    ),
);

export const deleteCopy = query<{ copy: number }>()((db, arg) =>
  db.deleteFrom('copy').where('copy', '=', arg('copy')),
);

export const copyRow = query<{ copy: number }>()((db, arg) =>
  db.selectFrom('copy').select('until').where('copy', '=', arg('copy')),
);

export const shardRows = query<object>()((db) =>
  db.selectFrom('shard').selectAll().orderBy('shard'),
);

export const assignShard = query<{ shard: number; copy: number | null }>()((db, arg) =>
  db
    .updateTable('shard')
    .set({ copy: arg('copy') })
    .where('shard', '=', arg('shard')),
);

export const freeShardsOf = query<{ copy: number }>()((db, arg) =>
  db.updateTable('shard').set({ copy: null }).where('copy', '=', arg('copy')),
);

export const insertNews = query<NewsTable>()((db, arg) =>
  db.insertInto('news').values({
    ticket: arg('ticket'),
    copy: arg('copy'),
    owner: arg('owner'),
    what: arg('what'),
  }),
);

/** The news of other processes after a ticket. */
export const newsAfter = query<{ ticket: number; most: number }>()((db, arg) =>
  db
    .selectFrom('news')
    .selectAll()
    .where('ticket', '>', arg('ticket'))
    .orderBy('ticket')
    .limit(arg('most')),
);

export const deleteNewsBefore = query<{ ticket: number }>()((db, arg) =>
  db.deleteFrom('news').where('ticket', '<', arg('ticket')),
);

export const lastTicket = query<object>()((db) => db.selectFrom('writer').select('last_ticket'));

/** Notifies all listening processes at the commit. */
export const ring = query<{ channel: string; copy: string }>()((db, arg) =>
  db.selectNoFrom(sql`pg_notify(${arg('channel')}, ${arg('copy')})`.as('rung')),
);

/**
 * Notifies the processes that own these shards, each on its own channel. @param shards as an array of PostgreSQL:
 * `{1,2}`
 */
export const ringHolders = query<{ channel: string; shards: string }>()((db, arg) =>
  db
    .selectFrom('shard')
    .select(sql`pg_notify(${arg('channel')}::text || '_' || copy, '')`.as('rung'))
    .where('copy', 'is not', null)
    .where(sql<boolean>`shard = any(${arg('shards')}::bigint[])`),
);

/** Owners of some shards. @param shards as an array of PostgreSQL: `{1,2}` */
const inShards = (shards: ReturnType<typeof sql<string>>) =>
  sql<boolean>`message.owner * ${sql.lit(STEP)} % ${sql.lit(SHARDS)} = any(${shards}::bigint[])`;

/** The process that currently delivers a message. */
export const setClaim = query<{ seq: number; copy: number | null }>()((db, arg) =>
  db
    .updateTable('message')
    .set({ claimed: arg('copy') })
    .where('seq', '=', arg('seq')),
);

/** Releases the claims on messages of shards that have changed hands: no process is delivering them. */
export const clearClaims = query<{ shards: string }>()((db, arg) =>
  db
    .updateTable('message')
    .set({ claimed: null })
    .where('claimed', 'is not', null)
    .where(inShards(arg('shards'))),
);

const claimed = (db: Kysely<QueueSchema>) =>
  db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('claimed', 'is not', null);

/** The number of deliveries in progress, of all processes. */
export const countClaimed = query<object>()((db) => claimed(db));

export const countClaimedOf = query<{ owner: number }>()((db, arg) =>
  claimed(db).where('owner', '=', arg('owner')),
);

export const countClaimedOfKey = query<{ owner: number; key: string }>()((db, arg) =>
  claimed(db).where('owner', '=', arg('owner')).where('flow_key', '=', arg('key')),
);

export const countClaimedInLane = query<{ owner: number; lane: string }>()((db, arg) =>
  claimed(db).where('owner', '=', arg('owner')).where('lane', '=', arg('lane')),
);

/** The lanes of shards, and when the first message of each is due. */
export const lanesOfShards = query<{ shards: string }>()((db, arg) =>
  db
    .selectFrom('message')
    .select((eb) => ['lane', eb.fn.min('due').as('due')])
    .where(inShards(arg('shards')))
    .groupBy('lane'),
);

/** A message of these shards that was canceled during its delivery, or by another process. */
export const canceledOfShards = query<{ shards: string }>()((db, arg) =>
  db
    .selectFrom('message')
    .select('seq')
    .where('canceled', '=', sql.lit(1))
    .where(inShards(arg('shards')))
    .limit(1),
);
