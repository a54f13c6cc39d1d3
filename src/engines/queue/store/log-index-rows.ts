import { query } from './query.ts';
import type { LogBlockTable, LogPostingTable } from './schema.ts';

const INDEXED = [
  'ticket',
  'owner',
  'message',
  'url',
  'group_name',
  'endpoint',
  'queue',
  'schedule',
  'labels',
  'flow_key',
  'caller_ip',
  'state',
] as const;

/** The next rows of the log, as its index needs them. */
export const rowsAfter = query<{ ticket: number; most: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select(INDEXED)
    .where('ticket', '>', arg('ticket'))
    .orderBy('ticket')
    .limit(arg('most')),
);

export const blockRanges = query<object>()((db) =>
  db.selectFrom('log_block').select(['block', 'last']).orderBy('block'),
);

export const blockRow = query<{ block: number }>()((db, arg) =>
  db.selectFrom('log_block').select(['tickets', 'messages']).where('block', '=', arg('block')),
);

export const blockTickets = query<{ block: number }>()((db, arg) =>
  db.selectFrom('log_block').select('tickets').where('block', '=', arg('block')),
);

export const insertBlock = query<LogBlockTable>()((db, arg) =>
  db.insertInto('log_block').values({
    block: arg('block'),
    last: arg('last'),
    tickets: arg('tickets'),
    messages: arg('messages'),
  }),
);

/** One that is there already was written before the store refused another one of its block. */
export const insertPosting = query<LogPostingTable>()((db, arg) =>
  db
    .insertInto('log_posting')
    .values({ block: arg('block'), term: arg('term'), positions: arg('positions') })
    .onConflict((conflict) => conflict.doNothing()),
);

/** What a range of blocks has of a term. For each block one look into the index of postings. */
export const postings = query<{ term: number; from: number; to: number }>()((db, arg) =>
  db
    .selectFrom('log_block')
    .innerJoin('log_posting', (join) =>
      join
        .onRef('log_posting.block', '=', 'log_block.block')
        .on('log_posting.term', '=', arg('term')),
    )
    .select(['log_posting.block', 'log_posting.positions'])
    .where('log_block.block', '>=', arg('from'))
    .where('log_block.block', '<=', arg('to')),
);

/** Deletes what a block that was not written whole has left. */
export const deletePostingsAfter = query<{ block: number }>()((db, arg) =>
  db.deleteFrom('log_posting').where('block', '>', arg('block')),
);

export const deletePostings = query<{ block: number }>()((db, arg) =>
  db.deleteFrom('log_posting').where('block', '=', arg('block')),
);

export const deleteBlock = query<{ block: number }>()((db, arg) =>
  db.deleteFrom('log_block').where('block', '=', arg('block')),
);
