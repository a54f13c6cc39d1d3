import { query } from './query.ts';
import type { DeduplicationTable } from './schema.ts';

export const duplicateOf = query<{ owner: number; key: string; now: number }>()((db, arg) =>
  db
    .selectFrom('deduplication')
    .select('message')
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key'))
    .where('expires', '>', arg('now')),
);

export const upsertDeduplication = query<DeduplicationTable>()((db, arg) =>
  db
    .insertInto('deduplication')
    .values({
      owner: arg('owner'),
      key: arg('key'),
      message: arg('message'),
      expires: arg('expires'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ message: arg('message'), expires: arg('expires') }),
    ),
);
