import type { HeaderList } from '../../message.ts';
import type { GroupEndpoint } from '../../resources.ts';
import { query } from './query.ts';
import type { UrlGroupTable } from './schema.ts';

export const groupRow = query<{ owner: number; name: string }>()((db, arg) =>
  db
    .selectFrom('url_group')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('name', '=', arg('name')),
);

export const groupRows = query<{ owner: number }>()((db, arg) =>
  db.selectFrom('url_group').selectAll().where('owner', '=', arg('owner')).orderBy('name'),
);

export const countGroups = query<{ owner: number }>()((db, arg) =>
  db
    .selectFrom('url_group')
    .select((eb) => eb.fn.countAll<number>().as('groups'))
    .where('owner', '=', arg('owner')),
);

export const upsertGroup = query<UrlGroupTable>()((db, arg) =>
  db
    .insertInto('url_group')
    .values({
      owner: arg('owner'),
      name: arg('name'),
      created_at: arg('created_at'),
      updated_at: arg('updated_at'),
      endpoints: arg('endpoints'),
      headers: arg('headers'),
    })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'name']).doUpdateSet({
        updated_at: arg('updated_at'),
        endpoints: arg('endpoints'),
        headers: arg('headers'),
      }),
    ),
);

export const deleteGroup = query<{ owner: number; name: string }>()((db, arg) =>
  db.deleteFrom('url_group').where('owner', '=', arg('owner')).where('name', '=', arg('name')),
);

export function readEndpoints(text: string): readonly GroupEndpoint[] {
  return JSON.parse(text) as readonly GroupEndpoint[];
}

export function readHeaders(text: string): HeaderList {
  return JSON.parse(text) as HeaderList;
}
