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

/** The next rows of the log, with the columns that the index needs. */
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

export const blockMessages = query<{ block: number }>()((db, arg) =>
  db.selectFrom('log_block').select('messages').where('block', '=', arg('block')),
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

/** Ignores a posting that exists: an earlier attempt to write the block may have failed halfway. */
export const insertPosting = query<LogPostingTable>()((db, arg) =>
  db
    .insertInto('log_posting')
    .values({ block: arg('block'), term: arg('term'), positions: arg('positions') })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * The postings of a term in a range of blocks: one index lookup per block. SQLite keeps the order of tables in
 * a cross join; otherwise it would scan all postings of the range.
 */
export const postings = query<{ term: number; from: number; to: number }>()((db, arg) =>
  db
    .selectFrom('log_block')
    .crossJoin('log_posting')
    .select(['log_posting.block', 'log_posting.positions'])
    .where('log_block.block', '>=', arg('from'))
    .where('log_block.block', '<=', arg('to'))
    .whereRef('log_posting.block', '=', 'log_block.block')
    .where('log_posting.term', '=', arg('term')),
);

/** A posting of a block that was not written completely. */
export const postingAfter = query<{ block: number }>()((db, arg) =>
  db.selectFrom('log_posting').select('term').where('block', '>', arg('block')).limit(1),
);

/** Deletes postings of blocks that were not written completely. */
export const deletePostingsAfter = query<{ block: number }>()((db, arg) =>
  db.deleteFrom('log_posting').where('block', '>', arg('block')),
);

/** Deletes some of the postings of a block. */
export const deletePostings = query<{ block: number; most: number }>()((db, arg) =>
  db
    .deleteFrom('log_posting')
    .where('block', '=', arg('block'))
    .where('term', 'in', (eb) =>
      eb
        .selectFrom('log_posting')
        .select('term')
        .where('block', '=', arg('block'))
        .orderBy('term')
        .limit(arg('most')),
    ),
);

export const deleteBlock = query<{ block: number }>()((db, arg) =>
  db.deleteFrom('log_block').where('block', '=', arg('block')),
);
