import type { HeaderList } from '../message.ts';
import type { GroupEndpoint } from '../resources.ts';
import { query } from './query.ts';

export const groupRow = query<{ owner: number; name: string }>()((db, arg) =>
  db
    .selectFrom('url_group')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('name', '=', arg('name')),
);

export function readEndpoints(text: string): readonly GroupEndpoint[] {
  return JSON.parse(text) as readonly GroupEndpoint[];
}

export function readHeaders(text: string): HeaderList {
  return JSON.parse(text) as HeaderList;
}
