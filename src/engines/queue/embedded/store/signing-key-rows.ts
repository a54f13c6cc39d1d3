import { query } from './query.ts';
import type { SigningKeysTable } from './schema.ts';

export const allSigningKeys = query<object>()((db) =>
  db
    .selectFrom('signing_keys')
    .innerJoin('owner', 'owner.owner', 'signing_keys.owner')
    .select(['owner.user_id', 'signing_keys.current_key', 'signing_keys.next_key']),
);

export const signingKeysRow = query<{ userId: string }>()((db, arg) =>
  db
    .selectFrom('signing_keys')
    .innerJoin('owner', 'owner.owner', 'signing_keys.owner')
    .select(['signing_keys.current_key', 'signing_keys.next_key'])
    .where('owner.user_id', '=', arg('userId')),
);

export const upsertSigningKeys = query<SigningKeysTable>()((db, arg) =>
  db
    .insertInto('signing_keys')
    .values({
      owner: arg('owner'),
      current_key: arg('current_key'),
      next_key: arg('next_key'),
      rotated_at: arg('rotated_at'),
    })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({
        current_key: arg('current_key'),
        next_key: arg('next_key'),
        rotated_at: arg('rotated_at'),
      }),
    ),
);
